/* SPDX-License-Identifier: MIT */
#include "set.h"

#include "plain-text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <tactus.h>

void gestures_log(const struct gestures *gestures, const char *format, ...)
{
	char line[1024], plain[1024];
	va_list arguments;

	if (!gestures->host->log)
		return;
	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	plain_text(line, plain, sizeof(plain));
	gestures->host->log(plain, gestures->data);
}

/* --- seats ------------------------------------------------------------------ */

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

static void wait_for_others(struct gesture_seat *seat, struct gesture *gesture)
{
	const struct gesture_wait *wait;
	struct gesture *other;

	for (wait = gesture->configuration->waits; wait; wait = wait->next) {
		other = find_gesture(seat, wait->other);
		if (gesture->recognizer && other && other->recognizer)
			tactus_recognizer_require_failure_of(gesture->recognizer, other->recognizer);
	}
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
 * one in the file does (18.1): so the last one is added first.
 */
static void create_recognizers(struct gestures *gestures, struct gesture_seat *seat)
{
	const struct gesture_configuration *configuration;
	size_t index = seat->count;

	while (index-- > 0) {
		configuration = seat->gestures[index].configuration;
		if (!gesture_init(&seat->gestures[index], gestures, configuration, seat))
			gestures_log(gestures, "%s: no memory", configuration->name);
	}
}

static void fill_seat(struct gestures *gestures, struct gesture_seat *seat)
{
	const struct gesture_configuration *configuration;
	size_t index;

	if (gestures->configuration.count == 0)
		return;
	feedback_init(&seat->feedback, gestures, seat);
	seat->gestures = calloc(gestures->configuration.count, sizeof(*seat->gestures));
	for (configuration = gestures->configuration.gestures; seat->gestures && configuration;
		configuration = configuration->next) {
		if (gestures_serve(gestures, configuration))
			seat->gestures[seat->count++].configuration = configuration;
	}
	create_recognizers(gestures, seat);
	for (index = 0; index < seat->count; index++)
		wait_for_others(seat, &seat->gestures[index]);
}

static void empty_seat(struct gesture_seat *seat)
{
	size_t index;

	feedback_finish(&seat->feedback);
	for (index = 0; index < seat->count; index++)
		gesture_finish(&seat->gestures[index]);
	free(seat->gestures);
	seat->gestures = NULL;
	seat->count = 0;
}

void gestures_add_seat(struct gestures *gestures, uint32_t number)
{
	struct gesture_seat *seat = calloc(1, sizeof(*seat)), **last = &gestures->seats;

	if (!seat) {
		gestures_log(gestures, "no memory for the gestures of a seat");
		return;
	}
	seat->seat = number;
	while (*last)
		last = &(*last)->next;
	*last = seat;
	fill_seat(gestures, seat);
}

void gestures_remove_seat(struct gestures *gestures, uint32_t number)
{
	struct gesture_seat **seat = &gestures->seats, *removed;

	while (*seat && (*seat)->seat != number)
		seat = &(*seat)->next;
	removed = *seat;
	if (!removed)
		return;
	*seat = removed->next;
	empty_seat(removed);
	free(removed);
}

bool gestures_hold_touches(const struct gestures *gestures, uint32_t number)
{
	const struct gesture_seat *seat;
	size_t index;

	for (seat = gestures->seats; seat; seat = seat->next) {
		for (index = 0; seat->seat == number && index < seat->count; index++) {
			if (gesture_holds_touches(&seat->gestures[index]))
				return true;
		}
	}
	return false;
}

/* --- the whole -------------------------------------------------------------- */

struct gestures *gestures_create(struct tactus_application *application, struct tactus_view *root,
	const struct gestures_host *host, void *data)
{
	struct gestures *gestures = calloc(1, sizeof(*gestures));

	if (!gestures)
		return NULL;
	gestures->application = application;
	gestures->root = root;
	gestures->host = host;
	gestures->data = data;
	configuration_init(&gestures->configuration);
	gesture_files_init(&gestures->files);
	return gestures;
}

void gestures_destroy(struct gestures *gestures)
{
	if (!gestures)
		return;
	while (gestures->seats)
		gestures_remove_seat(gestures, gestures->seats->seat);
	configuration_finish(&gestures->configuration);
	gesture_files_finish(&gestures->files);
	free(gestures);
}

/* Replaces all gestures. Running attempts of the old ones are cancelled. */
void gestures_replace(struct gestures *gestures, struct configuration *configuration)
{
	struct gesture_seat *seat;

	for (seat = gestures->seats; seat; seat = seat->next)
		empty_seat(seat);
	configuration_finish(&gestures->configuration);
	gestures->configuration = *configuration;
	/* An empty list points to its own head, which has moved. */
	if (!gestures->configuration.gestures)
		gestures->configuration.last_gesture = &gestures->configuration.gestures;
	for (seat = gestures->seats; seat; seat = seat->next)
		fill_seat(gestures, seat);
}

size_t gestures_count(const struct gestures *gestures)
{
	const struct gesture_configuration *gesture;
	size_t count = 0;

	for (gesture = gestures->configuration.gestures; gesture; gesture = gesture->next)
		count += gestures_serve(gestures, gesture);
	return count;
}

bool gestures_use_action(const struct gestures *gestures, enum gestures_action action)
{
	const struct gesture_configuration *gesture;

	for (gesture = gestures->configuration.gestures; gesture; gesture = gesture->next) {
		if (gesture->action == action && gestures_serve(gestures, gesture))
			return true;
	}
	return false;
}

uint32_t gestures_most_fingers(const struct gestures *gestures)
{
	const struct gesture_configuration *gesture;
	uint32_t most = 0;

	for (gesture = gestures->configuration.gestures; gesture; gesture = gesture->next) {
		if (gestures_serve(gestures, gesture) && gesture_fingers(gesture) > most)
			most = gesture_fingers(gesture);
	}
	return most;
}

bool gestures_scale_lengths(const struct gestures *gestures)
{
	return gestures->configuration.scale_lengths;
}

void gestures_accommodate(const struct gestures *gestures, struct tactus_touch_source *source)
{
	if (tactus_touch_source_set_accommodations(source, &gestures->configuration.accommodations) != TACTUS_STATUS_OK)
		gestures_log(gestures, "no memory for touch accommodations; touches pass as they are");
}

int gestures_get_fd(const struct gestures *gestures)
{
	return gestures->files.watch;
}
