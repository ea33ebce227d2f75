/* SPDX-License-Identifier: MIT */
#include "controls.h"

#include "support/drawing.h"

#include <stdio.h>

#define SLOP_PX 70
#define LAMP_STEP 28

void draw_list(cairo_t *cairo, struct tactus_view *list, double width, double height, void *data)
{
	double x = 0;

	tactus_view_get_bounds_origin(list, &x, NULL);
	set_colour(cairo, PALE);
	cairo_paint(cairo);
	set_colour(cairo, GREY);
	draw_text(cairo, 280 - x, height / 2 + 5, 0, 13, "Drag here to scroll.");
}

void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data)
{
	const struct controls *controls = data;
	double y = 30;

	draw_dashed_box(cairo, BUTTON_X - SLOP_PX, BUTTON_Y - SLOP_PX, BUTTON_WIDTH + 2 * SLOP_PX,
		BUTTON_HEIGHT + 2 * SLOP_PX);
	set_colour(cairo, GREY);
	draw_text(cairo, BUTTON_X - SLOP_PX + 10, BUTTON_Y - SLOP_PX + 20, 0, 13, "inside, while it tracks");
	for (int i = 0; i < EVENTS; i++, y += LAMP_STEP) {
		char count[16];

		draw_lamp(cairo, 350, y, 170, events[i].event == controls->last ? ORANGE : SKY, controls->counts[i] > 0,
			events[i].name);
		snprintf(count, sizeof(count), "%d", controls->counts[i]);
		set_colour(cairo, INK);
		draw_text(cairo, 550, y + 16, 1, 13, count);
	}
}
