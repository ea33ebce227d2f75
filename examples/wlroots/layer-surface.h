/* SPDX-License-Identifier: MIT */
/* A panel, a drawer or a keyboard of a client, in a layer in front of the windows or behind them. */
#ifndef WLROOTS_LAYER_SURFACE_H
#define WLROOTS_LAYER_SURFACE_H

#include <stdbool.h>
#include <wayland-server-core.h>

struct server;
struct wlr_box;
struct wlr_layer_surface_v1;
struct wlr_scene_node;
struct wlr_surface;

struct layer_surface {
	struct wl_list link; /* struct layers.surfaces, the oldest first */
	struct server *server;
	struct wlr_layer_surface_v1 *layer_surface;
	struct wlr_scene_node *node;
	bool is_mapped;    /* that of wlroots changes before or behind the signal, by its version */
	bool is_committed; /* since it was mapped last: it may be configured */
	int sent_width, sent_height;
	struct wl_listener commit;
	struct wl_listener map;
	struct wl_listener unmap;
	struct wl_listener destroy;
	struct wl_listener new_popup;
	struct wl_listener output_destroy;
};

/* Creates a layer surface, which is destroyed with its role. Its output is known. */
void layer_surface_create(struct server *server, struct wlr_layer_surface_v1 *layer_surface);
/* Places the surface on its output, in the room that others have left, and takes its own zone off that. */
void layer_surface_place(struct layer_surface *surface, const struct wlr_box *output, struct wlr_box *room);

/* Gives the keyboard to the layer surface that a touched surface belongs to, if it wants it on demand. */
void layer_surface_touched(struct server *server, struct wlr_surface *surface);
/* Returns whether a surface that is no window's lies in front of the background. Accepts NULL. */
bool layer_surface_is_panel(struct wlr_surface *surface);
/* Returns whether a mapped surface in front of the windows has the keyboard for itself. */
bool layer_surface_holds_keyboard(const struct layer_surface *surface);

#endif
