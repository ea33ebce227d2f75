/* SPDX-License-Identifier: MIT */
#include "tap-recognition.h"

#include "support/drawing.h"
#include "support/painting.h"

void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data)
{
	const struct tap_recognition *all = data;

	if (all->taps == 0)
		return;
	draw_dashed_box(cairo, all->from_x - IMAGE_WIDTH / 2.0, all->from_y - IMAGE_HEIGHT / 2.0, IMAGE_WIDTH,
		IMAGE_HEIGHT);
	draw_line(cairo, all->from_x, all->from_y, all->x, all->y);
}

void draw_image(cairo_t *cairo, struct tactus_view *image, double width, double height, void *data)
{
	const struct tap_recognition *all = data;

	draw_photograph(cairo, PAINTING_EVENING, width, height);
	if (all->taps == 0)
		return;
	/* Marks the middle, where the finger was. */
	set_colour(cairo, WHITE);
	cairo_set_line_width(cairo, 3);
	draw_dot(cairo, width / 2, height / 2, 4);
	draw_ring(cairo, width / 2, height / 2, 14);
	draw_ring(cairo, width / 2, height / 2, 24);
}
