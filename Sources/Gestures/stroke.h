/* SPDX-License-Identifier: MIT */
/*
 * Compares the ways of fingers with examples of a shape, as Protractor does: Yang Li, "Protractor: A Fast and Accurate
 * Gesture Recognizer", CHI 2010, pages 2169-2172. Written from the paper. Two things differ: a way keeps its direction,
 * and may be turned by no more than STROKE_TURN_DEGREES; and it has twice as many points, since a zigzag has many legs.
 */
#ifndef TACTUS_GESTURES_STROKE_H
#define TACTUS_GESTURES_STROKE_H

#include <stdbool.h>
#include <stddef.h>

#define STROKE_POINTS 32
/* Most turn of the hand, to either side. */
#define STROKE_TURN_DEGREES 20.0
/*
 * A way that is less like all examples than this is another shape: the cosine of about 22 degrees between vectors. Of
 * 2000 sloppy hands seven in a thousand are less like theirs; scrolls of recordings are up to 0.92 like one.
 */
#define STROKE_LIKENESS_LEAST 0.93
/* Least likeness of a shape of many legs, of which each is off by itself: 32 degrees. No file may ask for less. */
#define STROKE_LIKENESS_LEGS 0.85
/* Shapes whose examples are more alike than this are mistaken for each other by sloppy hands. */
#define STROKE_LIKENESS_SAME 0.93

/* The y axis points down. */
struct stroke_point {
	double x, y;
};

/* Points at equal distances along a way, around their mean, as a vector of length 1: place and size do not count. */
struct stroke_example {
	struct stroke_point points[STROKE_POINTS];
};

struct stroke_shape {
	double least; /* how like it a way must be */
	size_t count;
	struct stroke_example examples[];
};

/* Stores a way as an example. Returns false if it has no length, or a coordinate that is no number. */
bool stroke_example_make(struct stroke_example *example, const struct stroke_point *points, size_t count);
/* Returns whether a way is a line, straight, bent a little, or back and forth: that is a swipe or a scroll. */
bool stroke_example_is_line(const struct stroke_example *example);
/* Returns how alike two examples are, turned as well as they may be: 1 of the same, -1 of opposite ones. */
double stroke_compare(const struct stroke_example *example, const struct stroke_example *other);
/* Returns how much an example is like the most similar one of a shape; -1 of a shape without examples. */
double stroke_shape_compare(const struct stroke_shape *shape, const struct stroke_example *example);
/* Returns how alike the two examples of two shapes are that are most alike. */
double stroke_shapes_compare(const struct stroke_shape *shape, const struct stroke_shape *other);

#endif
