// SPDX-License-Identifier: MIT
/* Failure requirements (§6) and sequences (6.14) of recognizers, also of those that are declared later. */
#include <stdlib.h>

#include "scene.h"

enum {
	MOST_REQUIREMENTS = 1024,
};

void wait_for(struct tactus_recorder *recorder, const struct object *recognizer, const void *other)
{
	struct object *object = find_object(&recorder->objects, other);

	if (!object)
		object = add_object(&recorder->objects, other, OBJECT_RECOGNIZER);
	if (object && object->waiting_count > 0 && object->waiting[object->waiting_count - 1] == recognizer->pointer)
		return;
	if (object && object->waiting_count == object->waiting_capacity) {
		size_t capacity = object->waiting_capacity > 0 ? 2 * object->waiting_capacity : 4;
		const void **more = realloc(object->waiting, capacity * sizeof *more);

		if (more) {
			object->waiting = more;
			object->waiting_capacity = capacity;
		}
	}
	if (!object || object->waiting_count == object->waiting_capacity) {
		write_loss(recorder, "without memory, a failure requirement of ", recognizer->name);
		return;
	}
	object->waiting[object->waiting_count++] = recognizer->pointer;
}

static void forget_waiting_for(struct object *object)
{
	free(object->waiting);
	object->waiting = NULL;
	object->waiting_count = object->waiting_capacity = 0;
}

void forget_waiting(struct tactus_recorder *recorder)
{
	for (size_t i = 0; i < recorder->objects.capacity; i++)
		if (recorder->objects.slots[i])
			forget_waiting_for(recorder->objects.slots[i]);
}

/* The recognizer may have changed since it waits, or be another one at the same address. */
static bool requires(const void *recognizer, const void *other)
{
	struct tactus_recognizer *others[MOST_REQUIREMENTS];
	size_t count = tactus_recognizer_get_failure_requirements(recognizer, others, MOST_REQUIREMENTS);

	for (size_t i = 0; i < count && i < MOST_REQUIREMENTS; i++)
		if (others[i] == other)
			return true;
	return false;
}

void write_waiting(struct tactus_recorder *recorder, struct object *recognizer)
{
	for (size_t i = 0; i < recognizer->waiting_count; i++) {
		const struct object *one = declared(recorder, recognizer->waiting[i]);

		if (!one || one->is_dead || one->kind != OBJECT_RECOGNIZER)
			continue;
		if (requires(one->pointer, recognizer->pointer))
			write_pair(recorder, "require-failure", one, recognizer);
		if (tactus_recognizer_get_sequenced_after(one->pointer) == recognizer->pointer)
			write_pair(recorder, "sequence-after", one, recognizer);
	}
	forget_waiting_for(recognizer);
}

static void write_failure_requirements(struct tactus_recorder *recorder, const struct object *recognizer)
{
	struct tactus_recognizer *others[MOST_REQUIREMENTS];
	size_t count = tactus_recognizer_get_failure_requirements(recognizer->pointer, others, MOST_REQUIREMENTS);

	if (count > MOST_REQUIREMENTS)
		write_loss(recorder, "some failure requirements of ", recognizer->name);
	for (size_t i = 0; i < count && i < MOST_REQUIREMENTS; i++) {
		const struct object *other = declared(recorder, others[i]);

		if (other)
			write_pair(recorder, "require-failure", recognizer, other);
		else
			wait_for(recorder, recognizer, others[i]);
	}
}

static void write_sequence_of(struct tactus_recorder *recorder, const struct object *recognizer)
{
	struct tactus_recognizer *leader = tactus_recognizer_get_sequenced_after(recognizer->pointer);

	if (declared(recorder, leader))
		write_pair(recorder, "sequence-after", recognizer, declared(recorder, leader));
	else if (leader)
		wait_for(recorder, recognizer, leader);
}

const struct object *declare_leader(
	struct tactus_recorder *recorder, const struct object *recognizer, struct tactus_recognizer *leader)
{
	const struct object *view = declared(recorder, tactus_recognizer_get_view(recognizer->pointer));
	struct tactus_recognizer *next = leader;
	size_t count = 0;

	/* Leaders may have leaders: first all are declared, then what they require. */
	for (; next && view && !declared(recorder, next); next = tactus_recognizer_get_sequenced_after(next), count++)
		declare_recognizer_on(recorder, next, view->name, " detached");
	for (next = leader; count > 0; next = tactus_recognizer_get_sequenced_after(next), count--)
		describe_recognizer(recorder, next);
	return declared(recorder, leader);
}

void write_requirements(struct tactus_recorder *recorder, const struct object *recognizer)
{
	declare_leader(recorder, recognizer, tactus_recognizer_get_sequenced_after(recognizer->pointer));
	write_failure_requirements(recorder, recognizer);
	write_sequence_of(recorder, recognizer);
}
