/* SPDX-License-Identifier: MIT */
/* The laws of rules 13.4 to 13.6 and 13.10, worked out step by step where the library has closed formulas. */
#ifndef SCROLLING_LAWS_H
#define SCROLLING_LAWS_H

#include <stdbool.h>
#include <stdint.h>

/* Rule 13.4: how far the content gives way to a finger that is beyond an edge. */
double law_rubber_band(double beyond, double length);

/* Rule 13.5: where a motion of a velocity (px/s) leads that loses 1 - rate of it each ms. */
double law_target(double start, double velocity, double rate);

/* A motion of rules 13.5, 13.6 and 13.10, played one microsecond after the other. */
struct motion {
	double target, rate;
	double edge; /* not crossed from below; INFINITY: none */
	bool is_springing;
	double place;
	double velocity; /* px/s, of the spring */
	uint64_t elapsed_us, spring_us;
	bool is_at_rest;
};

struct motion motion_decelerating(double start, double target, double rate, double edge);
struct motion motion_springing(double start, double velocity, double edge);
void motion_step(struct motion *motion);

#endif
