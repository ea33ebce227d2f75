/* SPDX-License-Identifier: MIT */
/* A mapped toplevel: its place on an output, and the focus. */
#ifndef COMPOSITOR_WINDOW_H
#define COMPOSITOR_WINDOW_H

#include "rectangle.h"

#include <stdbool.h>
#include <wayland-util.h>

struct client_rule;
struct output;
struct server;
struct surface;
struct toplevel;

struct window {
	struct wl_list link;       /* server.windows */
	struct wl_list stack_link; /* server.stack */
	struct server *server;
	struct toplevel *toplevel;
	struct surface *surface;
	struct output *output;
	int workspace;
	const struct client_rule *rule; /* NULL: the default */
	int x, y;                       /* of the visible corner, on the output */
	bool placed;                    /* by the user, so not in the row */
	struct rectangle arranged;      /* corner of the geometry and visible size, when it was last arranged */
	bool arranged_covering;         /* whether it covered the output then */
};

/* Creates a window. Returns NULL if out of memory. */
struct window *window_create(struct toplevel *toplevel);
void window_destroy(struct window *window);
/* Call it at every commit: applies the surface's size. */
void window_update(struct window *window);

/* Moves the visible corner and takes the window out of the row. */
void window_set_position(struct window *window, int x, int y);
void window_set_output(struct window *window, struct output *output);
/* Brings the window to the front and tells its client that it is active. */
void window_focus(struct window *window);
/* Focuses the rearmost window, or the one behind the front one. */
void window_focus_next(struct output *output);
void window_focus_previous(struct output *output);
/* If the focused window is not visible any more, focuses the front one of the visible windows. */
void window_focus_seen(struct output *output);
void window_apply_rule(struct window *window);

/* Returns the place on the output, without shadows that the client draws. */
struct rectangle window_get_visible(const struct window *window);
/* Returns whether the window is on the visible workspace. */
bool window_is_seen(const struct window *window);
/* Returns whether two windows are on the same workspace. */
bool window_is_beside(const struct window *window, const struct window *other);
const char *window_get_title(const struct window *window);

/* arrangement.c: puts the windows of a workspace that the user has not moved into a row. */
void arrange_windows(const struct output *output, int workspace);
/* Arranges all workspaces before clients are told: many windows may be destroyed at once. */
void arrange_windows_soon(struct output *output);
/* Returns whether arranging would change the window's place, its size, or whether it covers its output. */
bool window_is_out_of_place(const struct window *window);

#endif
