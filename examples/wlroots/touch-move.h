/* SPDX-License-Identifier: MIT */
/* A client requests a move by the finger that is on it: the finger is taken from the client (rule 10.6). */
#ifndef WLROOTS_TOUCH_MOVE_H
#define WLROOTS_TOUCH_MOVE_H

#include <stdbool.h>
#include <stdint.h>

struct window;
struct wlr_cursor;

/* The running move. There is one at a time, since the serial is only valid for a single finger. */
struct touch_move {
	struct window *window;           /* NULL: none */
	const struct wlr_cursor *cursor; /* where the finger is */
	double grab_x, grab_y;           /* location of the finger on the window */
};

/* Starts a move. Returns false if the serial is not that of the only finger that is down. */
bool touch_move_begin(struct window *window, uint32_t serial);
/* Called when the window is destroyed. */
void touch_move_forget(struct window *window);

#endif
