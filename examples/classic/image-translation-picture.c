/* SPDX-License-Identifier: MIT */
#include "image-translation.h"

#include "support/drawing.h"
#include "support/painting.h"

/* Draws the image's first place and the path to the present one. */
void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data)
{
	double x, y;

	draw_dashed_box(cairo, IMAGE_X, IMAGE_Y, IMAGE_WIDTH, IMAGE_HEIGHT);
	tactus_view_get_frame(tactus_view_get_subview(window, 0), &x, &y, NULL, NULL);
	set_colour(cairo, GREY);
	draw_arrow(cairo, IMAGE_X, IMAGE_Y, x, y);
}

void draw_image(cairo_t *cairo, struct tactus_view *image, double width, double height, void *data)
{
	draw_photograph(cairo, PAINTING_DAY, width, height);
}
