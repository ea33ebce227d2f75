/* SPDX-License-Identifier: MIT */
/* A mapped toplevel: its place on an output, and who is touched first. */
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
	const struct client_rule *rule; /* NULL: as most clients */
	int x, y;                       /* of the visible corner, on the output */
	bool placed;                    /* by the user, not in the row */
	struct rectangle arranged;      /* corner of the geometry and visible size, when it was arranged last */
	bool arranged_covering;         /* and whether it covered the output */
};

/* NULL: no memory. */
struct window *window_create(struct toplevel *toplevel);
void window_destroy(struct window *window);
/* To be called at every commit: takes over the surface's size. */
void window_update(struct window *window);

/* Moves the visible corner; from now on the window is not in the row. */
void window_set_position(struct window *window, int x, int y);
void window_set_output(struct window *window, struct output *output);
/* Comes to the front, and its client hears that it is the one. */
void window_focus(struct window *window);
/* The same with the rearmost window, or with the one behind the front one. */
void window_focus_next(struct output *output);
void window_focus_previous(struct output *output);
/* If the one with the focus is not seen any more, the front one of those that are has it. */
void window_focus_seen(struct output *output);
void window_apply_rule(struct window *window);

/* Without shadows that the client draws; on the output. */
struct rectangle window_get_visible(const struct window *window);
/* Whether it lies on the workspace that is shown. */
bool window_is_seen(const struct window *window);
/* Whether two lie on the same workspace. */
bool window_is_beside(const struct window *window, const struct window *other);
const char *window_get_title(const struct window *window);

/* arrangement.c: puts the windows of a workspace that nobody has moved in a row. */
void arrange_windows(const struct output *output, int workspace);
/* All workspaces, before clients hear anything again: many windows may go at once. */
void arrange_windows_soon(struct output *output);
/* Returns true if the layout would change: the window's place, its size, or whether it covers its output. */
bool window_is_out_of_place(const struct window *window);

#endif
