/* SPDX-License-Identifier: MIT */
/* What lies behind and in front of the windows of an output: backgrounds, panels, keyboards on the screen. */
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
	struct wl_list surfaces; /* struct layer_surface whose size is known; later ones lie in front in their layer */
	struct rectangle usable; /* what panels leave to windows; on the output */
};

void layers_init(struct layers *layers, struct output *output);
/* Adds the views of layers to the output's root, in front of those that it has; false: no memory. */
bool layers_add_views(struct layers *layers, int first, int end);
/* Gives every surface its place and its size, and windows what is left. */
void layers_arrange(struct layers *layers);
/* Returns the front surface at a point of the output in one of these layers, or NULL. */
struct surface *layers_find_surface(const struct layers *layers, int first, int end, double x, double y);

#endif
