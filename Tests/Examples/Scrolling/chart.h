/* SPDX-License-Identifier: MIT */
/* The curves as a table and as a picture, for the manual. */
#ifndef SCROLLING_CHART_H
#define SCROLLING_CHART_H

#include "curve.h"

#include <stdio.h>

/* A curve in a panel of the picture. */
struct line {
	int curve;
	const char *color;
	const char *label;
	double label_at, label_place;
};

struct panel {
	const char *title, *across, *upwards;
	double width, tick_x;
	double low, high, tick_y;
	struct line lines[3];
	size_t line_count;
};

void write_table(FILE *file, const struct curve *curves, size_t count);
void write_picture(FILE *file, const struct panel *panels, size_t count, const struct curve *curves);

/* Those of scrolling. */
void write_csv(FILE *file, const struct curve curves[CURVE_COUNT]);
void write_svg(FILE *file, const struct curve curves[CURVE_COUNT]);

#endif
