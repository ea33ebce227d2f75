/* SPDX-License-Identifier: MIT */
/* zwlr_layer_surface_v1: a surface at an edge of the output, or across it. */
#ifndef COMPOSITOR_LAYER_SURFACE_H
#define COMPOSITOR_LAYER_SURFACE_H

#include "rectangle.h"
#include "xdg/xdg-surface.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct output;
struct surface;

/* State that takes effect at a commit. */
struct layer_state {
	uint32_t layer, anchor;
	uint32_t width, height; /* 0: from edge to edge */
	uint32_t keyboard;      /* enum zwlr_layer_surface_v1_keyboard_interactivity */
	int32_t exclusive_zone; /* px; 0: avoids the zones of others; -1: ignores them */
	struct {
		int32_t top, right, bottom, left;
	} margin;
};

struct layer_surface {
	struct wl_list link; /* layers.surfaces, or itself */
	struct wl_resource *resource;
	struct surface *surface; /* NULL after the client destroyed it */
	struct output *output;
	char *name;                  /* the namespace that the client chose */
	struct shell_surface parent; /* parent of its popups */
	struct layer_state pending, current;
	struct rectangle place; /* on the output */
	uint32_t serial;        /* of the last configure */
	int sent_width, sent_height;
	bool configure_sent, configure_acknowledged, mapped;
};

/* Creates a layer surface. Returns false if out of memory, or after an error was sent to the client. */
bool layer_surface_create(struct surface *surface, struct output *output, uint32_t layer, const char *name,
	struct wl_client *client, struct wl_resource *layer_shell, uint32_t id);
/* Returns the layer surface of a surface, or NULL if it has another role. */
struct layer_surface *layer_surface_from_surface(const struct surface *surface);
/* Places a layer surface in `usable`, subtracts its exclusive zone from it, and sends the size to the client. */
void layer_surface_place(struct layer_surface *surface, struct rectangle *usable);

#endif
