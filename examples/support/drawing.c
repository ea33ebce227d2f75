/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* M_PI */
#include "drawing.h"

#include <math.h>
#include <stddef.h>

#define LAMP_HEIGHT 22

static bool has_text = true;

static const struct {
	double red, green, blue;
} colours[] = {
	[INK] = { 0.16, 0.18, 0.22 },
	[GREY] = { 0.47, 0.48, 0.50 },
	[PALE] = { 0.88, 0.87, 0.83 },
	[WHITE] = { 1.00, 1.00, 1.00 },
	[RED] = { 0.84, 0.22, 0.16 },
	[ORANGE] = { 0.90, 0.60, 0.00 },
	[YELLOW] = { 0.97, 0.86, 0.36 },
	[GREEN] = { 0.00, 0.62, 0.45 },
	[SKY] = { 0.60, 0.81, 0.93 },
	[BLUE] = { 0.00, 0.45, 0.70 },
	[PURPLE] = { 0.75, 0.52, 0.68 },
};

void drawing_set_text(bool on)
{
	has_text = on;
}

void set_faint_colour(cairo_t *cairo, enum colour colour, double alpha)
{
	cairo_set_source_rgba(cairo, colours[colour].red, colours[colour].green, colours[colour].blue, alpha);
}

void set_colour(cairo_t *cairo, enum colour colour)
{
	set_faint_colour(cairo, colour, 1);
}

void draw_paper(cairo_t *cairo)
{
	cairo_set_source_rgb(cairo, 0.98, 0.97, 0.94);
	cairo_paint(cairo);
}

void draw_text(cairo_t *cairo, double x, double y, double align, double size, const char *text)
{
	cairo_text_extents_t extents;

	if (!has_text || !text)
		return;
	cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
	cairo_set_font_size(cairo, size);
	cairo_text_extents(cairo, text, &extents);
	cairo_move_to(cairo, x - align * extents.x_advance, y);
	cairo_show_text(cairo, text);
	cairo_new_path(cairo);
}

void rounded_rectangle(cairo_t *cairo, double x, double y, double width, double height, double radius)
{
	cairo_new_sub_path(cairo);
	cairo_arc(cairo, x + width - radius, y + radius, radius, -M_PI_2, 0);
	cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, M_PI_2);
	cairo_arc(cairo, x + radius, y + height - radius, radius, M_PI_2, M_PI);
	cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
	cairo_close_path(cairo);
}

void draw_box(cairo_t *cairo, double x, double y, double width, double height, enum colour colour)
{
	rounded_rectangle(cairo, x + 0.5, y + 0.5, width - 1, height - 1, 6);
	set_colour(cairo, colour);
	cairo_fill_preserve(cairo);
	set_faint_colour(cairo, INK, 0.35);
	cairo_set_line_width(cairo, 1);
	cairo_stroke(cairo);
}

void draw_dashed_box(cairo_t *cairo, double x, double y, double width, double height)
{
	static const double dashes[] = { 6, 5 };

	rounded_rectangle(cairo, x + 1, y + 1, width - 2, height - 2, 6);
	set_colour(cairo, GREY);
	cairo_set_line_width(cairo, 1.5);
	cairo_set_dash(cairo, dashes, 2, 0);
	cairo_stroke(cairo);
	cairo_set_dash(cairo, NULL, 0, 0);
}

void draw_ring(cairo_t *cairo, double x, double y, double radius)
{
	cairo_new_sub_path(cairo);
	cairo_arc(cairo, x, y, radius, 0, 2 * M_PI);
	cairo_stroke(cairo);
}

void draw_dot(cairo_t *cairo, double x, double y, double radius)
{
	cairo_new_sub_path(cairo);
	cairo_arc(cairo, x, y, radius, 0, 2 * M_PI);
	cairo_fill(cairo);
}

void draw_line(cairo_t *cairo, double x1, double y1, double x2, double y2)
{
	cairo_move_to(cairo, x1, y1);
	cairo_line_to(cairo, x2, y2);
	cairo_stroke(cairo);
}

void draw_arrow(cairo_t *cairo, double x1, double y1, double x2, double y2)
{
	double angle = atan2(y2 - y1, x2 - x1), length = hypot(x2 - x1, y2 - y1);

	if (length < 1)
		return;
	draw_line(cairo, x1, y1, x2, y2);
	for (int side = -1; side <= 1; side += 2)
		draw_line(cairo, x2, y2, x2 - 8 * cos(angle + side * 0.5), y2 - 8 * sin(angle + side * 0.5));
}

void draw_lamp(cairo_t *cairo, double x, double y, double width, enum colour colour, bool lit, const char *label)
{
	draw_box(cairo, x, y, width, LAMP_HEIGHT, lit ? colour : WHITE);
	set_colour(cairo, lit ? WHITE : PALE);
	draw_dot(cairo, x + 12, y + LAMP_HEIGHT / 2.0, 5);
	set_colour(cairo, lit ? INK : GREY);
	draw_text(cairo, x + 23, y + LAMP_HEIGHT / 2.0 + 4.5, 0, 13, label);
}
