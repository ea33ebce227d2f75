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

/* Takes effect at a commit. */
struct layer_state {
	uint32_t layer, anchor;
	uint32_t width, height; /* 0: from edge to edge */
	uint32_t keyboard;      /* enum zwlr_layer_surface_v1_keyboard_interactivity */
	int32_t exclusive_zone; /* 0: keeps out of those of others; -1: lies over them */
	struct {
		int32_t top, right, bottom, left;
	} margin;
};

struct layer_surface {
	struct wl_list link; /* layers.surfaces, or itself */
	struct wl_resource *resource;
	struct surface *surface; /* NULL once the client destroyed it */
	struct output *output;
	char *name;                  /* the namespace: what it is for */
	struct shell_surface parent; /* what popups take it for */
	struct layer_state pending, current;
	struct rectangle place; /* on the output */
	uint32_t serial;        /* of the last configure */
	int sent_width, sent_height;
	bool configure_sent, configure_acknowledged, mapped;
};

/* False: no memory, or the client was told what is wrong. */
bool layer_surface_create(struct surface *surface, struct output *output, uint32_t layer, const char *name,
	struct wl_client *client, struct wl_resource *layer_shell, uint32_t id);
/* NULL: the surface has another role. */
struct layer_surface *layer_surface_from_surface(const struct surface *surface);
/* Finds its place in what is left of the output, takes its exclusive zone off, and tells the client its size. */
void layer_surface_place(struct layer_surface *surface, struct rectangle *usable);

#endif
