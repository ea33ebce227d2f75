/* SPDX-License-Identifier: MIT */
/* Strokes that are not exact. docs/sloppy-hands.md says how far they are off. */
#ifndef TACTUS_GESTURES_TOOL_SLOPPY_STROKE_H
#define TACTUS_GESTURES_TOOL_SLOPPY_STROKE_H

#include "../stroke.h"
#include "sloppy-hand.h"

/* A way around the place in its middle, mm. */
struct sloppy_stroke {
	struct stroke_point points[STROKE_POINTS];
};

/*
 * Draws an example of a shape by a hand, with a longer side of about @p size mm. If @p anywhere, a closed way begins at
 * any of its places.
 */
void sloppy_stroke_draw(struct sloppy_stroke *stroke, struct sloppy_random *random,
	const struct stroke_example *example, double size, bool anywhere);
/* Stores the place after a part of the way, from 0 to 1. */
void sloppy_stroke_place(const struct sloppy_stroke *stroke, double part, double *x, double *y);

#endif
