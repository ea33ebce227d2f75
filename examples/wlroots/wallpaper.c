/* SPDX-License-Identifier: MIT */
#define _DEFAULT_SOURCE /* M_PI */
#include "wallpaper.h"

#include "canvas.h"

#include <math.h>
#include <stdint.h>

#define RIDGE_COUNT 4
#define STAR_COUNT 90

/* Colors of one time of day. Places are fractions of the output, sizes of its height. */
static const struct {
	uint32_t zenith, horizon;
	uint32_t light; /* sun or moon */
	double light_x, light_y, light_radius;
	uint32_t ridges[RIDGE_COUNT]; /* from the farthest to the nearest */
	double stars;                 /* alpha */
} times_of_day[WALLPAPER_COUNT] = {
	{ 0x6a5f9c, 0xffc9a3, 0xfff1d6, 0.72, 0.50, 0.060, { 0xc98ba0, 0x9c6b94, 0x67507f, 0x3b3560 }, 0 },
	{ 0x3f8fd2, 0xd3ecf7, 0xfffbe0, 0.26, 0.20, 0.050, { 0x9cc4cf, 0x6da39b, 0x437f6b, 0x28594c }, 0 },
	{ 0x0b1030, 0x34417a, 0xe9edf8, 0.64, 0.22, 0.045, { 0x323c6b, 0x252d55, 0x181e3d, 0x0d1126 }, 0.8 },
};

static void draw_sky(cairo_t *cairo, double width, double height, size_t number)
{
	uint32_t ends[] = { times_of_day[number].zenith, times_of_day[number].horizon };
	cairo_pattern_t *sky = cairo_pattern_create_linear(0, 0, 0, height * 0.75);

	for (int i = 0; i < 2; i++)
		cairo_pattern_add_color_stop_rgb(sky, i, (ends[i] >> 16 & 0xff) / 255.0,
			(ends[i] >> 8 & 0xff) / 255.0, (ends[i] & 0xff) / 255.0);
	cairo_set_source(cairo, sky);
	cairo_paint(cairo);
	cairo_pattern_destroy(sky);
}

/* Stars stand in the same places each time. */
static void draw_stars(cairo_t *cairo, double width, double height, double alpha)
{
	uint32_t random = 7;

	canvas_set_color(cairo, 0xffffff, alpha);
	for (int i = 0; i < STAR_COUNT; i++) {
		double x, y;

		random = random * 1664525 + 1013904223;
		x = (random >> 8) / 16777216.0 * width;
		random = random * 1664525 + 1013904223;
		y = (random >> 8) / 16777216.0 * height * 0.6;
		canvas_circle(cairo, x, y, 0.6 + (random >> 5) % 3 * 0.4);
		cairo_fill(cairo);
	}
}

/* The sun or the moon, with a halo. */
static void draw_light(cairo_t *cairo, double width, double height, size_t number)
{
	double x = times_of_day[number].light_x * width, y = times_of_day[number].light_y * height;
	double radius = times_of_day[number].light_radius * height;

	for (int ring = 3; ring >= 0; ring--) {
		canvas_set_color(cairo, times_of_day[number].light, ring == 0 ? 1 : 0.10);
		canvas_circle(cairo, x, y, radius * (1 + 0.55 * ring));
		cairo_fill(cairo);
	}
}

/* A ridge of hills, which is lower and smoother the nearer it is. */
static void draw_ridge(cairo_t *cairo, double width, double height, size_t number, int ridge)
{
	double base = height * (0.62 + 0.09 * ridge), rise = height * (0.10 - 0.014 * ridge);
	double phase = 1.7 * (double)number + 2.3 * ridge;

	canvas_set_color(cairo, times_of_day[number].ridges[ridge], 1);
	cairo_move_to(cairo, 0, height);
	for (int i = 0; i <= 160; i++) {
		double along = i / 160.0 * 2 * M_PI;
		double hills = 0.60 * sin(along * 1.1 + phase) + 0.28 * sin(along * 2.6 + 2 * phase);

		hills += 0.12 * sin(along * (7 - ridge) + 3 * phase);
		cairo_line_to(cairo, i / 160.0 * width, base + rise * hills);
	}
	cairo_line_to(cairo, width, height);
	cairo_close_path(cairo);
	cairo_fill(cairo);
}

void wallpaper_draw(cairo_t *cairo, double width, double height, size_t number)
{
	draw_sky(cairo, width, height, number);
	if (times_of_day[number].stars > 0)
		draw_stars(cairo, width, height, times_of_day[number].stars);
	draw_light(cairo, width, height, number);
	for (int ridge = 0; ridge < RIDGE_COUNT; ridge++)
		draw_ridge(cairo, width, height, number, ridge);
}
