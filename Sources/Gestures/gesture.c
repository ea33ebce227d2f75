/* SPDX-License-Identifier: MIT */
#include "gesture.h"

#include "set.h"
#include "stroke-path.h"

#include <stdlib.h>
#include <string.h>
#include <tactus.h>

static void handle_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer;
	gesture_handle_state(data);
}

static void clear_path(struct gesture *gesture)
{
	free(gesture->path);
	gesture->path = NULL;
}

bool gesture_init(struct gesture *gesture, struct tactus_gestures *gestures,
	const struct gesture_configuration *configuration, struct gesture_seat *seat)
{
	memset(gesture, 0, sizeof(*gesture));
	gesture->configuration = configuration;
	gesture->gestures = gestures;
	gesture->seat = seat->seat;
	gesture->seat_of = seat;
	gesture->feedback = &seat->feedback;
	if (configuration->type == GESTURE_TYPE_STROKE && !(gesture->path = calloc(1, sizeof(*gesture->path))))
		return false;
	gesture->recognizer = gesture_create_recognizer(gestures->application, configuration);
	if (!gesture->recognizer) {
		clear_path(gesture);
		return false;
	}
	gesture_ask_questions(gesture);
	if (tactus_recognizer_add_target(gesture->recognizer, handle_action, gesture) == TACTUS_STATUS_OK &&
		tactus_view_add_recognizer(gestures->root, gesture->recognizer) == TACTUS_STATUS_OK)
		return true;
	tactus_recognizer_destroy(gesture->recognizer);
	gesture->recognizer = NULL;
	clear_path(gesture);
	return false;
}

void gesture_finish(struct gesture *gesture)
{
	struct tactus_recognizer *recognizer = gesture->recognizer;

	/* Cancel first: without a recognizer set, the action of its destruction has no effect. */
	gesture_cancel(gesture);
	gesture->recognizer = NULL;
	tactus_recognizer_destroy(recognizer);
	clear_path(gesture);
}

double gesture_pixels(const struct gesture *gesture, double value, enum tactus_length_unit unit)
{
	const struct attempt *attempt = &gesture->attempt;

	return value * (unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? attempt->px_per_mm : attempt->px_scale);
}

bool gesture_holds_touches(const struct gesture *gesture)
{
	if (!gesture->configuration->cancel || tactus_recognizer_get_number_of_touches(gesture->recognizer) == 0)
		return false;
	switch (tactus_recognizer_get_state(gesture->recognizer)) {
	case TACTUS_RECOGNIZER_STATE_POSSIBLE:
		return gesture->configuration->type == GESTURE_TYPE_EDGE_SWIPE;
	case TACTUS_RECOGNIZER_STATE_BEGAN:
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		return true;
	default:
		return false;
	}
}
