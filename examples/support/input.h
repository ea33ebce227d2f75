/* SPDX-License-Identifier: MIT */
/* Input of a window, from its devices or from a script. */
#ifndef SUPPORT_INPUT_H
#define SUPPORT_INPUT_H

#include <stdbool.h>
#include <stdint.h>

/* Source of a scroll, as in wl_pointer.axis_source. */
enum scroll_source {
	SCROLL_WHEEL,
	SCROLL_FINGER,
	SCROLL_CONTINUOUS,
};

#define MOUSE_LEFT 1

/* Functions for input; all must be set. Locations are in px from the window's top left corner. */
struct input {
	void (*down)(void *data, uint64_t time_us, int32_t id, double x, double y);
	void (*motion)(void *data, uint64_t time_us, int32_t id, double x, double y);
	void (*up)(void *data, uint64_t time_us, int32_t id);
	/* The hardware cancels one finger: a palm. */
	void (*cancel)(void *data, uint64_t time_us, int32_t id);
	/* The compositor cancels all fingers. */
	void (*cancel_all)(void *data, uint64_t time_us);
	/* Ends a group of events that belong together. */
	void (*frame)(void *data, uint64_t time_us);
	/* The mouse has moved or its buttons have changed; the left one is MOUSE_LEFT. */
	void (*mouse)(void *data, uint64_t time_us, double x, double y, uint32_t buttons);
	void (*mouse_leave)(void *data, uint64_t time_us);
	/* A scroll at the mouse; zero distance means that the fingers lifted. */
	void (*scroll)(void *data, uint64_t time_us, enum scroll_source source, double x, double y, double dx,
		double dy);
	/* A key, by its code of linux/input-event-codes.h. */
	void (*key)(void *data, uint64_t time_us, uint32_t key, bool pressed);
	/* A sample of the accelerometer, in m/s². */
	void (*acceleration)(void *data, uint64_t time_us, double x, double y, double z);
};

#endif
