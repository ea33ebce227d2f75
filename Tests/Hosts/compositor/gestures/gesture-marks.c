/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* M_PI */
#include "gestures/gestures.h"

#include <math.h>

#define ARROW_WIDTH 5.0
#define ARROW_HEAD 18.0
#define ORIGIN_RADIUS 9.0
#define RIM 2.0

static void draw_head(cairo_t *cairo, double x, double y, double angle)
{
	double spread = M_PI / 7;

	cairo_move_to(cairo, x, y);
	cairo_line_to(cairo, x - ARROW_HEAD * cos(angle - spread), y - ARROW_HEAD * sin(angle - spread));
	cairo_line_to(cairo, x - ARROW_HEAD * cos(angle + spread), y - ARROW_HEAD * sin(angle + spread));
	cairo_close_path(cairo);
	cairo_fill_preserve(cairo);
	cairo_stroke(cairo);
}

static void draw_arrow(cairo_t *cairo, double x1, double y1, double x2, double y2)
{
	double angle = atan2(y2 - y1, x2 - x1);
	double length = hypot(x2 - x1, y2 - y1);
	double shaft = length > ARROW_HEAD ? length - ARROW_HEAD : 0;

	cairo_new_sub_path(cairo);
	cairo_arc(cairo, x1, y1, ORIGIN_RADIUS, 0, 2 * M_PI);
	cairo_stroke(cairo);
	if (length < ORIGIN_RADIUS)
		return;
	cairo_move_to(cairo, x1 + ORIGIN_RADIUS * cos(angle), y1 + ORIGIN_RADIUS * sin(angle));
	cairo_line_to(cairo, x1 + shaft * cos(angle), y1 + shaft * sin(angle));
	cairo_stroke(cairo);
	draw_head(cairo, x2, y2, angle);
}

static void draw_gesture(cairo_t *cairo, const struct gesture *gesture)
{
	cairo_push_group(cairo);
	/* The white rim is visible on any window. */
	cairo_set_source_rgb(cairo, 1, 1, 1);
	cairo_set_line_width(cairo, ARROW_WIDTH + 2 * RIM);
	draw_arrow(cairo, gesture->start_x, gesture->start_y, gesture->end_x, gesture->end_y);
	cairo_set_source_rgb(cairo, 0.27, 0.19, 0.50);
	cairo_set_line_width(cairo, ARROW_WIDTH);
	draw_arrow(cairo, gesture->start_x, gesture->start_y, gesture->end_x, gesture->end_y);
	cairo_pop_group_to_source(cairo);
	cairo_paint_with_alpha(cairo, 0.85);
}

void gestures_draw(const struct gestures *gestures, cairo_t *cairo)
{
	cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
	for (int i = 0; i < gestures->count; i++) {
		if (gestures->list[i].seen)
			draw_gesture(cairo, &gestures->list[i]);
	}
}
