/* SPDX-License-Identifier: MIT */
#include "configuration-strokes.h"

#include "configuration-keys.h"
#include "configuration-names.h"
#include "configuration-needs.h"
#include "configuration.h"
#include "direction.h"
#include "report.h"
#include "stroke.h"

#include <math.h>
#include <string.h>

/* Small, middle and large strokes, and a common panel: a gesture beside a stroke may fire on the way of one of them. */
static const double drawn_mm[] = { 18, 32, 55 };
#define PX_PER_MM 6.25
#define BEGIN_PX 10.0
#define SWIPE_PX 50.0

static double in_px(const struct length *length, double otherwise)
{
	if (!length->is_set)
		return otherwise;
	return length->unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? length->value * PX_PER_MM : length->value;
}

/* Returns whether a swipe or drag is done at a displacement. */
static bool is_done(const struct gesture_configuration *gesture, double x, double y)
{
	bool is_swipe = gesture->type == GESTURE_TYPE_SWIPE;
	bool is_straight = is_swipe && gesture->directions & main_direction(x, y);
	double least = in_px(&gesture->distance, is_swipe || gesture->speed ? SWIPE_PX : BEGIN_PX);

	if (!gesture_allows_way(gesture, x, y))
		return false;
	if (is_straight && fmin(fabs(x), fabs(y)) > in_px(&gesture->across, SWIPE_PX))
		return false;
	return (is_straight ? fmax(fabs(x), fabs(y)) : hypot(x, y)) >= least;
}

/* Returns the longer side of an example. */
static double side_of(const struct stroke_example *example)
{
	double left = 0, right = 0, top = 0, bottom = 0;
	size_t index;

	/* The mean of the points lies within. */
	for (index = 0; index < STROKE_POINTS; index++) {
		left = fmin(left, example->points[index].x);
		right = fmax(right, example->points[index].x);
		top = fmin(top, example->points[index].y);
		bottom = fmax(bottom, example->points[index].y);
	}
	return fmax(right - left, bottom - top);
}

/* Returns whether the fingers have gone too far beside all directions of a swipe, which has then failed (8.5). */
static bool has_failed(const struct gesture_configuration *swipe, double x, double y)
{
	const uint32_t horizontal = TACTUS_SWIPE_DIRECTION_LEFT | TACTUS_SWIPE_DIRECTION_RIGHT;
	double across = in_px(&swipe->across, SWIPE_PX);

	return !gesture_is_measured_by_pan(swipe) && (!(swipe->directions & horizontal) || fabs(y) > across) &&
		(!(swipe->directions & ~horizontal) || fabs(x) > across);
}

/* Returns whether the way of an example makes a gesture fire. A drag asks once, where its distance is done. */
static bool passes(const struct stroke_example *example, double size_mm, const struct gesture_configuration *gesture)
{
	double scale = size_mm * PX_PER_MM / side_of(example);
	bool is_drag = gesture->type == GESTURE_TYPE_DRAG;
	double least = in_px(&gesture->distance, gesture->speed ? SWIPE_PX : BEGIN_PX);
	size_t index;

	for (index = 1; index < STROKE_POINTS; index++) {
		double x = (example->points[index].x - example->points[0].x) * scale;
		double y = (example->points[index].y - example->points[0].y) * scale;

		if (is_done(gesture, x, y))
			return true;
		if (is_drag ? hypot(x, y) >= least : has_failed(gesture, x, y))
			return false;
	}
	return false;
}

/* Returns whether a swipe or drag of as many fingers may fire on the way of a stroke; with distance-max it does not. */
static bool may_fire_before(const struct gesture_configuration *gesture, const struct gesture_configuration *stroke)
{
	size_t index, size;

	if ((gesture->type != GESTURE_TYPE_SWIPE && gesture->type != GESTURE_TYPE_DRAG) ||
		gesture_fires_at_lift(gesture) || !gesture_covers_conditions(gesture, stroke))
		return false;
	for (index = 0; index < stroke->drawn->count; index++) {
		for (size = 0; size < sizeof(drawn_mm) / sizeof(*drawn_mm); size++) {
			if (passes(&stroke->drawn->examples[index], drawn_mm[size], gesture))
				return true;
		}
	}
	return false;
}

static void check_others(const struct configuration *configuration, const struct gesture_configuration *stroke,
	struct report *report)
{
	struct gesture_configuration *other;

	for (other = configuration->gestures; other; other = other->next) {
		bool is_swipe = other->type == GESTURE_TYPE_SWIPE;

		if (!may_fire_before(other, stroke) || gesture_waits_for(configuration, other, stroke))
			continue;
		report_line(report, REPORT_WARNING, stroke->line,
			"[tactus-gesture] %.60s: the %s of line %u may fire on the way of the stroke, which is then "
			"none, unless that one has %s%.60s%sanother number of fingers",
			stroke->name, is_swipe ? "swipe" : "drag", other->line, is_swipe ? "waits-for=" : "",
			is_swipe ? stroke->name : "", is_swipe ? " or " : "");
	}
}

/* Returns whether a gesture is over when its fingers lift, and so cannot wait for what that decides. */
static bool needs_fingers(const struct gesture_configuration *gesture)
{
	return gesture->type != GESTURE_TYPE_SWIPE && gesture->type != GESTURE_TYPE_STROKE &&
		gesture->type != GESTURE_TYPE_TAP && gesture->type != GESTURE_TYPE_DOUBLE_TAP &&
		!gesture_fires_at_lift(gesture);
}

static void check_waiting(const struct configuration *configuration, const struct gesture_configuration *stroke,
	struct report *report)
{
	struct gesture_configuration *other;

	for (other = configuration->gestures; other; other = other->next) {
		if (!needs_fingers(other) || !gesture_waits_for(configuration, other, stroke))
			continue;
		report_line(report, REPORT_WARNING, other->line,
			"[tactus-gesture] %.60s: waits-for=%.60s: a stroke is decided when its fingers lift, and then "
			"a %s cannot begin any more; another number of fingers helps",
			other->name, stroke->name, gesture_type_to_string(other->type));
	}
}

/* Of two alike only one line is needed. */
static void check_alike(const struct configuration *configuration, const struct gesture_configuration *stroke,
	struct report *report)
{
	const struct gesture_configuration *other;

	for (other = configuration->gestures; other != stroke; other = other->next) {
		/* Of one shape only the sizes differ, and configuration-shadow.c knows which one fires. */
		if (other->type != GESTURE_TYPE_STROKE || strcmp(other->shape, stroke->shape) == 0 ||
			(!gesture_covers_conditions(other, stroke) && !gesture_covers_conditions(stroke, other)) ||
			stroke_shapes_compare(other->drawn, stroke->drawn) < STROKE_LIKENESS_SAME)
			continue;
		report_line(report, REPORT_WARNING, stroke->line,
			"[tactus-gesture] %.60s: its shape is much like that of line %u, so that hands draw one for "
			"the other; choose another shape or number of fingers",
			stroke->name, other->line);
	}
}

static void check_fingers(const struct gesture_configuration *stroke, struct report *report)
{
	uint32_t fingers = gesture_fingers(stroke);

	if (fingers > 2 || !stroke->cancel || stroke->app_id || stroke->title)
		return;
	report_line(report, REPORT_NOTE, stroke->line,
		"[tactus-gesture] %.60s: fingers=%u: an application has %s with %s before the stroke fires at the "
		"lift; three fingers are no application's",
		stroke->name, fingers, fingers == 1 ? "scrolled or drawn" : "scrolled or zoomed",
		fingers == 1 ? "the finger" : "both");
}

void configuration_check_strokes(const struct configuration *configuration, struct report *report)
{
	const struct gesture_configuration *gesture;

	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		if (gesture->type != GESTURE_TYPE_STROKE)
			continue;
		check_fingers(gesture, report);
		check_alike(configuration, gesture, report);
		check_others(configuration, gesture, report);
		check_waiting(configuration, gesture, report);
	}
}
