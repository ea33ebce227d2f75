/* SPDX-License-Identifier: MIT */
#include "desk.h"

#include "support/drawing.h"

#include <stdio.h>

static const enum colour colours[CARDS] = { YELLOW, SKY, GREEN, PURPLE };

static void draw_place(cairo_t *cairo, const struct tactus_rectangle *place, bool is_lit, const char *name)
{
	set_faint_colour(cairo, SKY, is_lit ? 0.7 : 0.25);
	rounded_rectangle(cairo, place->x, place->y, place->width, place->height, 6);
	cairo_fill(cairo);
	draw_dashed_box(cairo, place->x, place->y, place->width, place->height);
	set_colour(cairo, GREY);
	draw_text(cairo, place->x + place->width / 2, place->y + place->height - 8, 0.5, 13, name);
}

/* Cards that are carried lie below the finger, fanned out; on their way back they are between it and their places. */
static void draw_card(cairo_t *cairo, const struct desk *desk, int card, int order)
{
	double x, y, held = order < 0 ? 0 : desk->held;
	char text[16];

	card_home(desk, card, &x, &y);
	x += held * (desk->x + order * 14 - x);
	y += held * (desk->y + order * 14 - y);
	snprintf(text, sizeof(text), "%d", card + 1);
	draw_box(cairo, x - CARD_WIDTH / 2.0, y - CARD_HEIGHT / 2.0, CARD_WIDTH, CARD_HEIGHT, colours[card]);
	set_colour(cairo, INK);
	draw_text(cairo, x, y + 6, 0.5, 16, text);
}

void draw_desk(cairo_t *cairo, struct tactus_view *top, double width, double height, void *data)
{
	const struct desk *desk = data;
	struct tactus_rectangle tray = tray_rectangle(), folder = folder_rectangle(desk);
	uint64_t items[CARDS];
	size_t count = tactus_drag_session_get_items(desk->session, items, CARDS);
	bool is_carried[CARDS] = { false };

	draw_place(cairo, &tray, desk->has_target && desk->target == 1, "tray");
	draw_place(cairo, &folder, desk->has_target && desk->target == 2, "folder");
	for (size_t i = 0; i < count; i++)
		is_carried[items[i]] = true;
	for (int i = 0; i < CARDS; i++) {
		if (!is_carried[i] && (desk->places[i] != IN_THE_FOLDER || desk->is_folder_open))
			draw_card(cairo, desk, i, -1);
	}
	for (size_t i = count; i > 0; i--)
		draw_card(cairo, desk, (int)items[i - 1], (int)i - 1);
	/* A bar tells how soon the folder opens. */
	if (desk->has_target && desk->loading > 0 && desk->loading < 1) {
		set_colour(cairo, BLUE);
		cairo_rectangle(cairo, folder.x, folder.y - 8, folder.width * desk->loading, 4);
		cairo_fill(cairo);
	}
}
