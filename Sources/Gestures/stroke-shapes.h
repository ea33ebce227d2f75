/* SPDX-License-Identifier: MIT */
/* The shapes that a file can name. Each is a formula with several examples, since people begin in different places. */
#ifndef TACTUS_GESTURES_STROKE_SHAPES_H
#define TACTUS_GESTURES_STROKE_SHAPES_H

#include "stroke.h"
#include "values.h"

/* More points than a formula or a line of a file has. */
#define STROKE_DRAWN_MAXIMUM 256

/* Words for shape=. */
extern const struct named_value stroke_shape_names[];
#define STROKE_SHAPE_WORDS \
	"circle, circle-clockwise, circle-counterclockwise, check, caret, v, zigzag, pigtail, s"

/* Returns the number of examples of a named shape. */
size_t stroke_example_count(uint32_t name);
/* Stores the points of an example, in a square of 1, and returns their number. */
size_t stroke_draw(uint32_t name, size_t example, struct stroke_point points[STROKE_DRAWN_MAXIMUM]);
/* Creates a named shape. Returns NULL if out of memory. */
struct stroke_shape *stroke_shape_create(uint32_t name);
/*
 * Creates the examples of all named shapes that are not much like a shape: a way that is more like one of these is not
 * that shape. Returns NULL if out of memory.
 */
struct stroke_shape *stroke_shape_create_rivals(const struct stroke_shape *shape);

#endif
