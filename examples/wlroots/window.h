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
	int x, y; /* on its workspace */
	struct wl_listener map;
	struct wl_listener unmap;
	struct wl_listener destroy;
	struct wl_listener request_move;
};

/* Goes with its surface. */
void window_create(struct server *server, struct wlr_xdg_surface *xdg_surface);

void window_move(struct window *window, int x, int y);
/* In front of the others, with the keyboard. */
void window_focus(struct window *window);
void window_focus_rearmost(struct server *server);

/* The window that a node of the scene is part of, or NULL. */
struct window *window_of_node(struct wlr_scene_node *node);
/* The window that a surface, a subsurface or a popup belongs to, or NULL. */
struct window *window_of_surface(struct wlr_surface *surface);

/* All three take NULL. */
const char *window_get_title(const struct window *window);
bool window_wants_no_gestures(const struct window *window);
bool window_wants_right_click(const struct window *window);

#endif
