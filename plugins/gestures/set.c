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
		gesture_seat_empty(seat);
	configuration_finish(&gestures->configuration);
	gestures->configuration = *configuration;
	/* An empty list points to its own head, which has moved. */
	if (!gestures->configuration.gestures)
		gestures->configuration.last_gesture = &gestures->configuration.gestures;
	for (seat = gestures->seats; seat; seat = seat->next) {
		if (!gesture_seat_fill(gestures, seat))
			gestures_log(gestures, "no memory for the gestures of a seat; it gets them later");
	}
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
