/* SPDX-License-Identifier: MIT */
/* A value that fingers hold or a spring moves: a drawer's depth, the offset of the workspaces (rule 16.2). */
#ifndef WLROOTS_MOTION_H
#define WLROOTS_MOTION_H

#include <stdbool.h>
#include <stdint.h>

struct motion {
	double value;
	double target;
	bool is_moving;
	double start, velocity; /* value at the lift, and its change per second */
	uint64_t start_us;      /* 0: the next step is the first */
};

/* Stops the value, or sets it. */
void motion_set(struct motion *motion, double value);
/* Releases the value with a velocity per second; the spring takes it to the target. */
void motion_release(struct motion *motion, double velocity, double target);
/*
 * Moves a released value to its place at a time. Within `precision` of the target it is set to the target, and the
 * motion ends. Returns whether the value was moving.
 */
bool motion_step(struct motion *motion, uint64_t now_us, double precision);

#endif
