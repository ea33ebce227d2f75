/* SPDX-License-Identifier: MIT */
/* Shapes, colours and text shared by the examples. */
#ifndef SUPPORT_DRAWING_H
#define SUPPORT_DRAWING_H

#include <cairo.h>
#include <stdbool.h>

/* Colours that colour-blind people can also tell apart (after Okabe and Ito). */
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

/* Sets whether draw_text() draws. */
void drawing_set_text(bool on);

void set_colour(cairo_t *cairo, enum colour colour);
void set_faint_colour(cairo_t *cairo, enum colour colour, double alpha);
/* Draws the background of every window. */
void draw_paper(cairo_t *cairo);
/* Draws a text in the current colour. @p align: 0 begins at x, 0.5 is centred, 1 ends there; y is the baseline. */
void draw_text(cairo_t *cairo, double x, double y, double align, double size, const char *text);
/* Adds a path; fill or stroke it. */
void rounded_rectangle(cairo_t *cairo, double x, double y, double width, double height, double radius);
/* Draws a filled box with a darker edge. */
void draw_box(cairo_t *cairo, double x, double y, double width, double height, enum colour colour);
/* Draws a dashed outline: something was here, or may go here. */
void draw_dashed_box(cairo_t *cairo, double x, double y, double width, double height);
void draw_ring(cairo_t *cairo, double x, double y, double radius);
void draw_dot(cairo_t *cairo, double x, double y, double radius);
void draw_line(cairo_t *cairo, double x1, double y1, double x2, double y2);
/* Draws a line with a tip at its end. */
void draw_arrow(cairo_t *cairo, double x1, double y1, double x2, double y2);
/* Draws a lamp with a label beside it, 22 px high; dark unless lit. */
void draw_lamp(cairo_t *cairo, double x, double y, double width, enum colour colour, bool lit, const char *label);

#endif
