/* SPDX-License-Identifier: MIT */
/* The part of weston-version.h for views of one colour, which only colored-view.c shows. */
#ifndef TACTUS_WESTON_VERSION_VIEWS_H
#define TACTUS_WESTON_VERSION_VIEWS_H

#include "weston-version.h"

/* 10 gives the surface a colour; from 14 on a buffer has it. Returns false if out of memory. */
static inline bool version_set_color(
	struct weston_surface *surface, struct weston_buffer_reference **buffer, uint32_t rgb)
{
	float red = (float)(rgb >> 16 & 255) / 255, green = (float)(rgb >> 8 & 255) / 255;
	float blue = (float)(rgb & 255) / 255;

#if WESTON_SINCE(14)
	*buffer = weston_buffer_create_solid_rgba(surface->compositor, red, green, blue, 1);
	return *buffer;
#else
	weston_surface_set_color(surface, red, green, blue, 1);
	return true;
#endif
}

static inline void version_destroy_color(struct weston_buffer_reference *buffer)
{
#if WESTON_SINCE(14)
	if (buffer)
		weston_buffer_destroy_solid(buffer);
#endif
}

static inline void version_set_colored_size(
	struct weston_surface *surface, struct weston_buffer_reference *buffer, int width, int height)
{
#if WESTON_SINCE(14)
	weston_surface_attach_solid(surface, buffer, width, height);
#else
	weston_surface_set_size(surface, width, height);
	pixman_region32_fini(&surface->opaque);
	pixman_region32_init_rect(&surface->opaque, 0, 0, (unsigned)width, (unsigned)height);
	weston_surface_damage(surface);
#endif
}

/* Shows a view of the module at a place. In 10 a surface counts as mapped once its own fields say so. */
static inline void version_show_view(struct weston_view *view, struct weston_layer *layer, double x, double y)
{
#if WESTON_SINCE(14)
	weston_view_set_position(view, version_global(x, y));
	if (weston_view_is_mapped(view))
		return;
	weston_surface_map(view->surface);
	weston_view_move_to_layer(view, &layer->view_list);
#else
	weston_view_set_position(view, (float)x, (float)y);
	if (!weston_view_is_mapped(view)) {
		weston_layer_entry_insert(&layer->view_list, &view->layer_link);
		view->surface->is_mapped = true;
		view->is_mapped = true;
	}
	weston_view_update_transform(view);
	weston_view_schedule_repaint(view);
#endif
}

#endif
