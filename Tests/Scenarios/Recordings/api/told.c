/* SPDX-License-Identifier: MIT */
/*
 * Every object has a name of its own from the start, so that the program and the player call it alike. Recognizers have
 * a target that only tells: the player has one for each, too.
 */
#include "told.h"
#include "recorders.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void __real_world_note(enum kind kind, void *object);
void __wrap_world_note(enum kind kind, void *object);
void __wrap_world_heard(struct tactus_responder *responder, enum tactus_touch_phase phase,
	const struct tactus_touch *const *touches, size_t count);
int __real_tactus_application_get_timer_fd(struct tactus_application *application);
int __wrap_tactus_application_get_timer_fd(struct tactus_application *application);
enum tactus_status __real_tactus_view_set_name(struct tactus_view *view, const char *name);
enum tactus_status __wrap_tactus_view_set_name(struct tactus_view *view, const char *name);
enum tactus_status __real_tactus_recognizer_set_name(struct tactus_recognizer *recognizer, const char *name);
enum tactus_status __wrap_tactus_recognizer_set_name(struct tactus_recognizer *recognizer, const char *name);

enum {
	MOST_NAMED = 2048,
	MOST_TOUCHES = 64,
	LONGEST = 1024,
};

bool told;
static struct named {
	enum kind kind;
	void *object;
	char name[16];
} named[MOST_NAMED];
static size_t named_count;
static unsigned int last_number;

/* The name goes with the object, as its place in memory may be that of another one later. */
static void forget(void *object, void *data)
{
	(void)data;
	for (size_t i = 0; i < named_count; i++)
		if (named[i].object == object)
			named[i--] = named[--named_count];
}

static bool is_named(const void *object)
{
	for (size_t i = 0; i < named_count; i++)
		if (named[i].object == object)
			return true;
	return false;
}

static void tell(struct tactus_application *application, const char *name, const char *what)
{
	char text[LONGEST];

	snprintf(text, sizeof text, "got %.15g %s %s", (double)tactus_application_get_time(application) / 1000, name,
		what);
	recorders_add_comment(application, text);
}

static void tell_action(struct tactus_recognizer *recognizer, void *data)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };

	(void)data;
	tell(tactus_recognizer_get_application(recognizer), tactus_recognizer_get_name(recognizer),
		states[tactus_recognizer_get_state(recognizer)]);
}

static bool belongs_to_scroll_view(struct tactus_recognizer *recognizer)
{
	struct tactus_view *view = tactus_recognizer_get_view(recognizer);

	return tactus_scroll_view_get_pan_recognizer(view) == recognizer ||
		tactus_scroll_view_get_pinch_recognizer(view) == recognizer;
}

static void listen(enum kind kind, void *object)
{
	if (kind == KIND_VIEW)
		tactus_view_add_destroy_listener(object, forget, NULL);
	else if (kind == KIND_RECOGNIZER)
		tactus_recognizer_add_destroy_listener(object, forget, NULL);
	else
		tactus_view_controller_add_destroy_listener(object, forget, NULL);
}

static void give_name(enum kind kind, void *object)
{
	static const char letters[] = { [KIND_VIEW] = 'V', [KIND_CONTROLLER] = 'C', [KIND_RECOGNIZER] = 'R' };
	struct named *place = &named[named_count];

	if (named_count == MOST_NAMED || is_named(object))
		return;
	*place = (struct named){ .kind = kind, .object = object };
	snprintf(place->name, sizeof place->name, "%c%u", letters[kind], ++last_number);
	named_count++;
	if (kind == KIND_VIEW) {
		__real_tactus_view_set_name(object, place->name);
	} else if (kind == KIND_RECOGNIZER) {
		__real_tactus_recognizer_set_name(object, place->name);
		tactus_recognizer_add_target(object, tell_action, NULL);
	} else {
		recorders_set_name(object, place->name);
	}
	listen(kind, object);
}

void __wrap_world_note(enum kind kind, void *object)
{
	bool has_name = kind == KIND_VIEW || kind == KIND_CONTROLLER || kind == KIND_RECOGNIZER;

	/* The player does not log what the recognizers of scroll views do: their views do. */
	if (told && object && has_name && !(kind == KIND_RECOGNIZER && belongs_to_scroll_view(object)))
		give_name(kind, object);
	__real_world_note(kind, object);
}

enum tactus_status __wrap_tactus_view_set_name(struct tactus_view *view, const char *name)
{
	return told ? TACTUS_STATUS_OK : __real_tactus_view_set_name(view, name);
}

enum tactus_status __wrap_tactus_recognizer_set_name(struct tactus_recognizer *recognizer, const char *name)
{
	return told ? TACTUS_STATUS_OK : __real_tactus_recognizer_set_name(recognizer, name);
}

/* Sources with a clock of their own follow the real clock from then on: no two runs would be the same. */
int __wrap_tactus_application_get_timer_fd(struct tactus_application *application)
{
	return told ? -1 : __real_tactus_application_get_timer_fd(application);
}

/* A responder's name, and the application that it belongs to. */
struct owner {
	struct tactus_application *application;
	const char *name;
};

/* A touch's source does not tell the application: it may be destroyed. */
static struct owner owner_of(const struct tactus_responder *responder)
{
	for (unsigned int i = 0; i < world.counts[KIND_APPLICATION]; i++) {
		struct tactus_application *application = world.objects[KIND_APPLICATION][i];

		if (responder == tactus_application_get_responder(application))
			return (struct owner){ application, "application" };
		if (responder == tactus_application_get_delegate_responder(application))
			return (struct owner){ application, "application-delegate" };
	}
	for (size_t i = 0; i < named_count; i++) {
		const struct named *object = &named[i];
		struct tactus_view *view = object->object;

		if (object->kind == KIND_VIEW && tactus_view_get_responder(view) == responder)
			return (struct owner){ tactus_view_get_application(view), object->name };
		if (object->kind != KIND_CONTROLLER ||
			tactus_view_controller_get_responder(object->object) != responder)
			continue;
		view = tactus_view_controller_get_view(object->object);
		return (struct owner){ tactus_view_get_application(view), object->name };
	}
	return (struct owner){ NULL, "" };
}

static int compare_ids(const void *left, const void *right)
{
	int32_t a = *(const int32_t *)left, b = *(const int32_t *)right;

	return (a > b) - (a < b);
}

/* Adds the ids of touches, ascending. Touches of several panels may have the same. */
static void add_ids(char *text, size_t capacity, const struct tactus_touch *const *touches, size_t count)
{
	int32_t ids[MOST_TOUCHES];
	size_t length = strlen(text);

	count = count < MOST_TOUCHES ? count : MOST_TOUCHES;
	for (size_t i = 0; i < count; i++)
		ids[i] = tactus_touch_get_id(touches[i]);
	qsort(ids, count, sizeof ids[0], compare_ids);
	for (size_t i = 0; i < count && length < capacity; i++)
		length += (size_t)snprintf(text + length, capacity - length, " %d", (int)ids[i]);
}

/* Takes the place of a function of the program that does nothing. */
void __wrap_world_heard(struct tactus_responder *responder, enum tactus_touch_phase phase,
	const struct tactus_touch *const *touches, size_t count)
{
	static const char *const phases[] = {
		[TACTUS_TOUCH_PHASE_BEGAN] = "touches-began",
		[TACTUS_TOUCH_PHASE_MOVED] = "touches-moved",
		[TACTUS_TOUCH_PHASE_ENDED] = "touches-ended",
		[TACTUS_TOUCH_PHASE_CANCELLED] = "touches-cancelled",
	};
	struct owner owner;
	char what[LONGEST / 2];

	if (!told)
		return;
	owner = owner_of(responder);
	snprintf(what, sizeof what, "%s", phases[phase]);
	add_ids(what, sizeof what, touches, count);
	tell(owner.application, owner.name, what);
}

void told_begin(void)
{
	named_count = 0;
	last_number = 0;
}

void told_name_all(struct tactus_recorder *recorder)
{
	for (size_t i = 0; told && i < named_count; i++)
		if (named[i].kind == KIND_CONTROLLER)
			tactus_recorder_set_name(recorder, named[i].object, named[i].name);
}
