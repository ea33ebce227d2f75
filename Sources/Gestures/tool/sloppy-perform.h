/* SPDX-License-Identifier: MIT */
/* Performs gestures of a file, and needs of applications, with a hand's fingers. */
#ifndef TACTUS_GESTURES_TOOL_SLOPPY_PERFORM_H
#define TACTUS_GESTURES_TOOL_SLOPPY_PERFORM_H

#include "sloppy-hand.h"
#include "sloppy-stroke.h"

struct gesture_configuration;

/* Five taps of ten fingers. */
#define SLOPPY_MOST 60
/* One for each gesture of a sequence. */
#define SLOPPY_STROKES 9

/* Fingers in the order in which they land. */
struct sloppy_performance {
	struct sloppy_finger fingers[SLOPPY_MOST];
	size_t count;
	double width, height; /* of the panel, mm */
	double start;         /* ms: what is added begins then */
	size_t depth;         /* of gestures that come after others */
	struct sloppy_stroke strokes[SLOPPY_STROKES];
	size_t stroke_count;
	struct sloppy_hand hand;
	struct sloppy_random *random;
};

void sloppy_begin(struct sloppy_performance *performance, double width, double height, struct sloppy_random *random);
/* Adds a gesture, behind one of those that it comes after. The number of the hand chooses among directions. */
void sloppy_perform(
	struct sloppy_performance *performance, const struct gesture_configuration *gesture, size_t hand);

/* sloppy-drawing.c: adds a stroke; the number of the hand chooses among examples. */
void sloppy_perform_stroke(
	struct sloppy_performance *performance, const struct gesture_configuration *gesture, size_t hand);
/* Finds a place in the part of the output where a gesture is possible, away from its sides and from edges. */
void sloppy_choose_place(struct sloppy_performance *performance, const struct gesture_configuration *gesture,
	double *x, double *y, double margin);

/* Needs of applications that no gesture should take. */
enum sloppy_need {
	SLOPPY_NEED_TAP,
	SLOPPY_NEED_DOUBLE_TAP,
	SLOPPY_NEED_SCROLL,
	SLOPPY_NEED_PINCH,
	SLOPPY_NEED_LONG_PRESS,
	SLOPPY_NEED_SELECTION,
	SLOPPY_NEED_DRAWING,
	SLOPPY_NEED_COUNT,
};

const char *sloppy_need_name(enum sloppy_need need);
void sloppy_perform_need(struct sloppy_performance *performance, enum sloppy_need need);

/* Parts of performances. They return the finger, or one that nobody plays if there are too many. */
struct sloppy_finger *sloppy_add(struct sloppy_performance *performance, double x, double y, double down, double up);
/* Adds fingers of a hand that lie beside each other, of which the later ones are late. */
void sloppy_add_hand(struct sloppy_performance *performance, size_t count, double x, double y, double dx, double dy,
	double rest, double speed);

#endif
