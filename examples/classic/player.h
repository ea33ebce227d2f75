/* SPDX-License-Identifier: MIT */
/* State and views of a music player without the music. */
#ifndef CLASSIC_PLAYER_H
#define CLASSIC_PLAYER_H

#include <cairo.h>
#include <stdbool.h>
#include <tactus.h>

#define PLAYER_TRACKS 4

struct player {
	int track;
	bool is_playing;
	int seeking; /* -1 backward, 1 forward */
};

/* Drawing functions of views (support/scene.h), with the player as data. */
void player_draw(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);
void player_draw_tracks(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);
void player_draw_volume(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);

#endif
