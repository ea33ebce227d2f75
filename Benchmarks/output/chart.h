/* SPDX-License-Identifier: MIT */
/*
 * A graph of how something grows, as SVG: both axes are logarithmic, so that what is proportional is a slope of
 * one, and what does not grow is level.
 */
#ifndef BENCHMARKS_CHART_H
#define BENCHMARKS_CHART_H

#include <stdbool.h>
#include <stddef.h>

#define CHART_SERIES_MAX 6
#define CHART_POINTS_MAX 16

struct chart_series {
	const char *name;
	/* Above 0; a y that is not a number is left out. */
	double x[CHART_POINTS_MAX], y[CHART_POINTS_MAX];
	size_t count;
};

struct chart {
	const char *title, *x_label, *y_label;
	struct chart_series series[CHART_SERIES_MAX];
	size_t count;
};

/* Begins a series, to which points are added. More than fit are left out. */
void chart_begin_series(struct chart *chart, const char *name);
void chart_add(struct chart *chart, double x, double y);

bool chart_write(const struct chart *chart, const char *folder, const char *file_name);

#endif
