/* SPDX-License-Identifier: MIT */
/* What a window hears from its devices, or from a script that stands in for them. */
#ifndef SUPPORT_INPUT_H
#define SUPPORT_INPUT_H

#include <stdbool.h>
#include <stdint.h>

/* Every member is set. Places are px from the window's top left corner. */
struct input {
	void (*down)(void *data, uint64_t time_us, int32_t id, double x, double y);
	void (*motion)(void *data, uint64_t time_us, int32_t id, double x, double y);
	void (*up)(void *data, uint64_t time_us, int32_t id);
	/* The hardware takes one finger back: a palm. */
	void (*cancel)(void *data, uint64_t time_us, int32_t id);
	/* The compositor takes all of them. */
	void (*cancel_all)(void *data, uint64_t time_us);
	/* What came since the last frame belongs together. */
	void (*frame)(void *data, uint64_t time_us);
	/* The mouse, while its left button is down, and without it. */
	void (*pointer_down)(void *data, uint64_t time_us, double x, double y);
	void (*pointer_motion)(void *data, uint64_t time_us, double x, double y);
	void (*pointer_up)(void *data, uint64_t time_us);
	void (*pointer_leave)(void *data, uint64_t time_us);
	/* A code of linux/input-event-codes.h. */
	void (*key)(void *data, uint64_t time_us, uint32_t key, bool pressed);
	/* A sample of the accelerometer, m/s². */
	void (*acceleration)(void *data, uint64_t time_us, double x, double y, double z);
};

#endif
