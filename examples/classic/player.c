/* SPDX-License-Identifier: MIT */
#include "player.h"

#include "support/drawing.h"

/* A box that is highlighted while it is the first responder. */
static void draw_responder(cairo_t *cairo, struct tactus_view *view, double width, double height)
{
	bool is_first = tactus_responder_is_first_responder(tactus_view_get_responder(view));

	draw_box(cairo, 0, 0, width, height, is_first ? YELLOW : WHITE);
	set_colour(cairo, GREY);
	draw_text(cairo, width - 10, 18, 1, 12, is_first ? "first responder" : NULL);
	draw_text(cairo, 10, 18, 0, 13, tactus_view_get_name(view));
}

void player_draw_tracks(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	const struct player *player = data;
	static const char *const titles[PLAYER_TRACKS] = { "1  Overture", "2  Waltz", "3  Nocturne", "4  March" };

	draw_responder(cairo, view, width, height);
	for (int i = 0; i < PLAYER_TRACKS; i++)
		draw_lamp(cairo, 12, 30 + i * 28, width - 24, BLUE, i == player->track, NULL);
	for (int i = 0; i < PLAYER_TRACKS; i++) {
		set_colour(cairo, i == player->track ? WHITE : INK);
		draw_text(cairo, 36, 46 + i * 28, 0, 14, titles[i]);
	}
}

void player_draw_volume(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	draw_responder(cairo, view, width, height);
	for (int i = 0; i < 10; i++) {
		set_colour(cairo, i < 7 ? GREEN : PALE);
		cairo_rectangle(cairo, 20 + i * 22, 52 - 2 * i, 14, 2 * i + 6);
		cairo_fill(cairo);
	}
}

void player_draw(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	const struct player *player = data;

	draw_box(cairo, 0, 0, width, height, PALE);
	set_colour(cairo, GREY);
	draw_text(cairo, 14, 22, 0, 13, tactus_view_get_name(view));
	cairo_translate(cairo, width / 2, height - 26);
	set_colour(cairo, player->is_playing ? GREEN : INK);
	for (int i = 0; i <= (player->seeking ? 1 : 0); i++) {
		cairo_move_to(cairo, (player->seeking < 0 ? -1 : 1) * (i * 14 + 12), 0);
		cairo_rel_line_to(cairo, (player->seeking < 0 ? 1 : -1) * 20, -11);
		cairo_rel_line_to(cairo, 0, 22);
		cairo_close_path(cairo);
	}
	cairo_fill(cairo);
}
