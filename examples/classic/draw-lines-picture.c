/* SPDX-License-Identifier: MIT */
#include "draw-lines.h"

#include "support/drawing.h"

void draw_page(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data)
{
	const struct page *page = data;

	cairo_set_line_width(cairo, 6);
	cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
	for (size_t i = 0; i < page->count; i++) {
		const struct line *line = &page->lines[i];

		if (line->moved_us) {
			set_colour(cairo, SKY);
			draw_line(cairo, line->x2, line->y2, line->tail_x, line->tail_y);
		}
		set_colour(cairo, line->touch ? RED : INK);
		draw_line(cairo, line->x1, line->y1, line->x2, line->y2);
	}
}
