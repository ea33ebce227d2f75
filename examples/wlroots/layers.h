/* SPDX-License-Identifier: MIT */
/* wlr-layer-shell: two layers of clients' surfaces behind the windows, two in front of them. */
#ifndef WLROOTS_LAYERS_H
#define WLROOTS_LAYERS_H

#include <stdbool.h>
#include <wayland-server-core.h>
#include <wlr/util/box.h>

#define LAYER_COUNT 4

struct server;
struct wlr_layer_shell_v1;
struct wlr_scene_node;

struct layers {
	struct server *server;
	struct wlr_layer_shell_v1 *shell;
	struct wlr_scene_node *nodes[LAYER_COUNT]; /* background, bottom, top, overlay */
	struct wl_list surfaces;                   /* struct layer_surface.link */
	struct wl_listener new_surface;
};

/* Creates the global and the nodes, in front of all nodes so far or behind them: wallpapers cover the latter. */
bool layers_init(struct layers *layers, struct server *server);
void layers_finish(struct layers *layers);

/* Both functions take the protocol's number of a layer. */
struct wlr_scene_node *layers_get_node(struct layers *layers, uint32_t layer);
void layers_add_node(struct layers *layers, struct wlr_scene_node *node, uint32_t layer);

/* Places all surfaces: after outputs have changed, or one of the surfaces. */
void layers_arrange(struct layers *layers);
/* Returns what panels leave to windows of the output at a location of the layout. */
struct wlr_box layers_get_room(struct layers *layers, int x, int y);
/* Returns whether a surface has the keyboard for itself, so that no window gets it. */
bool layers_hold_keyboard(const struct layers *layers);

#endif
