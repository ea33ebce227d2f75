/* SPDX-License-Identifier: MIT */
#include "button.h"

#include "drawing.h"
#include "scene.h"

static enum colour choose_colour(const struct tactus_view *button)
{
	if (!tactus_control_is_enabled(button))
		return PALE;
	if (tactus_control_is_highlighted(button))
		return ORANGE;
	return tactus_control_is_selected(button) ? YELLOW : WHITE;
}

static void draw_button(cairo_t *cairo, struct tactus_view *button, double width, double height, void *data)
{
	draw_box(cairo, 0, 0, width, height, choose_colour(button));
	set_colour(cairo, tactus_control_is_enabled(button) ? INK : GREY);
	draw_text(cairo, width / 2, height / 2 + 4.5, 0.5, 13, tactus_view_get_name(button));
}

struct tactus_view *button_create(struct tactus_view *superview, const char *name, double x, double y, double width,
	double height, tactus_control_func tapped, void *data)
{
	struct tactus_view *button = tactus_control_create(tactus_view_get_application(superview), x, y, width, height);

	if (tapped)
		tactus_control_add_target(button, tapped, data, TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE);
	return scene_adopt(superview, button, name, draw_button, NULL);
}
