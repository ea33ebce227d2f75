/* SPDX-License-Identifier: MIT */
/* Each seat's recognizers, of which all are made or, without memory, made later. */
#include "host-calls.h"
#include "set.h"

#include <stdlib.h>
#include <tactus.h>

/* Returns the gesture of this seat that was made from a configuration, or NULL. */
static struct gesture *find_gesture(struct gesture_seat *seat, const struct gesture_configuration *configuration)
{
	size_t index;

	for (index = 0; index < seat->count; index++) {
		if (seat->gestures[index].configuration == configuration)
			return &seat->gestures[index];
	}
	return NULL;
}

/* Returns false if out of memory. */
static bool wait_for_others(struct gesture_seat *seat, struct gesture *gesture)
{
	const struct gesture_wait *wait;
	struct gesture *other;
	bool is_complete = true;

	for (wait = gesture->configuration->waits; wait; wait = wait->next) {
		other = find_gesture(seat, wait->other);
		if (gesture->recognizer && other && other->recognizer &&
			tactus_recognizer_require_failure_of(gesture->recognizer, other->recognizer) ==
				TACTUS_STATUS_NO_MEMORY)
			is_complete = false;
	}
	return is_complete;
}

struct gesture *gesture_of(struct gesture_seat *seat, const struct tactus_recognizer *recognizer)
{
	size_t index;

	for (index = 0; index < seat->count; index++) {
		if (seat->gestures[index].recognizer == recognizer)
			return &seat->gestures[index];
	}
	return NULL;
}

/*
 * The engine asks first which recognizer was added last (rule 4.4), and of gestures that recognize together the first
 * one in the file does (18.1): so the last one is added first. Returns false if out of memory.
 */
static bool create_recognizers(struct tactus_gestures *gestures, struct gesture_seat *seat)
{
	size_t index = seat->count;
	bool is_complete = true;

	while (index-- > 0) {
		if (!gesture_init(&seat->gestures[index], gestures, seat->gestures[index].configuration, seat))
			is_complete = false;
	}
	for (index = 0; index < seat->count; index++) {
		if (!wait_for_others(seat, &seat->gestures[index]))
			is_complete = false;
	}
	return is_complete;
}

bool gesture_seat_fill(struct tactus_gestures *gestures, struct gesture_seat *seat)
{
	const struct gesture_configuration *configuration;

	seat->is_complete = true;
	if (gestures->configuration.count == 0)
		return true;
	seat->is_complete = feedback_init(&seat->feedback, gestures, seat);
	seat->gestures = calloc(gestures->configuration.count, sizeof(*seat->gestures));
	if (!seat->gestures)
		seat->is_complete = false;
	for (configuration = gestures->configuration.gestures; seat->gestures && configuration;
		configuration = configuration->next) {
		if (gestures_serve(gestures, configuration))
			seat->gestures[seat->count++].configuration = configuration;
	}
	if (!create_recognizers(gestures, seat))
		seat->is_complete = false;
	return seat->is_complete;
}

void gesture_seat_empty(struct gesture_seat *seat)
{
	size_t index;

	feedback_finish(&seat->feedback);
	for (index = 0; index < seat->count; index++)
		gesture_finish(&seat->gestures[index]);
	free(seat->gestures);
	seat->gestures = NULL;
	seat->count = 0;
}

static struct gesture_seat *find_seat(const struct tactus_gestures *gestures, uint32_t number)
{
	struct gesture_seat *seat = gestures->seats;

	while (seat && seat->seat != number)
		seat = seat->next;
	return seat;
}

/* Appends a seat without gestures. Returns NULL if out of memory. */
static struct gesture_seat *append_seat(struct tactus_gestures *gestures, uint32_t number)
{
	struct gesture_seat *seat = calloc(1, sizeof(*seat)), **last = &gestures->seats;

	if (!seat)
		return NULL;
	seat->seat = number;
	while (*last)
		last = &(*last)->next;
	*last = seat;
	return seat;
}

enum tactus_status tactus_gestures_add_seat(struct tactus_gestures *gestures, uint32_t number)
{
	struct gesture_seat *seat;

	if (!gestures)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (gestures_is_busy(gestures))
		return TACTUS_STATUS_BUSY;
	seat = find_seat(gestures, number);
	if (seat)
		return seat->is_complete ? TACTUS_STATUS_OK : TACTUS_STATUS_NO_MEMORY;
	seat = append_seat(gestures, number);
	if (seat && gesture_seat_fill(gestures, seat))
		return TACTUS_STATUS_OK;
	gestures_log(gestures, "no memory for the gestures of a seat; it gets them later");
	return TACTUS_STATUS_NO_MEMORY;
}

/* A gesture with fingers would lose its attempt. */
static bool is_at_rest(const struct gesture_seat *seat)
{
	size_t index;

	for (index = 0; index < seat->count; index++) {
		if (tactus_recognizer_get_number_of_touches(seat->gestures[index].recognizer) > 0)
			return false;
	}
	return true;
}

bool tactus_gestures_complete_seat(struct tactus_gestures *gestures, uint32_t number)
{
	struct gesture_seat *seat;

	if (!gestures || gestures_is_busy(gestures))
		return false;
	seat = find_seat(gestures, number);
	if (seat && (seat->is_complete || !is_at_rest(seat)))
		return false;
	if (!seat)
		seat = append_seat(gestures, number);
	if (!seat)
		return false;
	gesture_seat_empty(seat);
	/* A line for each finger that lands while memory is short would be too many. */
	if (!gesture_seat_fill(gestures, seat))
		return false;
	gestures_log(gestures, "there is memory again: a seat has all its gestures");
	return true;
}

enum tactus_status tactus_gestures_remove_seat(struct tactus_gestures *gestures, uint32_t number)
{
	struct gesture_seat **seat, *removed;

	if (!gestures)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (gestures_is_busy(gestures))
		return TACTUS_STATUS_BUSY;
	seat = &gestures->seats;
	while (*seat && (*seat)->seat != number)
		seat = &(*seat)->next;
	removed = *seat;
	if (!removed)
		return TACTUS_STATUS_NONE;
	*seat = removed->next;
	gesture_seat_empty(removed);
	free(removed);
	return TACTUS_STATUS_OK;
}

bool tactus_gestures_holds_touches(const struct tactus_gestures *gestures, uint32_t number)
{
	const struct gesture_seat *seat = gestures ? find_seat(gestures, number) : NULL;
	size_t index;

	for (index = 0; seat && index < seat->count; index++) {
		if (gesture_holds_touches(&seat->gestures[index]))
			return true;
	}
	return false;
}
