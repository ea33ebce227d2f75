/* SPDX-License-Identifier: MIT */
/* Fingers that draw around the middle of the output. */
#ifndef GESTURES_TEST_DRAWING_H
#define GESTURES_TEST_DRAWING_H

#include "fixture.h"
#include "stroke.h"

#define DRAWING_CORNERS 8

struct sloppy_random;
struct sloppy_stroke;

struct drawing {
	int fingers;
	size_t count;
	struct stroke_point corners[DRAWING_CORNERS]; /* in a square of 1, which is drawn in @p size px */
	double size, degrees;                         /* turned clockwise */
	unsigned duration;                            /* ms */
	unsigned steps;                               /* 0: one each 10 ms */
	bool stops_before_lift;
};

/* Plays one. Returns the time of its end. */
unsigned drawing_play(struct fixture *fixture, unsigned time, const struct drawing *drawing);
/* Plays the stroke of a hand with three fingers, which come and go one after the other. */
unsigned drawing_play_sloppy(struct fixture *fixture, unsigned time, const struct sloppy_stroke *stroke,
	struct sloppy_random *random);

#endif
