/* SPDX-License-Identifier: MIT */
#include "workload.h"

#include <math.h>

const struct stroke strokes[] = {
	{ "1-finger pan", GESTURE_PAN, 1, 200 },
	{ "2-finger pinch", GESTURE_PINCH, 2, 100 },
	{ "3-finger swipe", GESTURE_SWIPE, 3, 100 },
	{ "5 fingers", GESTURE_PAN, 5, 100 },
	{ "10 fingers", GESTURE_PAN, 10, 100 },
};
const size_t stroke_count = sizeof strokes / sizeof strokes[0];

const char *const population_names[POPULATION_COUNT] = { "live", "active", "mixed", "finished" };

const char *const population_titles[POPULATION_COUNT] = {
	"Live: every recognizer looks for the gesture and stays undecided",
	"Active: every recognizer has recognized and reports each motion",
	"Mixed: the gestures of a compositor's shell",
	"Finished: every recognizer has failed at the first motions",
};

void stroke_place(const struct stroke *stroke, unsigned frame, unsigned finger, double *x, double *y)
{
	if (stroke->gesture == GESTURE_PINCH) {
		double distance = 100 + 5.0 * frame;

		*x = 960 + (finger % 2 == 0 ? -distance : distance);
		*y = 500 + 0.2 * frame;
		return;
	}
	/* A row of fingers that goes right, and trembles. */
	*x = 120 + 90.0 * finger + 4.0 * frame;
	*y = 400 + 20.0 * (finger % 3) + 0.5 * sin(0.7 * frame + finger);
}
