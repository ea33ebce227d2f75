/* SPDX-License-Identifier: MIT */
/* Whether two PNG pictures look alike: says how many pixels differ by more than a level, and fails beyond a limit. */
#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static cairo_surface_t *read_picture(const char *path)
{
	cairo_surface_t *surface = cairo_image_surface_create_from_png(path);

	if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
		return surface;
	printf("%s: %s\n", path, cairo_status_to_string(cairo_surface_status(surface)));
	exit(2);
}

static bool differs(uint32_t pixel, uint32_t other, int level)
{
	for (int shift = 0; shift < 24; shift += 8) {
		if (abs((int)(pixel >> shift & 0xff) - (int)(other >> shift & 0xff)) > level)
			return true;
	}
	return false;
}

/* 32 bits for a pixel, the upper 8 unused or opaque. */
static const uint32_t *row(cairo_surface_t *surface, int y)
{
	const void *data = cairo_image_surface_get_data(surface);
	const uint32_t *pixels = data;

	return pixels + (size_t)y * (size_t)cairo_image_surface_get_stride(surface) / sizeof(*pixels);
}

int main(int argc, char *argv[])
{
	cairo_surface_t *first, *second;
	int width, height, level, count = 0;
	double limit, share;

	if (argc != 5) {
		fprintf(stderr, "usage: compare-pictures FILE FILE LEVEL PERCENT\n");
		return 2;
	}
	first = read_picture(argv[1]);
	second = read_picture(argv[2]);
	level = atoi(argv[3]);
	limit = atof(argv[4]);
	width = cairo_image_surface_get_width(first);
	height = cairo_image_surface_get_height(first);
	if (cairo_image_surface_get_width(second) != width || cairo_image_surface_get_height(second) != height) {
		printf("they are not of one size\n");
		return 1;
	}
	for (int y = 0; y < height; y++) {
		for (int x = 0; x < width; x++)
			count += differs(row(first, y)[x], row(second, y)[x], level);
	}
	share = 100.0 * count / ((double)width * height);
	printf("%.2f %% of the pixels differ, %g %% may\n", share, limit);
	cairo_surface_destroy(first);
	cairo_surface_destroy(second);
	return share > limit;
}
