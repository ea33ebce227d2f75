/* SPDX-License-Identifier: MIT */
/*
 * Reads this machine's touchscreens through libinput. libinput is loaded at run time, so that the tool works on files
 * where libinput is not installed.
 */
#ifndef LIVE_TOUCHES_H
#define LIVE_TOUCHES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum live_touch_type {
	LIVE_TOUCH_DOWN = 0,
	LIVE_TOUCH_MOTION = 1,
	LIVE_TOUCH_UP = 2,
	LIVE_TOUCH_CANCEL = 3,
	LIVE_TOUCH_FRAME = 4,
};

struct live_touch {
	enum live_touch_type type;
	/* Number of the device, from 0, and of its touch. */
	uint32_t device;
	int32_t slot;
	/* Time of CLOCK_MONOTONIC. */
	uint64_t time_us;
	/* Location, from 0 to 1 across the device. */
	double x, y;
};

struct live_touches;

/*
 * Opens one device, or, if `device` is NULL, all touchscreens that the user may read. Returns NULL on failure and
 * writes the reason.
 */
struct live_touches *live_touches_open(const char *device, char *message, size_t size);
void live_touches_close(struct live_touches *touches);

/* Name and size in mm of the first device; a size of 0 means unknown. */
const char *live_touches_name(const struct live_touches *touches);
void live_touches_size(const struct live_touches *touches, double *width_mm, double *height_mm);

/*
 * Calls the function for each touch. Returns after this many ms (never if below 0), at SIGINT or SIGTERM, when all
 * devices are removed, or when the function returns false.
 */
void live_touches_run(struct live_touches *touches, int64_t milliseconds,
	bool (*function)(const struct live_touch *touch, void *data), void *data);

#endif
