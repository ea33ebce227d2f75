/* SPDX-License-Identifier: MIT */
#include "configuration-needs.h"

#include "configuration.h"

#include <string.h>
#include <tactus.h>

/* Defaults, as in docs/gestures.md. */
#define DEFAULT_BEGIN 10.0
#define DEFAULT_PINCH 8.0
#define DEFAULT_SWIPE 50.0
#define DEFAULT_EDGE_WIDTH 13.0
#define DEFAULT_TAP_LENGTH 45.0
#define DEFAULT_HALF_SECOND 500000
#define DEFAULT_TAP_DURATION 750000
#define DEFAULT_INTERVAL 350000
#define DEFAULT_ARRIVAL 250000

static enum order compare(double value, double other)
{
	if (value == other)
		return ORDER_SAME;
	return value < other ? ORDER_LESS : ORDER_MORE;
}

static double length_or(const struct length *length, double otherwise)
{
	return length->is_set ? length->value : otherwise;
}

static enum order compare_lengths_of(
	const struct length *length, double otherwise, const struct length *other, double other_otherwise)
{
	enum tactus_length_unit unit = length->is_set ? length->unit : TACTUS_LENGTH_UNIT_PIXELS;
	enum tactus_length_unit other_unit = other->is_set ? other->unit : TACTUS_LENGTH_UNIT_PIXELS;

	if (unit != other_unit)
		return ORDER_UNKNOWN;
	return compare(length_or(length, otherwise), length_or(other, other_otherwise));
}

static enum order compare_lengths(const struct length *length, const struct length *other, double otherwise)
{
	return compare_lengths_of(length, otherwise, other, otherwise);
}

static enum order compare_times(uint64_t time_us, uint64_t other_us, uint64_t otherwise_us)
{
	return compare((double)(time_us ? time_us : otherwise_us), (double)(other_us ? other_us : otherwise_us));
}

static bool is_at_least(enum order order)
{
	return order == ORDER_SAME || order == ORDER_MORE;
}

static bool is_wider_text(const char *text, const char *other)
{
	return !text || (other && strcmp(text, other) == 0);
}

uint32_t gesture_possible_directions(const struct gesture_configuration *gesture)
{
	uint32_t along = gesture_directions_along(gesture);

	if (gesture->type != GESTURE_TYPE_EDGE_SWIPE)
		return gesture->directions;
	return along | (gesture_leads_inwards(gesture) ? EDGE_DIRECTION_INWARDS : 0);
}

bool gesture_covers_directions(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	uint32_t directions = gesture_possible_directions(gesture), others = gesture_possible_directions(other);

	return !directions || (others && !(others & ~directions));
}

bool gesture_covers_conditions(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return gesture_fingers(gesture) == gesture_fingers(other) &&
		is_wider_text(gesture->output, other->output) && is_wider_text(gesture->app_id, other->app_id) &&
		(!gesture->app_id || gesture->app_id_excludes == other->app_id_excludes) &&
		(!gesture->has_modifiers ||
			(other->has_modifiers && gesture->modifiers == other->modifiers)) &&
		(gesture->mode == GESTURE_MODE_ANY || gesture->mode == other->mode) &&
		(gesture->orientation == GESTURE_ORIENTATION_ANY || gesture->orientation == other->orientation);
}

bool gesture_covers(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return gesture->type == other->type && gesture->edge == other->edge &&
		gesture->range_from <= other->range_from && gesture->range_to >= other->range_to &&
		is_at_least(compare_lengths(&gesture->edge_width, &other->edge_width, DEFAULT_EDGE_WIDTH)) &&
		gesture_covers_directions(gesture, other) && gesture_covers_conditions(gesture, other);
}

static double default_distance(enum gesture_type type)
{
	switch (type) {
	case GESTURE_TYPE_SWIPE:
		return DEFAULT_SWIPE;
	case GESTURE_TYPE_PINCH:
		return DEFAULT_PINCH;
	default:
		return DEFAULT_BEGIN;
	}
}

enum order compare_distances(
	const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return compare_lengths_of(&gesture->distance, default_distance(gesture->type), &other->distance,
		default_distance(other->type));
}

enum order compare_gestures(
	const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	bool may_move_as_far = is_at_least(compare_lengths(&gesture->movement, &other->movement,
		gesture->type == GESTURE_TYPE_TAP || gesture->type == GESTURE_TYPE_DOUBLE_TAP ? DEFAULT_TAP_LENGTH
											      : DEFAULT_BEGIN));

	switch (gesture->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
	case GESTURE_TYPE_DRAG:
	case GESTURE_TYPE_TAP_DRAG:
	case GESTURE_TYPE_ROTATE:
	case GESTURE_TYPE_PINCH:
		return compare_distances(gesture, other);
	case GESTURE_TYPE_SWIPE:
		if (!is_at_least(compare_times(gesture->duration_us, other->duration_us, DEFAULT_HALF_SECOND)) ||
			!is_at_least(compare_lengths(&gesture->across, &other->across, DEFAULT_SWIPE)))
			return ORDER_MORE;
		return compare_distances(gesture, other);
	case GESTURE_TYPE_LONG_PRESS:
	case GESTURE_TYPE_PRESS_DRAG:
		if (!may_move_as_far)
			return ORDER_MORE;
		return compare_times(gesture->duration_us, other->duration_us, DEFAULT_HALF_SECOND);
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		if (!may_move_as_far ||
			!is_at_least(compare_times(gesture->duration_us, other->duration_us, DEFAULT_TAP_DURATION)) ||
			!is_at_least(compare_times(gesture->interval_us, other->interval_us, DEFAULT_INTERVAL)) ||
			!is_at_least(compare_times(gesture->arrival_us, other->arrival_us, DEFAULT_ARRIVAL)) ||
			!is_at_least(compare_lengths(&gesture->tap_distance, &other->tap_distance, DEFAULT_TAP_LENGTH)))
			return ORDER_MORE;
		return ORDER_SAME;
	case GESTURE_TYPE_COUNT:
		break;
	}
	return ORDER_UNKNOWN;
}
