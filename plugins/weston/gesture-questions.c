/* SPDX-License-Identifier: MIT */
#include "gesture-questions.h"

#include "gesture.h"
#include "panel.h"
#include "seat-touch.h"

#include <math.h>
#include <string.h>
#include <tactus.h>

/* How far along its edge a touch is, from its left or top end, as a fraction. */
static double place_along(uint32_t edge, const struct weston_output *output, const struct tactus_touch *touch)
{
	double x = 0, y = 0;

	tactus_touch_get_location(touch, NULL, &x, &y);
	if (edge == TACTUS_EDGE_LEFT || edge == TACTUS_EDGE_RIGHT)
		return (y - output->y) / output->height;
	return (x - output->x) / output->width;
}

static bool is_in_range(const struct gesture_configuration *configuration, const struct weston_output *output,
	const struct tactus_touch *touch)
{
	double place;

	if (!configuration->edge || (configuration->range_from <= 0 && configuration->range_to >= 1))
		return true;
	if (!output || output->width <= 0 || output->height <= 0)
		return false;
	place = place_along(configuration->edge, output, touch);
	/* Half-open, but for the end of the edge. */
	return place >= configuration->range_from && (place < configuration->range_to || configuration->range_to >= 1);
}

static enum tactus_answer handle_should_receive_touch(
	struct tactus_recognizer *recognizer, const struct tactus_touch *touch, void *data)
{
	const struct gesture *gesture = data;
	const struct gesture_configuration *configuration = gesture->configuration;
	const struct panel *panel = tactus_touch_source_get_user_data(tactus_touch_get_source(touch));

	if (!panel || panel->seat != gesture->seat)
		return TACTUS_ANSWER_NO;
	if (configuration->output && (!panel->output || strcmp(panel->output->name, configuration->output) != 0))
		return TACTUS_ANSWER_NO;
	return is_in_range(configuration, panel->output, touch) ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

static double spread_of(const struct tactus_recognizer *pinch)
{
	double x0 = 0, y0 = 0, x1 = 0, y1 = 0;

	tactus_recognizer_get_location_of_touch(pinch, 0, NULL, &x0, &y0);
	tactus_recognizer_get_location_of_touch(pinch, 1, NULL, &x1, &y1);
	return hypot(x1 - x0, y1 - y0);
}

/* Asked as soon as the fingers have gone far enough: the other way it is somebody else's pinch. */
static enum tactus_answer handle_should_begin(struct tactus_recognizer *recognizer, void *data)
{
	const struct gesture *gesture = data;
	uint32_t direction = spread_of(recognizer) < gesture->spread ? PINCH_DIRECTION_IN : PINCH_DIRECTION_OUT;

	return gesture->configuration->directions & direction ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

static void handle_touches_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct gesture *gesture = data;

	tactus_recognizer_call_default(recognizer, TACTUS_TOUCH_PHASE_BEGAN, touches, count, event);
	if (tactus_recognizer_get_number_of_touches(recognizer) == 2)
		gesture->spread = spread_of(recognizer);
}

void gesture_ask_questions(struct gesture *gesture)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;

	delegate.should_receive_touch = handle_should_receive_touch;
	if (gesture->configuration->type == GESTURE_TYPE_PINCH && gesture->configuration->directions) {
		delegate.should_begin = handle_should_begin;
		callbacks.touches_began = handle_touches_began;
		tactus_recognizer_set_callbacks(gesture->recognizer, &callbacks, gesture);
	}
	tactus_recognizer_set_delegate(gesture->recognizer, &delegate, gesture);
}
