/* SPDX-License-Identifier: MIT */
#include "scroll.h"

#include "support/drawing.h"

void draw_list(cairo_t *cairo, struct tactus_view *list, double width, double height, void *data)
{
	set_colour(cairo, PALE);
	cairo_paint(cairo);
}

void draw_row(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	const struct row *row = data;

	set_colour(cairo, row->is_lit ? SKY : WHITE);
	cairo_rectangle(cairo, 0, 0, width, height - 1);
	cairo_fill(cairo);
	set_colour(cairo, INK);
	draw_text(cairo, 16, height / 2 + 5, 0, 15, row->name);
}

/* Draws how far the list is scrolled. */
void draw_bar(cairo_t *cairo, struct tactus_view *bar, double width, double height, void *data)
{
	struct tactus_view *list = data;
	double content = CONTENT_HEIGHT * tactus_scroll_view_get_zoom_scale(list), y;

	tactus_scroll_view_get_content_offset(list, NULL, &y);
	rounded_rectangle(cairo, 0, height * y / content, width, height * LIST_HEIGHT / content, width / 2);
	set_colour(cairo, GREY);
	cairo_fill(cairo);
}
