/* SPDX-License-Identifier: MIT */
#include "laws.h"

#include <math.h>

#define STEP_S 1e-6
#define SPRING_FREQUENCY 18.6
#define SPRING_DURATION_US 400000
#define REST_DISTANCE 0.5

double law_rubber_band(double beyond, double length)
{
	/* (1 − 1/(0.55·x/d + 1))·d, multiplied out. */
	return 0.55 * beyond * length / (0.55 * beyond + length);
}

double law_target(double start, double velocity, double rate)
{
	double place = start;
	double per_ms = velocity / 1000;
	while (fabs(per_ms) > 1e-12) {
		per_ms *= rate;
		place += per_ms;
	}
	return place;
}

struct motion motion_decelerating(double start, double target, double rate, double edge)
{
	return (struct motion){ .place = start, .target = target, .rate = rate, .edge = edge };
}

struct motion motion_springing(double start, double velocity, double edge)
{
	return (struct motion){ .place = start, .velocity = velocity, .edge = edge, .is_springing = true };
}

/* Critically damped: x″ = −2·ω·x′ − ω²·x, by the midpoint method. */
static void spring_step(struct motion *motion)
{
	const double omega = SPRING_FREQUENCY;
	double distance = motion->place - motion->edge;
	double acceleration = -2 * omega * motion->velocity - omega * omega * distance;
	double middle_velocity = motion->velocity + acceleration * STEP_S / 2;
	double middle_distance = distance + motion->velocity * STEP_S / 2;
	motion->velocity += (-2 * omega * middle_velocity - omega * omega * middle_distance) * STEP_S;
	motion->place += middle_velocity * STEP_S;
	motion->spring_us++;
	if (motion->spring_us >= SPRING_DURATION_US) {
		motion->place = motion->edge;
		motion->is_at_rest = true;
	}
}

/* What is left of the way shrinks by the rate each ms. */
static void deceleration_step(struct motion *motion)
{
	double left = (motion->target - motion->place) * pow(motion->rate, STEP_S * 1000);
	motion->place = motion->target - left;
	if (motion->place >= motion->edge) {
		motion->velocity = left * -log(motion->rate) * 1000;
		motion->place = motion->edge;
		motion->is_springing = true;
	} else if (fabs(left) < REST_DISTANCE) {
		motion->place = motion->target;
		motion->is_at_rest = true;
	}
}

void motion_step(struct motion *motion)
{
	if (motion->is_at_rest) {
		return;
	}
	motion->elapsed_us++;
	if (motion->is_springing) {
		spring_step(motion);
	} else {
		deceleration_step(motion);
	}
}
