/* SPDX-License-Identifier: MIT */
#include "motion.h"

#include <tactus.h>

#define FREQUENCY TACTUS_SPRING_FREQUENCY_SCROLLING

void motion_set(struct motion *motion, double value)
{
	motion->value = value;
	motion->is_moving = false;
}

void motion_release(struct motion *motion, double velocity, double target)
{
	motion->start = motion->value;
	motion->velocity = velocity;
	motion->target = target;
	motion->start_us = 0;
	motion->is_moving = true;
}

bool motion_step(struct motion *motion, uint64_t now_us, double precision)
{
	uint64_t elapsed_us;

	if (!motion->is_moving)
		return false;
	if (motion->start_us == 0)
		motion->start_us = now_us;
	elapsed_us = now_us - motion->start_us;
	if (elapsed_us >= tactus_spring_get_duration(
				  motion->start, motion->velocity, motion->target, FREQUENCY, 1, precision))
		motion_set(motion, motion->target);
	else
		motion->value = tactus_spring_get_position(
			motion->start, motion->velocity, motion->target, FREQUENCY, 1, elapsed_us);
	return true;
}
