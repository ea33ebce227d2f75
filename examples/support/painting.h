/* SPDX-License-Identifier: MIT */
/* Pictures for the examples. */
#ifndef SUPPORT_PAINTING_H
#define SUPPORT_PAINTING_H

#include <cairo.h>

enum painting {
	PAINTING_DAY,
	PAINTING_EVENING,
	PAINTING_NIGHT,
};

/* Draws a landscape that fills a rectangle at the origin. */
void draw_painting(cairo_t *cairo, enum painting painting, double width, double height);
/* Draws a landscape with the white border of a photograph. */
void draw_photograph(cairo_t *cairo, enum painting painting, double width, double height);

#endif
