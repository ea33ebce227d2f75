/* SPDX-License-Identifier: MIT */
#include "set.h"

#include "host-calls.h"
#include "plain-text.h"

#include <stdarg.h>
#include <stdio.h>

void gestures_log(const struct tactus_gestures *gestures, const char *format, ...)
{
	char line[1536], plain[1536];
	va_list arguments;

	if (!gestures->host.log)
		return;
	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	plain_text(line, plain, sizeof(plain));
	host_call_log(gestures, plain);
}

void gestures_replace(struct tactus_gestures *gestures, struct configuration *configuration)
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
