/* SPDX-License-Identifier: MIT */
/* The page and its lines: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_DRAW_LINES_H
#define CLASSIC_DRAW_LINES_H

#include "support/scene.h"

#define LINES 100

struct line {
	const struct tactus_touch *touch; /* draws the line; NULL: the line is finished */
	double x1, y1, x2, y2;
	double tail_x, tail_y; /* the predicted location */
	uint64_t moved_us;     /* 0: there is no tail */
};

struct page {
	struct line lines[LINES];
	size_t count;
};

/* Drawing functions of views (support/scene.h). */
void draw_page(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data);

#endif
