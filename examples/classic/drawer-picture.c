/* SPDX-License-Identifier: MIT */
#include "drawer.h"

#include "support/drawing.h"
#include "support/painting.h"

#include <stdio.h>

#define ENTRY_HEIGHT 44

void draw_page(cairo_t *cairo, struct tactus_view *page, double width, double height, void *data)
{
	cairo_translate(cairo, 60, 80);
	draw_photograph(cairo, PAINTING_DAY, 300, 220);
}

/* The page is darker, the farther the drawer is open. */
void draw_shade(cairo_t *cairo, struct tactus_view *shade, double width, double height, void *data)
{
	const struct drawer *drawer = data;

	set_faint_colour(cairo, INK, 0.5 * drawer->progress);
	cairo_rectangle(cairo, 0, 0, width, height);
	cairo_fill(cairo);
}

void draw_panel(cairo_t *cairo, struct tactus_view *panel, double width, double height, void *data)
{
	const struct drawer *drawer = data;
	char text[16];
	int entry;

	draw_box(cairo, 0, 0, width, height, WHITE);
	for (entry = 0; entry < DRAWER_ENTRIES; entry++) {
		if (entry == drawer->chosen) {
			set_colour(cairo, SKY);
			rounded_rectangle(cairo, 8, entry * ENTRY_HEIGHT + 4, width - 16, ENTRY_HEIGHT - 8, 6);
			cairo_fill(cairo);
		}
		snprintf(text, sizeof(text), "Entry %d", entry + 1);
		set_colour(cairo, INK);
		draw_text(cairo, 24, entry * ENTRY_HEIGHT + 28, 0, 15, text);
	}
}
