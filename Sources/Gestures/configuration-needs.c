/* SPDX-License-Identifier: MIT */
#include "configuration-needs.h"

#include "configuration.h"
#include "patterns.h"

#include <string.h>
#include <tactus.h>

/* Defaults, as in docs/gestures.md. */
#define DEFAULT_BEGIN 10.0
#define DEFAULT_PINCH 8.0
#define DEFAULT_SWIPE 50.0
#define DEFAULT_EDGE_WIDTH 13.0
#define DEFAULT_TAP_LENGTH 45.0
/* Parts of an output that the strips at its edges take at most, by default and if they are wider. */
#define STRIP 0.1
#define WIDEST_STRIP 0.5
#define DEFAULT_HALF_SECOND 500000
#define DEFAULT_TAP_DURATION 750000
#define DEFAULT_INTERVAL 350000
#define DEFAULT_ARRIVAL 250000
/* A drag counts the middle of the fingers and a swipe the last one, which is behind by as much. */
#define CLOSE_DISTANCES 1.5

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

/* Compares patterns; the ones that exclude match all else. */
static bool are_wider_patterns(const char *patterns, bool excludes, const char *other, bool other_excludes)
{
	if (!patterns)
		return true;
	if (!other || excludes != other_excludes)
		return false;
	return excludes ? patterns_cover(other, patterns) : patterns_cover(patterns, other);
}

/* Returns where the fingers of a gesture land: those of an edge swipe at its edge. */
static struct region landing_region(const struct gesture_configuration *gesture)
{
	struct region region = gesture->region;
	double strip = gesture->edge_width.is_set || gesture_is_from_corner(gesture) ? WIDEST_STRIP : STRIP;

	if (gesture->edge & TACTUS_EDGE_LEFT)
		region.right = region.right < strip ? region.right : strip;
	if (gesture->edge & TACTUS_EDGE_RIGHT)
		region.left = region.left > 1 - strip ? region.left : 1 - strip;
	if (gesture->edge & TACTUS_EDGE_TOP)
		region.bottom = region.bottom < strip ? region.bottom : strip;
	if (gesture->edge & TACTUS_EDGE_BOTTOM)
		region.top = region.top > 1 - strip ? region.top : 1 - strip;
	return region;
}

static bool is_wider_region(const struct gesture_configuration *gesture, const struct gesture_configuration *narrow)
{
	const struct region *region = &gesture->region, other = landing_region(narrow);

	return region->left <= other.left && region->right >= other.right && region->top <= other.top &&
		region->bottom >= other.bottom;
}

static bool turns(const struct gesture_configuration *gesture)
{
	return gesture->type == GESTURE_TYPE_PINCH || gesture->type == GESTURE_TYPE_ROTATE;
}

bool gesture_is_of_kind(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	if (gesture_taps(gesture) > 0)
		return gesture_taps(gesture) == gesture_taps(other);
	return gesture->type == other->type;
}

bool gesture_goes_anywhere(const struct gesture_configuration *gesture)
{
	return gesture->type != GESTURE_TYPE_EDGE_SWIPE && !gesture->directions && ways_are_none(&gesture->ways);
}

/* Returns all ways of a gesture that goes somewhere. */
static struct ways ways_of(const struct gesture_configuration *gesture)
{
	struct ways ways = gesture->ways;
	uint32_t directions = gesture->directions;

	if (gesture_goes_anywhere(gesture))
		ways_add(&ways, 0, WAYS_STEPS / 2);
	if (gesture->type == GESTURE_TYPE_EDGE_SWIPE)
		directions = gesture_directions_from_edge(gesture);
	ways_add_quarters(&ways, directions);
	return ways;
}

bool gesture_covers_directions(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	struct ways ways, others;

	if (turns(gesture) || turns(other))
		return !gesture->directions || (other->directions && !(other->directions & ~gesture->directions));
	ways = ways_of(gesture);
	others = ways_of(other);
	return ways_cover(&ways, &others);
}

/* Returns whether a place in which the other gesture is possible is always one of this gesture. */
static bool are_wider_places(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	if (!gesture->where)
		return true;
	if (!other->where || gesture->where_excludes != other->where_excludes)
		return false;
	return gesture->where_excludes ? !(gesture->where & ~other->where) : !(other->where & ~gesture->where);
}

bool gesture_covers_conditions(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return gesture_fingers(gesture) == gesture_fingers(other) &&
		is_wider_text(gesture->output, other->output) &&
		are_wider_patterns(
			gesture->app_id, gesture->app_id_excludes, other->app_id, other->app_id_excludes) &&
		are_wider_patterns(gesture->title, gesture->title_excludes, other->title, other->title_excludes) &&
		is_wider_region(gesture, other) &&
		(gesture->speed == GESTURE_SPEED_ANY || gesture->speed == other->speed) &&
		(!gesture->after ||
			(is_wider_text(gesture->after, other->after) && gesture->within_us >= other->within_us)) &&
		(!gesture->has_modifiers ||
			(other->has_modifiers && gesture->modifiers == other->modifiers)) &&
		(gesture->mode == GESTURE_MODE_ANY || gesture->mode == other->mode) &&
		are_wider_places(gesture, other) && !(other->screens & ~gesture->screens) &&
		(gesture->orientation == GESTURE_ORIENTATION_ANY || gesture->orientation == other->orientation);
}

static enum order compare_edge_widths(
	const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	static const struct length corner = { true, TACTUS_LENGTH_UNIT_MILLIMETRES, CORNER_WIDTH_MM };

	if (!gesture_is_from_corner(gesture))
		return compare_lengths(&gesture->edge_width, &other->edge_width, DEFAULT_EDGE_WIDTH);
	return compare_lengths(gesture->edge_width.is_set ? &gesture->edge_width : &corner,
		other->edge_width.is_set ? &other->edge_width : &corner, 0);
}

bool gesture_covers(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return gesture_is_of_kind(gesture, other) && gesture->edge == other->edge &&
		is_wider_text(gesture->shape, other->shape) &&
		gesture->range_from <= other->range_from && gesture->range_to >= other->range_to &&
		is_at_least(compare_edge_widths(gesture, other)) &&
		gesture_covers_directions(gesture, other) && gesture_covers_conditions(gesture, other);
}

static double default_distance(const struct gesture_configuration *gesture)
{
	/* A finger has no speed yet where it begins to move. */
	if (gesture->speed != GESTURE_SPEED_ANY)
		return SPEED_DISTANCE;
	switch (gesture->type) {
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
	return compare_lengths_of(&gesture->distance, default_distance(gesture), &other->distance,
		default_distance(other));
}

bool distances_are_close(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	enum tactus_length_unit unit = gesture->distance.is_set ? gesture->distance.unit : TACTUS_LENGTH_UNIT_PIXELS;
	enum tactus_length_unit other_unit = other->distance.is_set ? other->distance.unit : TACTUS_LENGTH_UNIT_PIXELS;

	return unit == other_unit &&
		length_or(&gesture->distance, default_distance(gesture)) <
		CLOSE_DISTANCES * length_or(&other->distance, default_distance(other));
}

bool distance_max_is_possible(const struct gesture_configuration *gesture)
{
	enum order order =
		compare_lengths_of(&gesture->distance_max, 0, &gesture->distance, default_distance(gesture));

	return order == ORDER_MORE || order == ORDER_UNKNOWN;
}

bool gesture_lands_as_widely(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return is_wider_region(other, gesture);
}

enum order compare_longest(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return compare_lengths(&gesture->distance_max, &other->distance_max, 0);
}

static enum order compare_sizes(
	const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	static const struct length otherwise = { true, TACTUS_LENGTH_UNIT_MILLIMETRES, STROKE_SIZE_MM };

	return compare_lengths(gesture->size.is_set ? &gesture->size : &otherwise,
		other->size.is_set ? &other->size : &otherwise, 0);
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
		/* One measures along its direction, the other one the whole way: none is first by much. */
		if (ways_are_none(&gesture->ways) != ways_are_none(&other->ways) &&
			compare_distances(gesture, other) == ORDER_SAME)
			return ORDER_UNKNOWN;
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
	case GESTURE_TYPE_STROKE:
		if (!is_at_least(compare_times(gesture->duration_us, other->duration_us, STROKE_DURATION_US)))
			return ORDER_MORE;
		return compare_sizes(gesture, other);
	case GESTURE_TYPE_COUNT:
		break;
	}
	return ORDER_UNKNOWN;
}
