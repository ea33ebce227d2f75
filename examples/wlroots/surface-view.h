/* SPDX-License-Identifier: MIT */
/*
 * The views of clients' surfaces. The scene graph knows where surfaces are and which of them is hit; a surface
 * gets a view when it is touched for the first time, and is followed from then on.
 */
#ifndef WLROOTS_SURFACE_VIEW_H
#define WLROOTS_SURFACE_VIEW_H

#include <wayland-server-core.h>

struct shell;
struct tactus_touch;
struct tactus_view;
struct window;
struct wlr_scene_node;
struct wlr_surface;

struct surface_view {
	struct wl_list link; /* struct shell.surface_views */
	struct tactus_view *view;
	struct wlr_scene_node *node;
	struct wlr_surface *surface;
	struct window *window; /* the toplevel that it belongs to, or NULL */
	struct wl_listener node_destroy;
	struct wl_listener commit;
};

/* Sets the hit test of shell->windows. */
void surface_views_init(struct shell *shell);
/* Puts all views where their surfaces are now; due before touches are delivered. */
void surface_views_follow_scene(struct shell *shell);

/* NULL: the touch is on none of a client's surfaces. */
struct surface_view *surface_view_of_touch(struct shell *shell, const struct tactus_touch *touch);

/* What the scene graph has at a place of the layout: a surface's node and the place in it, or NULL. */
struct wlr_scene_node *scene_surface_node_at(
	struct shell *shell, double x, double y, double *surface_x, double *surface_y);

#endif
