/* SPDX-License-Identifier: MIT */
/* Layers behind and in front of an output's windows: backgrounds, panels, on-screen keyboards. */
#ifndef COMPOSITOR_LAYERS_H
#define COMPOSITOR_LAYERS_H

#include "rectangle.h"

#include <stdbool.h>
#include <wayland-util.h>

#define LAYER_COUNT 4 /* enum zwlr_layer_shell_v1_layer: background and bottom, windows, top and overlay */
#define FIRST_LAYER_IN_FRONT 2

struct layers;
struct output;
struct surface;
struct tactus_view;

struct layer {
	struct layers *layers;
	struct tactus_view *view; /* as large as the output, and hit where one of its surfaces is */
};

struct layers {
	struct output *output;
	struct layer list[LAYER_COUNT];
	struct wl_list surfaces; /* struct layer_surface after its first commit; later ones in front within a layer */
	struct rectangle usable; /* area that panels leave to windows; on the output */
};

void layers_init(struct layers *layers, struct output *output);
/* Adds the views of layers in front of the root's other views. Returns false if out of memory. */
bool layers_add_views(struct layers *layers, int first, int end);
/* Places all layer surfaces, and arranges the windows in the area that is left. */
void layers_arrange(struct layers *layers);
/* Returns the front surface at a point of the output in one of these layers, or NULL. */
struct surface *layers_find_surface(const struct layers *layers, int first, int end, double x, double y);

#endif
