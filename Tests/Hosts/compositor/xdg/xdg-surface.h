/* SPDX-License-Identifier: MIT */
/* xdg_surface: common parts of toplevels and popups. */
#ifndef COMPOSITOR_XDG_SURFACE_H
#define COMPOSITOR_XDG_SURFACE_H

#include "rectangle.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct output;
struct layer_surface;
struct output;
struct popup;
struct server;
struct surface;
struct surface_role;
struct toplevel;
struct window;

struct shell_surface {
	struct server *server;
	struct surface *surface; /* NULL after the client destroyed it */
	struct wl_resource *resource;
	struct toplevel *toplevel; /* at most one of the two */
	struct popup *popup;
	const struct layer_surface *panel; /* a panel that may have popups; then it is no toplevel and no popup */
	struct wl_list popups;             /* struct popup, mapped or not, with this parent */
	struct rectangle geometry;         /* part of the surface without shadows; empty: all of it */
	struct rectangle wished_geometry;
	uint32_t serial; /* of the last configure */
	bool configure_sent, configure_acknowledged;
};

extern const struct surface_role shell_surface_role;

/* Creates the object. Returns false if out of memory. */
bool shell_surface_create(struct surface *surface, struct wl_client *client, struct wl_resource *wm_base,
	uint32_t id);
struct shell_surface *shell_surface_from_resource(struct wl_resource *resource);
/* Returns NULL if the surface has another role. */
struct shell_surface *shell_surface_from_surface(const struct surface *surface);
/* Ends a group of configure events. */
void shell_surface_send_configure(struct shell_surface *base);
/* Starts over: the client's next commit is answered with a configure. */
void shell_surface_start_over(struct shell_surface *base);

/* Returns the window, for a popup that of its outermost parent, or NULL. */
struct window *shell_surface_get_window(const struct shell_surface *base);
/* Stores the output and the place of the window geometry's corner on it. Returns false if it is not shown. */
bool shell_surface_get_position(const struct shell_surface *base, const struct output **output, int *x, int *y);
struct window *window_of_surface(struct surface *surface);

#endif
