/* SPDX-License-Identifier: MIT */
#include "settling.h"

#include <tactus.h>

static uint64_t elapsed(const struct settling *settling, uint64_t time_us)
{
	return time_us > settling->start_us ? time_us - settling->start_us : 0;
}

void settling_start(struct settling *settling, double start, double velocity, double target, uint64_t response_us,
	double damping_ratio, double epsilon, uint64_t time_us)
{
	settling->start = start;
	settling->velocity = velocity;
	settling->target = target;
	settling->frequency = tactus_spring_get_frequency(response_us);
	settling->damping_ratio = damping_ratio;
	settling->start_us = time_us;
	settling->rest_us = tactus_spring_get_duration(
		start, velocity, target, settling->frequency, damping_ratio, epsilon);
}

bool settling_is_at_rest(const struct settling *settling, uint64_t time_us)
{
	return elapsed(settling, time_us) >= settling->rest_us;
}

double settling_position(const struct settling *settling, uint64_t time_us)
{
	if (settling_is_at_rest(settling, time_us))
		return settling->target;
	return tactus_spring_get_position(settling->start, settling->velocity, settling->target, settling->frequency,
		settling->damping_ratio, elapsed(settling, time_us));
}

double settling_velocity(const struct settling *settling, uint64_t time_us)
{
	if (settling_is_at_rest(settling, time_us))
		return 0;
	return tactus_spring_get_velocity(settling->start, settling->velocity, settling->target, settling->frequency,
		settling->damping_ratio, elapsed(settling, time_us));
}
