/* SPDX-License-Identifier: MIT */
#include "nearness.h"

#include "direction.h"
#include "gesture.h"
#include "set.h"

#include <math.h>
#include <tactus.h>

#define PRESS_DRAG_DISTANCE 10.0 /* px */
/* Part of the bar that the rest before a press-drag fills. */
#define REST_PART 0.5
#define TOUCHES_MAXIMUM 16

static double length_of(const struct gesture *gesture, enum tactus_length length)
{
	enum tactus_length_unit unit = TACTUS_LENGTH_UNIT_PIXELS;
	double value = 0;

	tactus_recognizer_get_length(gesture->recognizer, length, &value, &unit);
	return gesture_pixels(gesture, value, unit);
}

static double part_of(double done, double needed)
{
	return needed > 0 && done < needed ? done / needed : 1;
}

static double pan_nearness(const struct gesture *gesture)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	uint32_t allowed = configuration->directions;
	double x = 0, y = 0;

	if (configuration->edge)
		allowed = gesture_directions_along(configuration) |
			(gesture_leads_inwards(configuration) ? edge_inward_direction(configuration->edge) : 0);
	tactus_pan_recognizer_get_translation(gesture->recognizer, NULL, &x, &y);
	if (allowed && !(allowed & main_direction(x, y)))
		return 0;
	return part_of(hypot(x, y), length_of(gesture, TACTUS_LENGTH_BEGIN));
}

/* Returns how far a touch has gone in one direction. */
static double distance_along(const struct tactus_touch *touch, uint32_t direction)
{
	double x = 0, y = 0, start_x = 0, start_y = 0;

	tactus_touch_get_location(touch, NULL, &x, &y);
	tactus_touch_get_start_location(touch, NULL, &start_x, &start_y);
	switch (direction) {
	case TACTUS_SWIPE_DIRECTION_LEFT:
		return start_x - x;
	case TACTUS_SWIPE_DIRECTION_RIGHT:
		return x - start_x;
	case TACTUS_SWIPE_DIRECTION_UP:
		return start_y - y;
	default:
		return y - start_y;
	}
}

/* Every finger must go the whole way. */
static double swipe_nearness(const struct gesture *gesture)
{
	const struct tactus_touch *touches[TOUCHES_MAXIMUM];
	size_t index, count = tactus_recognizer_get_touches(gesture->recognizer, touches, TOUCHES_MAXIMUM);
	double distance, least, most = 0;
	uint32_t direction;

	for (direction = 1; direction <= TACTUS_SWIPE_DIRECTION_DOWN; direction <<= 1) {
		if (!(gesture->configuration->directions & direction))
			continue;
		least = INFINITY;
		for (index = 0; index < count && index < TOUCHES_MAXIMUM; index++) {
			distance = distance_along(touches[index], direction);
			least = fmin(least, distance);
		}
		most = fmax(most, count > 0 ? least : 0);
	}
	return part_of(most, length_of(gesture, TACTUS_LENGTH_SWIPE_ALONG));
}

static double turn_nearness(const struct gesture *gesture)
{
	const double full_turn = 6.283185307179586;
	const struct attempt *attempt = &gesture->attempt;
	uint32_t directions = gesture->configuration->directions;
	double spread, angle, done;

	struct tactus_progress progress = TACTUS_PROGRESS_INIT;

	if (directions && !(directions & gesture_turn(gesture)))
		return 0;
	if (gesture_has_many(gesture->configuration)) {
		tactus_recognizer_get_progress(gesture->recognizer, &progress);
		return progress.fraction;
	}
	gesture_measure_two(gesture, &spread, &angle);
	done = gesture->configuration->type == GESTURE_TYPE_PINCH
		? fabs(spread - attempt->spread)
		: fabs(remainder(angle - attempt->angle, full_turn)) * spread / 2;
	return part_of(done, length_of(gesture, TACTUS_LENGTH_BEGIN));
}

static double rest_nearness(const struct gesture *gesture)
{
	uint64_t now = tactus_application_get_time(gesture->gestures->application), needed = 0;

	tactus_recognizer_get_duration(gesture->recognizer, TACTUS_DURATION_MINIMUM_PRESS, &needed);
	return part_of((double)(now - gesture->attempt.complete_us), (double)needed);
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
	if (configuration->directions && !(configuration->directions & main_direction(x, y)))
		return 0;
	return hypot(x, y) / least;
}

static double undecided_nearness(const struct gesture *gesture)
{
	switch (gesture->configuration->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
	case GESTURE_TYPE_DRAG:
	case GESTURE_TYPE_TAP_DRAG:
		return pan_nearness(gesture);
	case GESTURE_TYPE_SWIPE:
		return swipe_nearness(gesture);
	case GESTURE_TYPE_PINCH:
	case GESTURE_TYPE_ROTATE:
		return turn_nearness(gesture);
	case GESTURE_TYPE_LONG_PRESS:
		return rest_nearness(gesture);
	case GESTURE_TYPE_PRESS_DRAG:
		return REST_PART * rest_nearness(gesture);
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
	case GESTURE_TYPE_COUNT:
		break;
	}
	return 0;
}

void gesture_count_fingers(struct gesture *gesture)
{
	struct attempt *attempt = &gesture->attempt;
	size_t count = tactus_recognizer_get_number_of_touches(gesture->recognizer);

	if (count > attempt->counted)
		attempt->complete_us = tactus_application_get_time(gesture->gestures->application);
	attempt->counted = count;
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
		return REST_PART + (1 - REST_PART) * part_of(gesture_drag_nearness(gesture), 1);
	default:
		return 0;
	}
}
