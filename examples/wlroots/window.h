/* SPDX-License-Identifier: MIT */
/* A client's toplevel window. */
#ifndef WLROOTS_WINDOW_H
#define WLROOTS_WINDOW_H

#include <stdbool.h>
#include <wayland-server-core.h>

struct server;
struct wlr_scene_node;
struct wlr_surface;
struct wlr_xdg_surface;

struct window {
	struct wl_list link; /* struct server.windows, while it is mapped */
	struct server *server;
	struct wlr_xdg_surface *xdg_surface;
	struct wlr_scene_node *node;
	int x, y; /* location on the workspace */
	bool is_minimized;
	struct wl_listener map;
	struct wl_listener unmap;
	struct wl_listener destroy;
	struct wl_listener request_move;
};

/* Creates a window, which is destroyed with its surface. */
void window_create(struct server *server, struct wlr_xdg_surface *xdg_surface);

bool window_is_mapped(const struct window *window);
void window_move(struct window *window, int x, int y);
/* Brings the window to the front, also back from where it was minimized, and gives it the keyboard. */
void window_focus(struct window *window);
/* Hides the window behind all others, so that it is the next one to come to the front. */
void window_minimize(struct window *window);
void window_focus_rearmost(struct server *server);
/* Gives the keyboard back to the window that had it last, if there is one. */
void window_focus_first(struct server *server);
/* Shows the window of a surface as one without the keyboard. Accepts NULL and other surfaces. */
void window_deactivate(struct wlr_surface *surface);

/* Returns the window that a node of the scene belongs to, or NULL. */
struct window *window_of_node(struct wlr_scene_node *node);
/* Returns the window that a surface, a subsurface or a popup belongs to, or NULL. */
struct window *window_of_surface(struct wlr_surface *surface);

/* All three functions accept NULL. */
const char *window_get_title(const struct window *window);
bool window_wants_no_gestures(const struct window *window);
bool window_wants_right_click(const struct window *window);

#endif
