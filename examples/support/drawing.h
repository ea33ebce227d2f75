/* SPDX-License-Identifier: MIT */
/* Shapes, colours and letters that the examples have in common. */
#ifndef SUPPORT_DRAWING_H
#define SUPPORT_DRAWING_H

#include <cairo.h>
#include <stdbool.h>

/* Colours that also colour-blind readers tell apart (after Okabe and Ito). */
enum colour {
	INK,
	GREY,
	PALE,
	WHITE,
	RED,
	ORANGE,
	YELLOW,
	GREEN,
	SKY,
	BLUE,
	PURPLE,
};

/* Off: draw_text() draws nothing. */
void drawing_set_text(bool on);

void set_colour(cairo_t *cairo, enum colour colour);
void set_faint_colour(cairo_t *cairo, enum colour colour, double alpha);
/* The background of every window. */
void draw_paper(cairo_t *cairo);
/* @p align: 0 begins at x, 0.5 is centred, 1 ends there; y is the baseline. In the colour that is set. */
void draw_text(cairo_t *cairo, double x, double y, double align, double size, const char *text);
/* A path; fill or stroke it. */
void rounded_rectangle(cairo_t *cairo, double x, double y, double width, double height, double radius);
/* A filled box with a darker edge. */
void draw_box(cairo_t *cairo, double x, double y, double width, double height, enum colour colour);
/* An outline of dashes: something was here, or may go here. */
void draw_dashed_box(cairo_t *cairo, double x, double y, double width, double height);
void draw_ring(cairo_t *cairo, double x, double y, double radius);
void draw_dot(cairo_t *cairo, double x, double y, double radius);
void draw_line(cairo_t *cairo, double x1, double y1, double x2, double y2);
/* A line with a tip at its end. */
void draw_arrow(cairo_t *cairo, double x1, double y1, double x2, double y2);
/* A lamp with a label beside it, 22 px high; dark if it is not lit. */
void draw_lamp(cairo_t *cairo, double x, double y, double width, enum colour colour, bool lit, const char *label);

#endif
