/* SPDX-License-Identifier: MIT */
/* The pointer, which does not concern gestures, except that a long press presses its right button. */
#ifndef WLROOTS_CURSOR_H
#define WLROOTS_CURSOR_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;
struct window;

struct cursor {
	struct server *server;
	struct wlr_cursor *cursor;
	struct wlr_xcursor_manager *images;
	struct window *moved; /* NULL: the pointer moves no window */
	double grab_x, grab_y;
	struct wl_listener motion;
	struct wl_listener motion_absolute;
	struct wl_listener button;
	struct wl_listener axis;
	struct wl_listener frame;
};

bool cursor_init(struct cursor *cursor, struct server *server);
void cursor_finish(struct cursor *cursor);

/* Moves the window with the pointer if the serial is that of the held button. */
void cursor_begin_move(struct cursor *cursor, struct window *window, uint32_t serial);
void cursor_forget_window(struct cursor *cursor, struct window *window);

/* Moves the pointer, and presses its right button. */
void cursor_press_right(struct cursor *cursor, uint32_t time_ms, double x, double y);
void cursor_release_right(struct cursor *cursor, uint32_t time_ms);

#endif
