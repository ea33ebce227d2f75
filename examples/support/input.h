/* SPDX-License-Identifier: MIT */
/* What a window hears from its devices, or from a script that stands in for them. */
#ifndef SUPPORT_INPUT_H
#define SUPPORT_INPUT_H

#include <stdbool.h>
#include <stdint.h>

/* What turned or slid, to scroll; as wl_pointer.axis_source. */
enum scroll_source {
	SCROLL_WHEEL,
	SCROLL_FINGER,
	SCROLL_CONTINUOUS,
};

#define MOUSE_LEFT 1

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
	/* The mouse moved or its buttons changed; the left one is MOUSE_LEFT. */
	void (*mouse)(void *data, uint64_t time_us, double x, double y, uint32_t buttons);
	void (*mouse_leave)(void *data, uint64_t time_us);
	/* At the mouse; no distance at all: the fingers lifted. */
	void (*scroll)(void *data, uint64_t time_us, enum scroll_source source, double x, double y, double dx,
		double dy);
	/* A code of linux/input-event-codes.h. */
	void (*key)(void *data, uint64_t time_us, uint32_t key, bool pressed);
	/* A sample of the accelerometer, m/s². */
	void (*acceleration)(void *data, uint64_t time_us, double x, double y, double z);
};

#endif
