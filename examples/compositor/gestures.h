/* SPDX-License-Identifier: MIT */
/* The shell's own gestures. They sit on the root view, above every client. */
#ifndef COMPOSITOR_GESTURES_H
#define COMPOSITOR_GESTURES_H

#include <cairo.h>
#include <stdbool.h>

struct shell;
struct tactus_recognizer;

#define GESTURE_COUNT 2

struct gesture {
	struct shell *shell;
	struct tactus_recognizer *recognizer;
	unsigned changes;
	/* Where the last attempt that was recognized ran, for the picture. */
	double start_x, start_y, end_x, end_y;
	bool seen;
};

struct gestures {
	struct gesture list[GESTURE_COUNT];
};

bool gestures_init(struct gestures *gestures, struct shell *shell);
/* Marks on the picture what was recognized. */
void gestures_draw(const struct gestures *gestures, cairo_t *cairo);

#endif
