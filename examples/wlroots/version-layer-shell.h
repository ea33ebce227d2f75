/* SPDX-License-Identifier: MIT */
/* Differences between wlroots 0.15 and 0.20: wlr-layer-shell. Touches are in wlroots-version.h of the glue. */
#ifndef WLROOTS_VERSION_LAYER_SHELL_H
#define WLROOTS_VERSION_LAYER_SHELL_H

#include "version-scene.h"
#include "wlroots-version.h"

#include <wlr/types/wlr_layer_shell_v1.h>

/* Version 4 has keyboard interactivity on demand. 0.17 takes it as an argument. */
static inline struct wlr_layer_shell_v1 *version_create_layer_shell(struct wl_display *display)
{
#if WLROOTS_SINCE(17)
	return wlr_layer_shell_v1_create(display, 4);
#else
	return wlr_layer_shell_v1_create(display);
#endif
}

/* 0.17 moved map and unmap from the roles to the wlr_surface. */
static inline struct wl_signal *version_layer_map_signal_of(struct wlr_layer_surface_v1 *layer_surface)
{
#if WLROOTS_SINCE(17)
	return &layer_surface->surface->events.map;
#else
	return &layer_surface->events.map;
#endif
}

static inline struct wl_signal *version_layer_unmap_signal_of(struct wlr_layer_surface_v1 *layer_surface)
{
#if WLROOTS_SINCE(17)
	return &layer_surface->surface->events.unmap;
#else
	return &layer_surface->events.unmap;
#endif
}

/* From 0.18 on a surface can be configured only between its initial commit and the end of its role. */
static inline bool version_layer_can_be_configured(const struct wlr_layer_surface_v1 *layer_surface)
{
#if WLROOTS_SINCE(18)
	return layer_surface->initialized;
#else
	return true;
#endif
}

static inline struct wlr_layer_surface_v1 *version_layer_surface_of(struct wlr_surface *surface)
{
#if WLROOTS_SINCE(17)
	return wlr_layer_surface_v1_try_from_wlr_surface(surface);
#else
	return wlr_surface_is_layer_surface(surface) ? wlr_layer_surface_v1_from_wlr_surface(surface) : NULL;
#endif
}

static inline struct wlr_scene_node *version_add_surface(struct wlr_scene_node *parent, struct wlr_surface *surface)
{
#if WLROOTS_SINCE(16)
	struct wlr_scene_tree *tree = wlr_scene_subsurface_tree_create(version_tree_of(parent), surface);

	return tree ? &tree->node : NULL;
#else
	return wlr_scene_subsurface_tree_create(parent, surface);
#endif
}

#endif
