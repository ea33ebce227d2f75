/* SPDX-License-Identifier: MIT */
#include "responder-chain.h"

#include "support/drawing.h"

#include <string.h>

void draw_view(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	const struct link *link = data;
	bool is_lit = false;

	for (size_t i = 0; i < path.count; i++)
		is_lit = is_lit || strcmp(path.names[i], link->name) == 0;
	draw_box(cairo, 0, 0, width, height, link->colour);
	rounded_rectangle(cairo, 2, 2, width - 4, height - 4, 5);
	set_colour(cairo, ORANGE);
	cairo_set_line_width(cairo, 4);
	if (is_lit)
		cairo_stroke(cairo);
	cairo_new_path(cairo);
	set_colour(cairo, INK);
	draw_text(cairo, 10, 21, 0, 15, link->name);
}

void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data)
{
	path_draw(&path, cairo, 360, 40, 170);
}
