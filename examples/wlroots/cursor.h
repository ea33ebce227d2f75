/* SPDX-License-Identifier: MIT */
/* The pointer, which does not concern gestures, except that some press its buttons. */
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

/* Moves the pointer to a place of the layout. */
void cursor_point_at(struct cursor *cursor, uint32_t time_ms, double x, double y);
/* Moves the pointer, and presses a button of linux/input-event-codes.h. */
void cursor_press(struct cursor *cursor, uint32_t time_ms, double x, double y, uint32_t button);
void cursor_release(struct cursor *cursor, uint32_t time_ms, uint32_t button);
/* Scrolls below the pointer by so many px. 0 says that the fingers have lifted. */
void cursor_scroll(struct cursor *cursor, uint32_t time_ms, double dx, double dy);

#endif
