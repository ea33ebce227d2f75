/* SPDX-License-Identifier: MIT */
/* Pictures to move about. */
#ifndef SUPPORT_PAINTING_H
#define SUPPORT_PAINTING_H

#include <cairo.h>

enum painting {
	PAINTING_DAY,
	PAINTING_EVENING,
	PAINTING_NIGHT,
};

/* A landscape that fills a rectangle at the origin. */
void draw_painting(cairo_t *cairo, enum painting painting, double width, double height);
/* With the white edge of a photograph on paper. */
void draw_photograph(cairo_t *cairo, enum painting painting, double width, double height);

#endif
