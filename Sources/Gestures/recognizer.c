/* SPDX-License-Identifier: MIT */
#include "gesture.h"
#include "strokes.h"

#include <tactus.h>

#define NEVER_REACHED 1e6 /* px */

static struct tactus_recognizer *create(
	struct tactus_application *application, const struct gesture_configuration *configuration)
{
	/* A pinch and a rotation follow two fingers, a transform any number. */
	if (gesture_has_many(configuration))
		return tactus_transform_recognizer_create(application);
	switch (configuration->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
		if (gesture_is_from_corner(configuration))
			return tactus_pan_recognizer_create(application);
		return tactus_screen_edge_pan_recognizer_create(application);
	case GESTURE_TYPE_SWIPE:
		if (!gesture_is_measured_by_pan(configuration))
			return tactus_swipe_recognizer_create(application);
		return tactus_pan_recognizer_create(application);
	case GESTURE_TYPE_DRAG:
	case GESTURE_TYPE_TAP_DRAG:
		return tactus_pan_recognizer_create(application);
	case GESTURE_TYPE_PINCH:
		return tactus_pinch_recognizer_create(application);
	case GESTURE_TYPE_ROTATE:
		return tactus_rotation_recognizer_create(application);
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		return tactus_tap_recognizer_create(application);
	case GESTURE_TYPE_LONG_PRESS:
	case GESTURE_TYPE_PRESS_DRAG:
		return tactus_long_press_recognizer_create(application);
	case GESTURE_TYPE_STROKE:
		return stroke_create_recognizer(application);
	case GESTURE_TYPE_COUNT:
		break;
	}
	return NULL;
}

static void set_length(struct tactus_recognizer *recognizer, enum tactus_length length, const struct length *value)
{
	if (value->is_set)
		tactus_recognizer_set_length(recognizer, length, value->value, value->unit);
}

static void set_duration(struct tactus_recognizer *recognizer, enum tactus_duration duration, uint64_t time_us)
{
	if (time_us)
		tactus_recognizer_set_duration(recognizer, duration, time_us);
}

/* Returns the way at which the recognizer asks whether it may begin. */
static struct length measured_distance(const struct gesture_configuration *configuration)
{
	struct length distance = configuration->distance;

	/* Until the lift it only watches whether the fingers go too far. */
	if (gesture_fires_at_lift(configuration))
		return configuration->distance_max;
	/* measuring.c asks instead. */
	if (gesture_is_measured_by_pan(configuration))
		return (struct length){ true, TACTUS_LENGTH_UNIT_PIXELS, NEVER_REACHED };
	if (!distance.is_set && configuration->speed)
		distance = (struct length){ true, TACTUS_LENGTH_UNIT_PIXELS, SPEED_DISTANCE };
	return distance;
}

/* Sets the lengths and durations, which each kind has of its own. */
static void set_measures(struct tactus_recognizer *recognizer, const struct gesture_configuration *configuration)
{
	const struct length distance = measured_distance(configuration);

	if (gesture_has_many(configuration)) {
		set_length(recognizer, TACTUS_LENGTH_BEGIN_SPREAD, &distance);
		set_length(recognizer, TACTUS_LENGTH_BEGIN_ARC, &distance);
		return;
	}
	switch (configuration->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
		if (!gesture_is_from_corner(configuration))
			set_length(recognizer, TACTUS_LENGTH_EDGE_WIDTH, &configuration->edge_width);
		set_length(recognizer, TACTUS_LENGTH_BEGIN, &distance);
		break;
	case GESTURE_TYPE_SWIPE:
		if (gesture_is_measured_by_pan(configuration)) {
			set_length(recognizer, TACTUS_LENGTH_BEGIN, &distance);
			break;
		}
		set_length(recognizer, TACTUS_LENGTH_SWIPE_ALONG, &distance);
		set_length(recognizer, TACTUS_LENGTH_SWIPE_ACROSS, &configuration->across);
		set_duration(recognizer, TACTUS_DURATION_SWIPE, configuration->duration_us);
		break;
	case GESTURE_TYPE_DRAG:
	case GESTURE_TYPE_TAP_DRAG:
	case GESTURE_TYPE_PINCH:
	case GESTURE_TYPE_ROTATE:
		set_length(recognizer, TACTUS_LENGTH_BEGIN, &distance);
		break;
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		set_length(recognizer, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, &configuration->movement);
		set_length(recognizer, TACTUS_LENGTH_TAP_DISTANCE, &configuration->tap_distance);
		set_duration(recognizer, TACTUS_DURATION_TAP, configuration->duration_us);
		set_duration(recognizer, TACTUS_DURATION_TAP_INTERVAL, configuration->interval_us);
		set_duration(recognizer, TACTUS_DURATION_ARRIVAL, configuration->arrival_us);
		break;
	case GESTURE_TYPE_LONG_PRESS:
	case GESTURE_TYPE_PRESS_DRAG:
		set_length(recognizer, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, &configuration->movement);
		set_duration(recognizer, TACTUS_DURATION_MINIMUM_PRESS, configuration->duration_us);
		break;
	case GESTURE_TYPE_STROKE:
	case GESTURE_TYPE_COUNT:
		break;
	}
}

/* Returns the ways of an edge swipe: diagonals are either, and the delegate knows them. */
static uint32_t edge_directions(const struct gesture_configuration *configuration)
{
	if (!ways_are_none(&configuration->ways))
		return TACTUS_EDGE_PAN_DIRECTION_INWARDS | TACTUS_EDGE_PAN_DIRECTION_ALONG;
	return (gesture_leads_inwards(configuration) ? TACTUS_EDGE_PAN_DIRECTION_INWARDS : 0) |
		(gesture_directions_along(configuration) ? TACTUS_EDGE_PAN_DIRECTION_ALONG : 0);
}

/* Sets fingers, edges and directions. */
static void set_shape(struct tactus_recognizer *recognizer, const struct gesture_configuration *configuration)
{
	uint32_t fingers = gesture_fingers(configuration);

	switch (configuration->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
		if (!gesture_is_from_corner(configuration)) {
			tactus_screen_edge_pan_recognizer_set_edges(recognizer, configuration->edge);
			tactus_screen_edge_pan_recognizer_set_directions(recognizer, edge_directions(configuration));
		}
		tactus_pan_recognizer_set_minimum_number_of_touches(recognizer, fingers);
		tactus_pan_recognizer_set_maximum_number_of_touches(recognizer, fingers);
		break;
	case GESTURE_TYPE_DRAG:
	case GESTURE_TYPE_TAP_DRAG:
		/* In the other order the minimum would exceed the maximum for a moment. */
		tactus_pan_recognizer_set_minimum_number_of_touches(recognizer, fingers);
		tactus_pan_recognizer_set_maximum_number_of_touches(recognizer, fingers);
		break;
	case GESTURE_TYPE_SWIPE:
		if (gesture_is_measured_by_pan(configuration)) {
			tactus_pan_recognizer_set_minimum_number_of_touches(recognizer, fingers);
			tactus_pan_recognizer_set_maximum_number_of_touches(recognizer, fingers);
			break;
		}
		tactus_swipe_recognizer_set_directions(recognizer, configuration->directions);
		tactus_swipe_recognizer_set_number_of_touches_required(recognizer, fingers);
		break;
	case GESTURE_TYPE_PINCH:
	case GESTURE_TYPE_ROTATE:
		if (!gesture_has_many(configuration))
			break;
		tactus_transform_recognizer_set_minimum_number_of_touches(recognizer, fingers);
		tactus_transform_recognizer_set_maximum_number_of_touches(recognizer, fingers);
		tactus_transform_recognizer_set_parts(recognizer,
			configuration->type == GESTURE_TYPE_PINCH ? TACTUS_TRANSFORM_PART_SCALE
								  : TACTUS_TRANSFORM_PART_ROTATION);
		break;
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		tactus_tap_recognizer_set_number_of_touches_required(recognizer, fingers);
		tactus_tap_recognizer_set_number_of_taps_required(
			recognizer, gesture_taps(configuration));
		break;
	case GESTURE_TYPE_LONG_PRESS:
	case GESTURE_TYPE_PRESS_DRAG:
		tactus_long_press_recognizer_set_number_of_touches_required(recognizer, fingers);
		break;
	case GESTURE_TYPE_STROKE:
	case GESTURE_TYPE_COUNT:
		break;
	}
}

struct tactus_recognizer *gesture_create_recognizer(
	struct tactus_application *application, const struct gesture_configuration *configuration)
{
	static const uint32_t all_modifiers =
		TACTUS_MODIFIER_SHIFT | TACTUS_MODIFIER_CTRL | TACTUS_MODIFIER_ALT | TACTUS_MODIFIER_SUPER;
	struct tactus_recognizer *recognizer = create(application, configuration);

	if (!recognizer)
		return NULL;
	set_shape(recognizer, configuration);
	set_measures(recognizer, configuration);
	if (configuration->has_modifiers) {
		tactus_recognizer_set_required_modifiers(recognizer, configuration->modifiers);
		tactus_recognizer_set_excluded_modifiers(recognizer, all_modifiers & ~configuration->modifiers);
	}
	tactus_recognizer_set_name(recognizer, configuration->name);
	tactus_recognizer_set_cancels_touches_in_view(recognizer, configuration->cancel);
	/* N fingers are N on the panel (18.2); those of an edge swipe are counted at its edge. */
	tactus_recognizer_set_requires_whole_sequence(recognizer, configuration->type != GESTURE_TYPE_EDGE_SWIPE);
	tactus_recognizer_set_delays_touches_began(recognizer, configuration->delays != GESTURE_DELAYS_NONE);
	if (configuration->delays == GESTURE_DELAYS_LIMITED) {
		set_duration(recognizer, TACTUS_DURATION_DELAY_TOGETHER, configuration->delay_together_us);
		set_duration(recognizer, TACTUS_DURATION_DELAY_UNDECIDED, configuration->delay_undecided_us);
	}
	/* Otherwise a finger on one window would hold back the lift of another finger on the next window. */
	tactus_recognizer_set_delays_touches_ended(recognizer, configuration->delays_lift);
	return recognizer;
}
