/* SPDX-License-Identifier: MIT */
#ifndef TACTUS_GESTURES_DIRECTION_H
#define TACTUS_GESTURES_DIRECTION_H

#include <math.h>
#include <tactus.h>

/* Returns the main direction of a displacement. */
static inline uint32_t main_direction(double x, double y)
{
	if (fabs(x) >= fabs(y))
		return x < 0 ? TACTUS_SWIPE_DIRECTION_LEFT : TACTUS_SWIPE_DIRECTION_RIGHT;
	return y < 0 ? TACTUS_SWIPE_DIRECTION_UP : TACTUS_SWIPE_DIRECTION_DOWN;
}

#endif
