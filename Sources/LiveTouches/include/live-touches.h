/* SPDX-License-Identifier: MIT */
/*
 * Touchscreens of this machine, through libinput. libinput is loaded when it is asked for: the tool starts and reads
 * files where it is not installed.
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
	/* The device, counted from 0, and its touch. */
	uint32_t device;
	int32_t slot;
	/* Of CLOCK_MONOTONIC. */
	uint64_t time_us;
	/* From 0 to 1 across the device. */
	double x, y;
};

struct live_touches;

/*
 * Opens one device, or all touchscreens that may be opened if device is NULL. Returns NULL and writes why.
 */
struct live_touches *live_touches_open(const char *device, char *message, size_t size);
void live_touches_close(struct live_touches *touches);

/* What stands for the first device; its size in mm is 0 where it is not known. */
const char *live_touches_name(const struct live_touches *touches);
void live_touches_size(const struct live_touches *touches, double *width_mm, double *height_mm);

/*
 * Waits for touches and hands each to the function. Returns after so many ms (below 0: never), at SIGINT or SIGTERM,
 * when the devices are gone, or when the function returns false.
 */
void live_touches_run(struct live_touches *touches, int64_t milliseconds,
	bool (*function)(const struct live_touch *touch, void *data), void *data);

#endif
