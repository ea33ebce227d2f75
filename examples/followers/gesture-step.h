/* SPDX-License-Identifier: MIT */
/* One step of a gesture, as a host tells it (docs/gestures.md, Other programs). */
#ifndef FOLLOWERS_GESTURE_STEP_H
#define FOLLOWERS_GESTURE_STEP_H

#include <stdbool.h>

/* A host that tells lines of another version means other things by them. */
#define GESTURE_STEP_VERSION 1

enum gesture_phase {
	GESTURE_BEGAN,
	GESTURE_CHANGED,
	GESTURE_ENDED,
	GESTURE_CANCELLED,
};

enum gesture_step_result {
	GESTURE_STEP_READ,
	GESTURE_STEP_BAD,           /* no JSON, or without a member that every line has */
	GESTURE_STEP_OTHER_VERSION, /* nothing else of the line was looked at */
};

struct gesture_step {
	char gesture[256];
	enum gesture_phase phase;
	double progress;
	double dx, dy;        /* px since the beginning */
	char output[64];      /* empty: not known */
	double output_height; /* px; 0: not known */
	bool carried_out;
};

/* Reads a line without its end. Members that this program does not know are skipped; those that are missing are 0. */
enum gesture_step_result gesture_step_read(struct gesture_step *step, const char *line);

#endif
