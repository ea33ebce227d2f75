/* SPDX-License-Identifier: MIT */
#include "gesture.h"

#include "host-calls.h"
#include "measuring.h"
#include "set.h"
#include "strokes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <tactus.h>

void attempt_note_density(struct attempt *attempt, const struct tactus_touch *touch)
{
	const double assumed_per_mm = 10 / 1.6, assumed_density = 160 / 25.4;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	attempt->px_per_mm = assumed_per_mm;
	attempt->px_scale = 1;
	tactus_touch_source_get_info(tactus_touch_get_source(touch), &info);
	if (!(info.width > 0 && info.width_mm > 0))
		return;
	attempt->px_per_mm = info.width / info.width_mm;
	if (info.flags & TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS)
		attempt->px_scale = attempt->px_per_mm / assumed_density;
}

/* Stores where the gesture landed: where the first finger did. */
static void note_landing(
	struct gesture *gesture, const struct tactus_gestures_output *output, const struct tactus_touch *touch)
{
	struct attempt *attempt = &gesture->attempt;

	if (attempt->is_active || tactus_recognizer_get_number_of_touches(gesture->recognizer) > 0)
		return;
	memset(attempt, 0, sizeof(*attempt));
	tactus_touch_get_location(touch, NULL, &attempt->start_x, &attempt->start_y);
	attempt_note_density(attempt, touch);
	measuring_note_landing(gesture, touch);
	if (!output)
		return;
	attempt->has_output = true;
	attempt->output = *output;
	attempt->output.name = NULL;
	snprintf(attempt->output_name, sizeof(attempt->output_name), "%s", output->name ? output->name : "");
}

static enum tactus_answer handle_should_receive_touch(
	struct tactus_recognizer *recognizer, const struct tactus_touch *touch, void *data)
{
	struct gesture *gesture = data;
	struct tactus_gestures_output found = { .size = sizeof(found) }, *output = NULL;
	char name[sizeof(gesture->attempt.output_name)];

	(void)recognizer;
	if (tactus_touch_get_seat(touch) != gesture->seat)
		return TACTUS_ANSWER_NO;
	if (host_call_find_output(gesture->gestures, touch, &found)) {
		output = &found;
		/* A host may use one buffer for all names that it tells. */
		snprintf(name, sizeof(name), "%s", found.name ? found.name : "");
		found.name = found.name ? name : NULL;
	}
	if (!gesture_is_possible(gesture, output, touch))
		return TACTUS_ANSWER_NO;
	/* The second touch of a double tap that does not lift. */
	if (gesture->configuration->type == GESTURE_TYPE_TAP_DRAG && tactus_touch_get_tap_count(touch) != 2)
		return TACTUS_ANSWER_NO;
	note_landing(gesture, output, touch);
	return TACTUS_ANSWER_YES;
}

void gesture_measure_two(const struct gesture *gesture, double *spread, double *angle)
{
	double x0 = 0, y0 = 0, x1 = 0, y1 = 0;

	tactus_recognizer_get_location_of_touch(gesture->recognizer, 0, NULL, &x0, &y0);
	tactus_recognizer_get_location_of_touch(gesture->recognizer, 1, NULL, &x1, &y1);
	*spread = hypot(x1 - x0, y1 - y0);
	*angle = atan2(y1 - y0, x1 - x0);
}

uint32_t gesture_turn(const struct gesture *gesture)
{
	const double full_turn = 6.283185307179586;
	double spread, angle;

	if (gesture_has_many(gesture->configuration)) {
		if (gesture->configuration->type == GESTURE_TYPE_PINCH)
			return tactus_transform_recognizer_get_scale(gesture->recognizer) < 1 ? PINCH_DIRECTION_IN
											      : PINCH_DIRECTION_OUT;
		return tactus_transform_recognizer_get_rotation(gesture->recognizer) > 0
			? ROTATE_DIRECTION_CLOCKWISE
			: ROTATE_DIRECTION_COUNTERCLOCKWISE;
	}
	gesture_measure_two(gesture, &spread, &angle);
	if (gesture->configuration->type == GESTURE_TYPE_PINCH)
		return spread < gesture->attempt.spread ? PINCH_DIRECTION_IN : PINCH_DIRECTION_OUT;
	/* The y axis points down, so angles grow clockwise. */
	return remainder(angle - gesture->attempt.angle, full_turn) > 0 ? ROTATE_DIRECTION_CLOCKWISE
									: ROTATE_DIRECTION_COUNTERCLOCKWISE;
}

/* Asked when the fingers have moved far enough: in the other direction it is another gesture. */
static enum tactus_answer handle_should_begin(struct tactus_recognizer *recognizer, void *data)
{
	struct gesture *gesture = data;
	uint32_t directions = gesture->configuration->directions;
	bool turns = gesture->configuration->type == GESTURE_TYPE_PINCH ||
		gesture->configuration->type == GESTURE_TYPE_ROTATE;

	(void)recognizer;
	if (turns && directions && !(directions & gesture_turn(gesture))) {
		gesture->attempt.failure = ATTEMPT_FAILURE_WAY;
		return TACTUS_ANSWER_NO;
	}
	return measuring_allows(gesture) ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

/* A long press and the press-drag of the same fingers are one gesture with two outcomes (18.4). */
static bool are_outcomes_of_one(const struct gesture_configuration *one, const struct gesture_configuration *other)
{
	return ((one->type == GESTURE_TYPE_LONG_PRESS && other->type == GESTURE_TYPE_PRESS_DRAG) ||
		       (one->type == GESTURE_TYPE_PRESS_DRAG && other->type == GESTURE_TYPE_LONG_PRESS)) &&
		gesture_fingers(one) == gesture_fingers(other);
}

static enum tactus_answer handle_simultaneous(
	struct tactus_recognizer *recognizer, struct tactus_recognizer *other_recognizer, void *data)
{
	const struct gesture *gesture = data, *other = gesture_of(gesture->seat_of, other_recognizer);

	(void)recognizer;
	return other && are_outcomes_of_one(gesture->configuration, other->configuration) ? TACTUS_ANSWER_YES
											  : TACTUS_ANSWER_NO;
}

struct gesture *gesture_other_outcome(const struct gesture *gesture)
{
	struct gesture_seat *seat = gesture->seat_of;
	struct gesture *other;
	size_t index;

	for (index = 0; index < seat->count; index++) {
		other = &seat->gestures[index];
		if (are_outcomes_of_one(gesture->configuration, other->configuration) &&
			tactus_recognizer_get_number_of_touches(other->recognizer) > 0)
			return other;
	}
	return NULL;
}

static void handle_touches_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct gesture *gesture = data;

	tactus_recognizer_call_default(recognizer, TACTUS_TOUCH_PHASE_BEGAN, touches, count, event);
	if (tactus_recognizer_get_number_of_touches(recognizer) == 2)
		gesture_measure_two(gesture, &gesture->attempt.spread, &gesture->attempt.angle);
}

void gesture_ask_questions(struct gesture *gesture)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;
	enum gesture_type type = gesture->configuration->type;
	bool has_two = type == GESTURE_TYPE_PINCH || type == GESTURE_TYPE_ROTATE;
	bool has_way = has_two || type == GESTURE_TYPE_EDGE_SWIPE || type == GESTURE_TYPE_DRAG ||
		type == GESTURE_TYPE_TAP_DRAG;
	bool has_ways = gesture_is_from_corner(gesture->configuration) || gesture->configuration->directions ||
		!ways_are_none(&gesture->configuration->ways);

	delegate.should_receive_touch = handle_should_receive_touch;
	measuring_add_callbacks(gesture, &callbacks);
	if ((has_way && has_ways) || callbacks.touches_moved)
		delegate.should_begin = handle_should_begin;
	if (type == GESTURE_TYPE_LONG_PRESS || type == GESTURE_TYPE_PRESS_DRAG)
		delegate.should_recognize_simultaneously_with = handle_simultaneous;
	if (has_two && !gesture_has_many(gesture->configuration) &&
		(gesture->configuration->directions || gesture->configuration->feedback))
		callbacks.touches_began = handle_touches_began;
	stroke_add_callbacks(gesture, &callbacks);
	if (callbacks.touches_began || callbacks.touches_moved)
		tactus_recognizer_set_callbacks(gesture->recognizer, &callbacks, gesture);
	tactus_recognizer_set_delegate(gesture->recognizer, &delegate, gesture);
}
