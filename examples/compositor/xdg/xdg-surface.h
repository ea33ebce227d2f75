/* SPDX-License-Identifier: MIT */
/* xdg_surface: what toplevels and popups have in common. */
#ifndef COMPOSITOR_XDG_SURFACE_H
#define COMPOSITOR_XDG_SURFACE_H

#include "rectangle.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct output;
struct popup;
struct server;
struct surface;
struct surface_role;
struct toplevel;
struct window;

struct shell_surface {
	struct server *server;
	struct surface *surface; /* NULL once the client destroyed it */
	struct wl_resource *resource;
	struct toplevel *toplevel; /* one of the two at most */
	struct popup *popup;
	struct wl_list popups;     /* struct popup, mapped or not, whose parent it is */
	struct rectangle geometry; /* what of the surface is the window, without shadows; empty: all */
	struct rectangle wished_geometry;
	uint32_t serial; /* of the last configure */
	bool configure_sent, configure_acknowledged;
};

extern const struct surface_role shell_surface_role;

/* False: no memory. */
bool shell_surface_create(struct surface *surface, struct wl_client *client, struct wl_resource *wm_base,
	uint32_t id);
struct shell_surface *shell_surface_from_resource(struct wl_resource *resource);
/* NULL: the surface has another role. */
struct shell_surface *shell_surface_from_surface(const struct surface *surface);
/* Closes a group of configure events. */
void shell_surface_send_configure(struct shell_surface *base);
/* The client starts over: its next commit is answered with a configure. */
void shell_surface_start_over(struct shell_surface *base);

/* The window, of a popup that of its first parent, or NULL. */
struct window *shell_surface_get_window(const struct shell_surface *base);
/* Where the window geometry's corner is on the output; false: it is not shown. */
bool shell_surface_get_position(const struct shell_surface *base, int *x, int *y);
struct window *window_of_surface(struct surface *surface);

#endif
