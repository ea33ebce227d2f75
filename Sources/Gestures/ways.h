/* SPDX-License-Identifier: MIT */
/* Sets of directions finer than quarters: diagonals and ranges of angles, in steps of half a degree. */
#ifndef TACTUS_GESTURES_WAYS_H
#define TACTUS_GESTURES_WAYS_H

#include <stdbool.h>
#include <stdint.h>

#define WAYS_STEPS 720
#define WAYS_WORDS ((WAYS_STEPS + 63) / 64)

/* Bit N: the half degree from N / 2 on. 0° leads to the right and 90° up, as in mathematics. */
struct ways {
	uint64_t words[WAYS_WORDS];
};

/* Adds the angles between two, of which the second may lie behind 360°. */
void ways_add(struct ways *ways, double from_degrees, double to_degrees);
/* Adds the quarters of a mask of enum tactus_swipe_direction. */
void ways_add_quarters(struct ways *ways, uint32_t directions);
/* Adds all angles less than 90° from a tactus_swipe_direction. */
void ways_add_half(struct ways *ways, uint32_t direction);
bool ways_are_none(const struct ways *ways);
/* Returns whether a displacement, whose y axis points down, goes one of the ways. */
bool ways_have(const struct ways *ways, double x, double y);
/* Returns whether all ways of the other set are among these. */
bool ways_cover(const struct ways *ways, const struct ways *other);
/*
 * Reads a word of a list: a diagonal such as `up-left`, or angles such as `30-60deg`, and adds it. Returns false, and
 * changes nothing, if it is neither.
 */
bool ways_parse(struct ways *ways, const char *text, uint32_t length);

#endif
