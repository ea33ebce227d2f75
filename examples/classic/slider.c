/* SPDX-License-Identifier: MIT */
#include "slider.h"

#include "support/drawing.h"
#include "support/scene.h"

/* Half of the knob: the value's way begins and ends so far from the sides. */
#define KNOB_PX 12

/*
 * The finger is followed from its down to its lift, wherever it goes. VALUE_CHANGED is the host's event: the engine
 * knows of touches only.
 */
static enum tactus_answer follow(struct tactus_view *view, const struct tactus_touch *touch, void *data)
{
	struct slider *slider = data;
	double x = 0, width = 0, value;

	tactus_touch_get_location(touch, view, &x, NULL);
	tactus_view_get_frame(view, NULL, NULL, &width, NULL);
	value = (x - KNOB_PX) / (width - 2 * KNOB_PX);
	value = value < 0 ? 0 : value > 1 ? 1
					  : value;
	if (value == slider->value)
		return TACTUS_ANSWER_YES;
	slider->value = value;
	tactus_control_send_actions(view, TACTUS_CONTROL_EVENT_VALUE_CHANGED);
	return TACTUS_ANSWER_YES;
}

static void draw_slider(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	const struct slider *slider = data;
	double x = KNOB_PX + slider->value * (width - 2 * KNOB_PX);

	set_colour(cairo, GREY);
	cairo_set_line_width(cairo, 4);
	draw_line(cairo, KNOB_PX, height / 2, width - KNOB_PX, height / 2);
	set_colour(cairo, tactus_control_is_tracking(view) ? ORANGE : BLUE);
	draw_line(cairo, KNOB_PX, height / 2, x, height / 2);
	draw_dot(cairo, x, height / 2, KNOB_PX);
}

void slider_create(struct slider *slider, struct tactus_view *superview, const char *name, double x, double y,
	double width, double height)
{
	struct tactus_control_callbacks callbacks = TACTUS_CONTROL_CALLBACKS_INIT;

	slider->view = tactus_control_create(tactus_view_get_application(superview), x, y, width, height);
	scene_adopt(superview, slider->view, name, draw_slider, slider);
	callbacks.begin_tracking = follow;
	callbacks.continue_tracking = follow;
	tactus_control_set_callbacks(slider->view, &callbacks, slider);
	/* A drag along the slider is the slider's; a scroll view around it gets the others (9.4). */
	tactus_control_set_tracked_axes(slider->view, TACTUS_AXIS_HORIZONTAL);
}
