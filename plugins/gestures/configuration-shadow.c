/* SPDX-License-Identifier: MIT */
#include "configuration-shadow.h"

#include "configuration-names.h"
#include "configuration.h"
#include "report.h"

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

enum order {
	ORDER_LESS,
	ORDER_SAME,
	ORDER_MORE,
	ORDER_UNKNOWN, /* mm and px: the ratio depends on the panel */
};

static enum order compare(double value, double other)
{
	if (value == other)
		return ORDER_SAME;
	return value < other ? ORDER_LESS : ORDER_MORE;
}

static enum order compare_lengths(const struct length *length, const struct length *other, double otherwise)
{
	enum tactus_length_unit unit = length->is_set ? length->unit : TACTUS_LENGTH_UNIT_PIXELS;
	enum tactus_length_unit other_unit = other->is_set ? other->unit : TACTUS_LENGTH_UNIT_PIXELS;

	if (unit != other_unit)
		return ORDER_UNKNOWN;
	return compare(length->is_set ? length->value : otherwise, other->is_set ? other->value : otherwise);
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

/* Returns the directions of a gesture; those of an edge swipe that names none lead inwards. 0: any. */
static uint32_t directions_of(const struct gesture_configuration *gesture)
{
	uint32_t along = gesture_directions_along(gesture);

	if (gesture->type != GESTURE_TYPE_EDGE_SWIPE)
		return gesture->directions;
	return along | (gesture_leads_inwards(gesture) ? EDGE_DIRECTION_INWARDS : 0);
}

static bool covers_directions(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	uint32_t directions = directions_of(gesture), others = directions_of(other);

	return !directions || (others && !(others & ~directions));
}

/* Returns whether the conditions of a gesture hold wherever and whenever those of the other one do. */
static bool covers_conditions(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return gesture_fingers(gesture) == gesture_fingers(other) &&
		is_wider_text(gesture->output, other->output) && is_wider_text(gesture->app_id, other->app_id) &&
		(!gesture->app_id || gesture->app_id_excludes == other->app_id_excludes) &&
		(!gesture->has_modifiers ||
			(other->has_modifiers && gesture->modifiers == other->modifiers)) &&
		(gesture->mode == GESTURE_MODE_ANY || gesture->mode == other->mode) &&
		(gesture->orientation == GESTURE_ORIENTATION_ANY || gesture->orientation == other->orientation);
}

/* Returns whether a gesture is possible wherever and whenever the other one is. */
static bool covers(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return gesture->type == other->type && gesture->edge == other->edge &&
		gesture->range_from <= other->range_from && gesture->range_to >= other->range_to &&
		is_at_least(compare_lengths(&gesture->edge_width, &other->edge_width, DEFAULT_EDGE_WIDTH)) &&
		covers_directions(gesture, other) && covers_conditions(gesture, other);
}

/*
 * Returns whether a drag fires before an edge swipe inwards, as long as no other finger is down: an edge swipe counts
 * the fingers at its edge alone (18.2).
 */
static bool forestalls(const struct configuration *configuration, struct gesture_configuration *drag,
	const struct gesture_configuration *edge, enum order *needs)
{
	if (drag->type != GESTURE_TYPE_DRAG || edge->type != GESTURE_TYPE_EDGE_SWIPE || !covers_conditions(drag, edge))
		return false;
	if (gesture_directions_along(edge) ||
		(drag->directions && !(drag->directions & edge_inward_direction(edge->edge))))
		return false;
	*needs = compare_lengths(&drag->distance, &edge->distance, DEFAULT_BEGIN);
	if (*needs != ORDER_LESS && (*needs != ORDER_SAME || drag->index > edge->index))
		return false;
	return !gesture_waits_for(configuration, drag, edge);
}

/* Compares thresholds. Returns MORE if the other gesture may fire where this one has failed. */
static enum order compare_needs(
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
		return compare_lengths(&gesture->distance, &other->distance, DEFAULT_BEGIN);
	case GESTURE_TYPE_PINCH:
		return compare_lengths(&gesture->distance, &other->distance, DEFAULT_PINCH);
	case GESTURE_TYPE_SWIPE:
		if (!is_at_least(compare_times(gesture->duration_us, other->duration_us, DEFAULT_HALF_SECOND)) ||
			!is_at_least(compare_lengths(&gesture->across, &other->across, DEFAULT_SWIPE)))
			return ORDER_MORE;
		return compare_lengths(&gesture->distance, &other->distance, DEFAULT_SWIPE);
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

/* Returns whether a gesture fires before the other one whenever that could. Of equals the first in the file does. */
static bool shadows(const struct configuration *configuration, struct gesture_configuration *gesture,
	const struct gesture_configuration *other, enum order *needs)
{
	if (gesture == other || !covers(gesture, other))
		return false;
	*needs = compare_needs(gesture, other);
	if (*needs != ORDER_LESS && (*needs != ORDER_SAME || gesture->index > other->index))
		return false;
	return !gesture_waits_for(configuration, gesture, other);
}

/* Of gestures that need the same, the first in the file fires (18.1), so that their order is the cure. */
static void report_shadow(const struct gesture_configuration *gesture, const struct gesture_configuration *other,
	enum order needs, struct report *report)
{
	if (gesture->type != other->type)
		report_line(report, REPORT_NOTE, gesture->line,
			"[tactus-gesture] %.60s: the drag of line %u fires first from this edge too, unless %s%.60s",
			gesture->name, other->line,
			needs == ORDER_SAME ? "this one stands in front of it" : "it has waits-for=",
			needs == ORDER_SAME ? "" : gesture->name);
	else if (needs == ORDER_SAME)
		report_line(report, REPORT_WARNING, gesture->line,
			"[tactus-gesture] %.60s: the gesture of line %u needs no more and fires first; this one never "
			"does, unless it stands in front of that one",
			gesture->name, other->line);
	else
		report_line(report, REPORT_WARNING, gesture->line,
			"[tactus-gesture] %.60s: the gesture of line %u needs no more and fires first; this one never "
			"does, unless that one has waits-for=%.60s",
			gesture->name, other->line, gesture->name);
}

void configuration_find_shadows(const struct configuration *configuration, struct report *report)
{
	const struct gesture_configuration *gesture;
	struct gesture_configuration *other;
	enum order needs;

	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		for (other = configuration->gestures; other; other = other->next) {
			if (!shadows(configuration, other, gesture, &needs) &&
				!forestalls(configuration, other, gesture, &needs))
				continue;
			report_shadow(gesture, other, needs, report);
			break;
		}
	}
}
