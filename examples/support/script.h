/* SPDX-License-Identifier: MIT */
/*
 * Fingers on paper. A line is a time in milliseconds and what happens then; # starts a comment:
 *
 *     at 0    down 1 150 150              finger 1 lands at 150,150
 *     at 10   move 1 160 150
 *     at 20   drag 1 300 150 for 200      goes there in a straight line, a step every 8 ms
 *     at 230  up 1
 *     at 300  tap 2 80 80                 down, and up 60 ms later
 *     at 300  mouse 80 80 pressed         the mouse is there with its button down; without the last word up
 *     at 400  wheel 80 80 45              its wheel turns, 45 px worth, down
 *     at 400  cancel 1                    the panel takes finger 1 for a palm
 *     at 400  cancel-all                  the compositor takes all fingers
 *     at 500  shake                       the device is shaken for half a second
 *     at 1200 key play-pause              pressed and released; with down or up behind it only that
 *     at 2000 wait                        time passes
 *
 * Changes of one time make one frame. These are the words of docs/scenarios.md, and a few more.
 */
#ifndef SUPPORT_SCRIPT_H
#define SUPPORT_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum step_kind {
	STEP_DOWN,
	STEP_MOVE,
	STEP_UP,
	STEP_CANCEL,
	STEP_CANCEL_ALL,
	STEP_MOUSE,
	STEP_WHEEL,
	STEP_KEY,
	STEP_ACCELERATION,
	STEP_WAIT,
};

struct step {
	uint64_t time_us;
	enum step_kind kind;
	int32_t id;
	double x, y; /* of an acceleration: m/s² */
	double turn; /* of the wheel, px */
	uint32_t key;
	bool pressed; /* a key, or the mouse */
};

struct script {
	struct step *steps; /* in the order of their times */
	size_t count, capacity;
};

/* Reads a script. Prints on stderr which line is wrong. */
bool script_read(struct script *script, const char *path);
void script_finish(struct script *script);

#endif
