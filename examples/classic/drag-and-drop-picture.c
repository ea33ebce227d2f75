/* SPDX-License-Identifier: MIT */
#include "drag-and-drop.h"

#include "support/drawing.h"

void draw_tray(cairo_t *cairo, struct tactus_view *tray, double width, double height, void *data)
{
	set_faint_colour(cairo, SKY, 0.35);
	rounded_rectangle(cairo, 0, 0, width, height, 6);
	cairo_fill(cairo);
	draw_dashed_box(cairo, 0, 0, width, height);
	set_colour(cairo, GREY);
	draw_text(cairo, width / 2, height - 12, 0.5, 13, "tray");
}

void draw_card(cairo_t *cairo, struct tactus_view *card, double width, double height, void *data)
{
	const struct drag_and_drop *all = data;

	draw_box(cairo, 0, 0, width, height, YELLOW);
	set_colour(cairo, INK);
	draw_text(cairo, width / 2, height / 2 + 5, 0.5, 14, all->is_held ? "held" : "hold me");
}
