/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* M_PI */
#include "picture.h"

#include <math.h>

#define TRAIL_WIDTH 6.0
#define DOT_RADIUS 6.0
#define RING_RADIUS 15.0
#define GRID 32

struct colour {
	double red, green, blue;
};

/* Eight colours that also colour-blind readers tell apart (after Okabe and Ito). */
static const struct colour palette[] = {
	{ 0.84, 0.37, 0.00 },
	{ 0.00, 0.45, 0.70 },
	{ 0.00, 0.62, 0.45 },
	{ 0.80, 0.47, 0.65 },
	{ 0.90, 0.62, 0.00 },
	{ 0.34, 0.71, 0.91 },
	{ 0.55, 0.36, 0.20 },
	{ 0.35, 0.35, 0.35 },
};

static const struct colour *finger_colour(int32_t finger)
{
	return &palette[(uint32_t)finger % (sizeof(palette) / sizeof(palette[0]))];
}

static void draw_paper(cairo_t *cairo, int width, int height)
{
	cairo_set_source_rgb(cairo, 0.98, 0.97, 0.94);
	cairo_paint(cairo);

	cairo_set_source_rgb(cairo, 0.90, 0.89, 0.86);
	cairo_set_line_width(cairo, 1.0);
	for (int x = GRID; x < width; x += GRID) {
		cairo_move_to(cairo, x + 0.5, 0);
		cairo_line_to(cairo, x + 0.5, height);
	}
	for (int y = GRID; y < height; y += GRID) {
		cairo_move_to(cairo, 0, y + 0.5);
		cairo_line_to(cairo, width, y + 0.5);
	}
	cairo_stroke(cairo);
}

static void draw_trail(cairo_t *cairo, const struct point *points, size_t count)
{
	cairo_set_line_width(cairo, TRAIL_WIDTH);
	cairo_move_to(cairo, points[0].x, points[0].y);
	for (size_t i = 1; i < count; i++)
		cairo_line_to(cairo, points[i].x, points[i].y);
	cairo_stroke(cairo);
}

static void draw_dot(cairo_t *cairo, const struct point *at)
{
	cairo_arc(cairo, at->x, at->y, DOT_RADIUS, 0, 2 * M_PI);
	cairo_fill(cairo);
}

static void draw_ring(cairo_t *cairo, const struct point *at)
{
	cairo_set_line_width(cairo, 3.0);
	cairo_new_sub_path(cairo);
	cairo_arc(cairo, at->x, at->y, RING_RADIUS, 0, 2 * M_PI);
	cairo_stroke(cairo);
}

/* Draws a cross, the mark of a cancelled stroke. */
static void draw_cross(cairo_t *cairo, const struct point *at)
{
	double arm = RING_RADIUS * M_SQRT1_2;

	cairo_set_line_width(cairo, 3.0);
	cairo_move_to(cairo, at->x - arm, at->y - arm);
	cairo_line_to(cairo, at->x + arm, at->y + arm);
	cairo_move_to(cairo, at->x + arm, at->y - arm);
	cairo_line_to(cairo, at->x - arm, at->y + arm);
	cairo_stroke(cairo);
}

static void draw_stroke(cairo_t *cairo, const struct stroke *stroke)
{
	const struct colour *colour = finger_colour(stroke->finger);
	const struct point *points = stroke->points.data;
	size_t count = stroke->points.size / sizeof(*points);

	if (count == 0)
		return;
	/* Each stroke is a group, so that a faded trail stays evenly faded where it crosses itself. */
	cairo_push_group(cairo);
	cairo_set_source_rgb(cairo, colour->red, colour->green, colour->blue);
	draw_trail(cairo, points, count);
	draw_dot(cairo, &points[0]);
	if (stroke->state == STROKE_CANCELLED)
		draw_cross(cairo, &points[count - 1]);
	else
		draw_ring(cairo, &points[count - 1]);
	cairo_pop_group_to_source(cairo);
	cairo_paint_with_alpha(cairo, stroke->state == STROKE_CANCELLED ? 0.3 : 1.0);
}

void picture_draw(cairo_t *cairo, int width, int height, const struct strokes *strokes)
{
	const struct stroke *stroke;

	draw_paper(cairo, width, height);
	cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
	wl_list_for_each(stroke, &strokes->list, link)
		draw_stroke(cairo, stroke);
}
