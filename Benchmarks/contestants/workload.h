/* SPDX-License-Identifier: MIT */
/*
 * What every contestant is given to do: fingers that move, and recognizers that watch them.
 */
#ifndef BENCHMARKS_WORKLOAD_H
#define BENCHMARKS_WORKLOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define WORKLOAD_FINGERS_MAX 10
#define WORKLOAD_FRAMES_MAX 201
#define WORKLOAD_PANEL_WIDTH 1920
#define WORKLOAD_PANEL_HEIGHT 1080
/* A panel of 120 Hz. */
#define WORKLOAD_FRAME_US 8333
/* A lift and the next touch are so far apart that they have nothing to do with each other. */
#define WORKLOAD_PAUSE_US 2000000

/* What the recognizers of a live population look for, and what the fingers do. */
enum gesture {
	GESTURE_PAN,
	GESTURE_SWIPE,
	GESTURE_PINCH,
};

struct stroke {
	const char *name;
	enum gesture gesture;
	unsigned fingers;
	/* After the fingers came down; all of them move in each. */
	unsigned frames;
};

extern const struct stroke strokes[];
extern const size_t stroke_count;

/* Where a finger is in a frame; frame 0 is where it comes down. */
void stroke_place(const struct stroke *stroke, unsigned frame, unsigned finger, double *x, double *y);

/* What becomes of the recognizers while the fingers move. */
enum population {
	/* They stay undecided from the first motion to the last. */
	POPULATION_LIVE,
	/* All have recognized, side by side, and report every motion. */
	POPULATION_ACTIVE,
	/* Those of a compositor's shell: edges, three-finger swipes, pinch, presses and taps. */
	POPULATION_MIXED,
	/* The first motions are too much for them; they have failed. */
	POPULATION_FINISHED,
};
#define POPULATION_COUNT 4
extern const char *const population_names[POPULATION_COUNT];
/* A sentence about each. */
extern const char *const population_titles[POPULATION_COUNT];

/* Of a mixed population, in turn. */
enum shell_gesture {
	SHELL_GESTURE_LEFT_EDGE,
	SHELL_GESTURE_BOTTOM_EDGE,
	SHELL_GESTURE_THREE_FINGER_SWIPE,
	SHELL_GESTURE_PINCH,
	SHELL_GESTURE_LONG_PRESS,
	SHELL_GESTURE_TAP,
	SHELL_GESTURE_DOUBLE_TAP,
	SHELL_GESTURE_TWO_FINGER_TAP,
};
#define SHELL_GESTURE_COUNT 8

struct workload {
	const struct stroke *stroke;
	enum population population;
	unsigned recognizers;
};

#endif
