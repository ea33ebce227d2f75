/* SPDX-License-Identifier: MIT */
#include "nearness.h"

#include "gesture.h"
#include "measuring.h"
#include "set.h"

#include <math.h>
#include <tactus.h>

#define PRESS_DRAG_DISTANCE 10.0 /* px */
/* Part of the bar that the rest before a press-drag fills. */
#define REST_PART 0.5

/* The directions of these kinds are the file's: the recognizer knows none, and its progress counts every way. */
static bool leads_on(const struct gesture *gesture)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	uint32_t allowed = configuration->directions;
	double x = 0, y = 0;

	if (gesture_is_measured_by_pan(configuration)) {
		tactus_pan_recognizer_get_translation(gesture->recognizer, NULL, &x, &y);
		return gesture_allows_way(configuration, x, y);
	}
	switch (configuration->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
	case GESTURE_TYPE_DRAG:
	case GESTURE_TYPE_TAP_DRAG:
		tactus_pan_recognizer_get_translation(gesture->recognizer, NULL, &x, &y);
		return gesture_allows_way(configuration, x, y);
	case GESTURE_TYPE_PINCH:
	case GESTURE_TYPE_ROTATE:
		return !allowed || allowed & gesture_turn(gesture);
	default:
		return true;
	}
}

double gesture_drag_nearness(const struct gesture *gesture)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	const struct attempt *attempt = &gesture->attempt;
	double x = attempt->base_x, y = attempt->base_y;
	double least = configuration->distance.is_set
		? gesture_pixels(gesture, configuration->distance.value, configuration->distance.unit)
		: gesture_pixels(gesture, PRESS_DRAG_DISTANCE, TACTUS_LENGTH_UNIT_PIXELS);

	tactus_recognizer_get_location(gesture->recognizer, NULL, &x, &y);
	x -= attempt->base_x;
	y -= attempt->base_y;
	if (!gesture_allows_way(configuration, x, y))
		return 0;
	return hypot(x, y) / least;
}

static double undecided_nearness(const struct gesture *gesture)
{
	struct tactus_progress progress = TACTUS_PROGRESS_INIT;

	switch (gesture->configuration->type) {
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		return 0;
	default:
		tactus_recognizer_get_progress(gesture->recognizer, &progress);
		if (!leads_on(gesture))
			return 0;
		if (gesture_is_measured_by_pan(gesture->configuration) || gesture_fires_at_lift(gesture->configuration))
			return measuring_progress(gesture);
		return gesture->configuration->type == GESTURE_TYPE_PRESS_DRAG ? REST_PART * progress.fraction
									       : progress.fraction;
	}
}

bool gesture_is_resting(const struct gesture *gesture)
{
	enum gesture_type type = gesture->configuration->type;

	return (type == GESTURE_TYPE_LONG_PRESS || type == GESTURE_TYPE_PRESS_DRAG) &&
		tactus_recognizer_get_state(gesture->recognizer) == TACTUS_RECOGNIZER_STATE_POSSIBLE &&
		tactus_recognizer_get_number_of_touches(gesture->recognizer) >= gesture_fingers(gesture->configuration);
}

double gesture_nearness(const struct gesture *gesture)
{
	if (tactus_recognizer_get_number_of_touches(gesture->recognizer) < gesture_fingers(gesture->configuration))
		return 0;
	switch (tactus_recognizer_get_state(gesture->recognizer)) {
	case TACTUS_RECOGNIZER_STATE_POSSIBLE:
		return undecided_nearness(gesture);
	case TACTUS_RECOGNIZER_STATE_BEGAN:
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		if (gesture->configuration->type != GESTURE_TYPE_PRESS_DRAG || gesture->attempt.is_active)
			return 0;
		return REST_PART + (1 - REST_PART) * fmin(gesture_drag_nearness(gesture), 1);
	default:
		return 0;
	}
}
