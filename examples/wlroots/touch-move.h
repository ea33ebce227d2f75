/* SPDX-License-Identifier: MIT */
/* A client asks to be moved by the finger that is on it: the finger is taken from it (rule 10.6). */
#ifndef WLROOTS_TOUCH_MOVE_H
#define WLROOTS_TOUCH_MOVE_H

#include <stdbool.h>
#include <stdint.h>

struct window;
struct wlr_cursor;

/* There is one at a time: the serial is valid for a finger that is alone. */
struct touch_move {
	struct window *window;           /* NULL: none */
	const struct wlr_cursor *cursor; /* where the finger is */
	double grab_x, grab_y;           /* the finger on the window */
};

/* False if the serial is not that of the one finger that is down. */
bool touch_move_begin(struct window *window, uint32_t serial);
/* The window goes. */
void touch_move_forget(struct window *window);

#endif
