/* SPDX-License-Identifier: MIT */
/* Getters: how many gestures are loaded, and what they need of the host. */
#include "set.h"

#include <tactus.h>

size_t tactus_gestures_get_count(const struct tactus_gestures *gestures)
{
	const struct gesture_configuration *gesture;
	size_t count = 0;

	for (gesture = gestures ? gestures->configuration.gestures : NULL; gesture; gesture = gesture->next)
		count += gestures_serve(gestures, gesture);
	return count;
}

bool tactus_gestures_uses_action(const struct tactus_gestures *gestures, enum tactus_gestures_action action)
{
	const struct gesture_configuration *gesture;

	for (gesture = gestures ? gestures->configuration.gestures : NULL; gesture; gesture = gesture->next) {
		bool uses = gesture->action == action ||
			(action == TACTUS_GESTURES_ACTION_HOLD_KEYS && gesture->hold && gesture->keys.count > 0);

		if (uses && gestures_serve(gestures, gesture))
			return true;
	}
	return false;
}

uint32_t tactus_gestures_get_most_fingers(const struct tactus_gestures *gestures)
{
	const struct gesture_configuration *gesture;
	uint32_t most = 0;

	for (gesture = gestures ? gestures->configuration.gestures : NULL; gesture; gesture = gesture->next) {
		if (gestures_serve(gestures, gesture) && gesture_fingers(gesture) > most)
			most = gesture_fingers(gesture);
	}
	return most;
}

bool tactus_gestures_scales_lengths(const struct tactus_gestures *gestures)
{
	return gestures && gestures->configuration.scale_lengths;
}

enum tactus_status tactus_gestures_accommodate(
	const struct tactus_gestures *gestures, struct tactus_touch_source *source)
{
	enum tactus_status status;

	if (!gestures || !source)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	status = tactus_touch_source_set_accommodations(source, &gestures->configuration.accommodations);
	if (status != TACTUS_STATUS_OK)
		gestures_log(gestures, "no memory for touch accommodations; touches pass as they are");
	return status;
}

int tactus_gestures_get_fd(const struct tactus_gestures *gestures)
{
	return gestures ? gestures->files.watch : -1;
}

const char *tactus_gestures_get_path(const struct tactus_gestures *gestures)
{
	return gestures ? gestures->path : NULL;
}
