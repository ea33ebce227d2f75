/* SPDX-License-Identifier: MIT */
#include "refresh.h"

#include "support/drawing.h"

#include <math.h>
#include <stdio.h>
#include <tactus-interactions.h>

#define PI 3.14159265358979323846
#define RADIUS 14
#define TURN_US 1000000

void draw_rows(cairo_t *cairo, struct tactus_view *content, double width, double height, void *data)
{
	const struct news *news = data;
	char text[16];
	int row;

	for (row = 0; row < news->count; row++) {
		set_colour(cairo, WHITE);
		cairo_rectangle(cairo, 0, row * ROW_HEIGHT, width, ROW_HEIGHT - 1);
		cairo_fill(cairo);
		snprintf(text, sizeof(text), "News %d", news->count - row);
		set_colour(cairo, INK);
		draw_text(cairo, 16, row * ROW_HEIGHT + 33, 0, 15, text);
	}
}

/* The ring closes with the pull. While news are fetched, an open one turns. */
void draw_sign(cairo_t *cairo, struct tactus_view *sign, double width, double height, void *data)
{
	const struct news *news = data;
	bool is_turning = tactus_refresh_is_refreshing(news->refresh);
	double angle = -PI / 2, length = 2 * PI * news->progress;

	if (news->distance <= 0)
		return;
	if (is_turning) {
		angle = 2 * PI * ((double)((news->time_us - news->start_us) % TURN_US) / TURN_US);
		length = 1.5 * PI;
	}
	set_colour(cairo, is_turning ? BLUE : GREY);
	cairo_set_line_width(cairo, 4);
	cairo_new_path(cairo);
	cairo_arc(cairo, width / 2, fmin(news->distance, height) / 2, RADIUS * fmin(news->distance / height, 1), angle,
		angle + length);
	cairo_stroke(cairo);
}
