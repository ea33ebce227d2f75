/* SPDX-License-Identifier: MIT */
/*
 * The shell's own gestures. They sit on the root view of each output, above every client.
 *
 * To add one: write a function that makes the recognizer and calls gestures_add(), one that acts on it, and
 * call the first one in gestures_init(). edge-swipes.c, workspace-swipe.c, pinch-overview.c, long-press.c
 * and two-finger-tap.c are there to be copied.
 */
#ifndef COMPOSITOR_GESTURES_H
#define COMPOSITOR_GESTURES_H

#include <cairo.h>
#include <stdbool.h>
#include <tactus.h>

#define MAXIMUM_GESTURES 12

struct output;

/* Called for began, changed, ended and cancelled; for a tap only for ended. */
typedef void (*gesture_func)(struct output *output, struct tactus_recognizer *recognizer,
	enum tactus_recognizer_state state);

struct gesture {
	struct output *output;
	struct tactus_recognizer *recognizer;
	gesture_func act;
	unsigned changes;
	/* Path of the last recognized attempt, for the picture. */
	double start_x, start_y, end_x, end_y;
	bool seen;
};

struct gestures {
	struct output *output;
	struct gesture list[MAXIMUM_GESTURES];
	int count;
};

bool gestures_init(struct gestures *gestures, struct output *output);
/* Puts a recognizer onto the output's root. Returns false if out of memory, for which the recognizer may be NULL. */
bool gestures_add(struct gestures *gestures, const char *name, struct tactus_recognizer *recognizer,
	gesture_func act);
/* Draws marks of recognized gestures, in the output's coordinates. */
void gestures_draw(const struct gestures *gestures, cairo_t *cairo);

/* The gestures, one file each. */
bool edge_swipes_add(struct gestures *gestures);
bool workspace_swipe_add(struct gestures *gestures);
bool pinch_overview_add(struct gestures *gestures);
bool long_press_add(struct gestures *gestures);
bool two_finger_tap_add(struct gestures *gestures);

#endif
