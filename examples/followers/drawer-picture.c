/* SPDX-License-Identifier: MIT */
#include "drawer-picture.h"

#include <stddef.h>

/* px. */
#define HANDLE_WIDTH 120
#define HANDLE_HEIGHT 6
#define HANDLE_TOP 12
#define TILE 96
#define MARGIN 40
#define TILES_TOP 56

/* Colors that color-blind people can also tell apart (after Okabe and Ito). */
static const double colors[][3] = {
	{ 0.90, 0.62, 0.00 },
	{ 0.34, 0.71, 0.91 },
	{ 0.00, 0.62, 0.45 },
	{ 0.80, 0.47, 0.65 },
	{ 0.94, 0.89, 0.26 },
};

#define COLOR_COUNT (sizeof(colors) / sizeof(colors[0]))

void drawer_picture_draw(cairo_t *cairo, int width, int height, void *data)
{
	size_t number = 0;

	cairo_set_source_rgb(cairo, 0.2, 0.2, 0.4);
	cairo_paint(cairo);
	cairo_set_source_rgb(cairo, 1, 1, 1);
	cairo_rectangle(cairo, (width - HANDLE_WIDTH) / 2.0, HANDLE_TOP, HANDLE_WIDTH, HANDLE_HEIGHT);
	cairo_fill(cairo);
	for (int y = TILES_TOP; y + TILE + MARGIN <= height; y += TILE + MARGIN) {
		for (int x = MARGIN; x + TILE + MARGIN <= width; x += TILE + MARGIN) {
			const double *color = colors[number++ % COLOR_COUNT];

			cairo_set_source_rgb(cairo, color[0], color[1], color[2]);
			cairo_rectangle(cairo, x, y, TILE, TILE);
			cairo_fill(cairo);
		}
	}
}
