/* SPDX-License-Identifier: MIT */
/* The way of fingers in memory that never grows: of a long way fewer points are kept. */
#ifndef TACTUS_GESTURES_STROKE_PATH_H
#define TACTUS_GESTURES_STROKE_PATH_H

#include "stroke.h"

#include <stdint.h>

#define STROKE_PATH_POINTS 128

struct stroke_path {
	size_t count;
	double spacing; /* from one point to the next at least, px */
	struct stroke_point points[STROKE_PATH_POINTS];
	struct stroke_point last; /* where the fingers are, which may be nearer than the spacing */
	double left, right, top, bottom;
	bool is_over;     /* a finger has lifted, and none more may come */
	uint32_t fingers; /* the most at a time */
};

void stroke_path_clear(struct stroke_path *path);
/* Adds a place. The first one begins the way, with @p spacing px between points. */
void stroke_path_add(struct stroke_path *path, double x, double y, double spacing);
/* Stores the way as an example. Returns false if there is none. */
bool stroke_path_make_example(const struct stroke_path *path, struct stroke_example *example);
/* Returns the longer side, px. */
double stroke_path_size(const struct stroke_path *path);
/* Returns whether two ways are the same, which the same fingers have gone. */
bool stroke_path_is_same(const struct stroke_path *path, const struct stroke_path *other);

#endif
