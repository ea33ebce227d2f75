/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* M_PI */
#include "painting.h"

#include "drawing.h"

#include <math.h>

#define EDGE_PX 6

static const struct palette {
	struct {
		double red, green, blue;
	} sky, sun, mountains, hills, meadow, house, roof;
} palettes[] = {
	[PAINTING_DAY] = {
		.sky = { 0.62, 0.83, 0.95 },
		.sun = { 1.00, 0.85, 0.32 },
		.mountains = { 0.55, 0.63, 0.75 },
		.hills = { 0.42, 0.66, 0.45 },
		.meadow = { 0.60, 0.77, 0.40 },
		.house = { 0.97, 0.93, 0.84 },
		.roof = { 0.80, 0.33, 0.24 },
	},
	[PAINTING_EVENING] = {
		.sky = { 0.99, 0.76, 0.52 },
		.sun = { 0.96, 0.42, 0.25 },
		.mountains = { 0.62, 0.45, 0.58 },
		.hills = { 0.47, 0.38, 0.52 },
		.meadow = { 0.60, 0.49, 0.42 },
		.house = { 0.93, 0.82, 0.72 },
		.roof = { 0.52, 0.25, 0.30 },
	},
	[PAINTING_NIGHT] = {
		.sky = { 0.13, 0.20, 0.38 },
		.sun = { 0.93, 0.93, 0.84 },
		.mountains = { 0.23, 0.31, 0.48 },
		.hills = { 0.16, 0.30, 0.36 },
		.meadow = { 0.22, 0.40, 0.40 },
		.house = { 0.55, 0.58, 0.62 },
		.roof = { 0.32, 0.22, 0.30 },
	},
};

#define use(cairo, colour) cairo_set_source_rgb(cairo, (colour).red, (colour).green, (colour).blue)

/* Draws slopes to both sides, down to the bottom of the picture. */
static void draw_mountain(cairo_t *cairo, double x, double y, double half_width)
{
	cairo_move_to(cairo, x, y);
	cairo_line_to(cairo, x + half_width, 1);
	cairo_line_to(cairo, x - half_width, 1);
	cairo_close_path(cairo);
	cairo_fill(cairo);
}

static void draw_ground(cairo_t *cairo, double left, double middle, double right)
{
	cairo_move_to(cairo, 0, 1);
	cairo_line_to(cairo, 0, left);
	cairo_curve_to(cairo, 0.35, middle, 0.65, middle, 1, right);
	cairo_line_to(cairo, 1, 1);
	cairo_close_path(cairo);
	cairo_fill(cairo);
}

static void draw_house(cairo_t *cairo, const struct palette *palette)
{
	use(cairo, palette->house);
	cairo_rectangle(cairo, 0.62, 0.62, 0.16, 0.16);
	cairo_fill(cairo);
	use(cairo, palette->roof);
	cairo_move_to(cairo, 0.59, 0.63);
	cairo_line_to(cairo, 0.70, 0.51);
	cairo_line_to(cairo, 0.81, 0.63);
	cairo_close_path(cairo);
	cairo_fill(cairo);
	cairo_rectangle(cairo, 0.67, 0.69, 0.045, 0.09);
	cairo_fill(cairo);
}

void draw_painting(cairo_t *cairo, enum painting painting, double width, double height)
{
	const struct palette *palette = &palettes[painting];

	cairo_save(cairo);
	cairo_rectangle(cairo, 0, 0, width, height);
	cairo_clip(cairo);
	cairo_scale(cairo, width, height);
	use(cairo, palette->sky);
	cairo_paint(cairo);
	use(cairo, palette->sun);
	cairo_save(cairo);
	cairo_translate(cairo, 0.22, 0.24);
	cairo_scale(cairo, 0.09, 0.09 * width / height);
	draw_dot(cairo, 0, 0, 1);
	cairo_restore(cairo);
	use(cairo, palette->mountains);
	draw_mountain(cairo, 0.48, 0.24, 0.42);
	draw_mountain(cairo, 0.86, 0.34, 0.40);
	use(cairo, palette->hills);
	draw_ground(cairo, 0.55, 0.78, 0.58);
	use(cairo, palette->meadow);
	draw_ground(cairo, 0.82, 0.66, 0.86);
	draw_house(cairo, palette);
	cairo_restore(cairo);
}

void draw_photograph(cairo_t *cairo, enum painting painting, double width, double height)
{
	draw_box(cairo, 0, 0, width, height, WHITE);
	cairo_save(cairo);
	cairo_translate(cairo, EDGE_PX, EDGE_PX);
	draw_painting(cairo, painting, width - 2 * EDGE_PX, height - 2 * EDGE_PX);
	cairo_restore(cairo);
}
