/* SPDX-License-Identifier: MIT */
/* A motion on a spring, from a moment on. All is a function of time: frames change nothing. */
#ifndef INTERACTIONS_SETTLING_H
#define INTERACTIONS_SETTLING_H

#include <stdbool.h>
#include <stdint.h>

struct settling {
	double start, velocity, target;
	double frequency, damping_ratio;
	uint64_t start_us;
	uint64_t rest_us; /* after the start */
};

/* Starts at a place with a velocity per second. The motion rests once it stays within @p epsilon of its target. */
void settling_start(struct settling *settling, double start, double velocity, double target, uint64_t response_us,
	double damping_ratio, double epsilon, uint64_t time_us);
/* Before the start it is the start. */
bool settling_is_at_rest(const struct settling *settling, uint64_t time_us);
double settling_position(const struct settling *settling, uint64_t time_us);
double settling_velocity(const struct settling *settling, uint64_t time_us);

#endif
