/* SPDX-License-Identifier: MIT */
/* The arrow of the mouse, which every client draws itself. */
#ifndef SUPPORT_CURSOR_H
#define SUPPORT_CURSOR_H

#include "connection.h"

struct wl_cursor_theme;

struct cursor {
	struct wl_cursor_theme *theme;
	struct wl_surface *surface;
};

/* Shows the arrow: the mouse entered the window. Without a theme the cursor stays as it is. */
void cursor_show(struct cursor *cursor, struct connection *connection, struct wl_pointer *pointer, uint32_t serial);
void cursor_finish(struct cursor *cursor);

#endif
