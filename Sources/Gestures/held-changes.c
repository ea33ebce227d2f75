/* SPDX-License-Identifier: MIT */
/* Changes that the host held until its output frame. */
#include "gesture.h"
#include "set.h"

#include <string.h>

static struct gesture *find_running(const struct tactus_gestures *gestures, const struct tactus_gestures_event *event)
{
	const struct gesture_seat *seat;
	size_t index;

	for (seat = gestures->seats; seat; seat = seat->next) {
		for (index = 0; seat->seat == event->seat && index < seat->count; index++) {
			struct gesture *gesture = &seat->gestures[index];

			if (gesture->attempt.is_active && strcmp(gesture->configuration->name, event->name) == 0)
				return gesture;
		}
	}
	return NULL;
}

enum tactus_status tactus_gestures_change(struct tactus_gestures *gestures, const struct tactus_gestures_event *event)
{
	struct tactus_gestures_event own = { 0 };
	struct gesture *gesture;

	/* A host that was built with an older header has a shorter event. */
	if (!gestures || !event || event->size < sizeof(event->size) || event->size > sizeof(own))
		return TACTUS_STATUS_INVALID_ARGUMENT;
	memcpy(&own, event, event->size);
	own.size = sizeof(own);
	if (!own.name || own.phase != TACTUS_GESTURES_PHASE_CHANGED)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	gesture = find_running(gestures, &own);
	if (!gesture)
		return TACTUS_STATUS_NONE;
	gesture_follow(gesture, &own);
	return TACTUS_STATUS_OK;
}
