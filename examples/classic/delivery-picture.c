/* SPDX-License-Identifier: MIT */
#include "delivery.h"

#include "support/drawing.h"

void draw_pad(cairo_t *cairo, struct tactus_view *pad, double width, double height, void *data)
{
	draw_box(cairo, 0, 0, width, height, SKY);
	set_colour(cairo, INK);
	draw_text(cairo, 12, 24, 0, 15, "view");
	if (!tactus_control_is_selected(((const struct delivery *)data)->switches[IGNORES]))
		return;
	set_faint_colour(cairo, WHITE, 0.6);
	cairo_rectangle(cairo, width / 2, 1, width / 2 - 1, height - 2);
	cairo_fill(cairo);
	set_colour(cairo, GREY);
	draw_text(cairo, width * 0.75, height / 2, 0.5, 13, "ignored");
}

void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data)
{
	timeline_draw(&((struct delivery *)data)->timeline, cairo, PAD_X, 185, 680);
}
