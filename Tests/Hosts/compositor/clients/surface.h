/* SPDX-License-Identifier: MIT */
/* wl_surface: double-buffered state and the content of the last commit. */
#ifndef COMPOSITOR_SURFACE_H
#define COMPOSITOR_SURFACE_H

#include "clients/stacking.h"
#include "clients/surface-state.h"

#include <pixman.h>
#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;
struct subsurface;
struct surface;
struct tactus_view;

/* The role of a surface. A surface has at most one role and keeps it. */
struct surface_role {
	const char *name;
	/* Called when a commit has taken effect. */
	void (*commit)(struct surface *surface);
	/* Called when the surface is destroyed. */
	void (*destroy)(struct surface *surface);
};

struct surface {
	struct wl_list link; /* server.surfaces */
	struct server *server;
	struct wl_resource *resource;
	const struct surface_role *role;
	void *role_data; /* NULL after the role's object is destroyed */

	struct surface_state pending;
	struct surface_state cached; /* of a synchronized subsurface: waits for the parent */
	bool has_cached;
	struct wl_list waiting;             /* struct subsurface; their commits wait for this one's */
	struct wl_resource *pending_buffer; /* the attached one, until the commit */
	struct wl_listener pending_buffer_destroy;

	pixman_image_t *content; /* NULL without a buffer */
	int width, height;
	int tree_height; /* levels of subsurfaces below it, or more if some are gone */
	bool input_limited;
	pixman_region32_t input_region;
	struct wl_list frame_callbacks;

	struct stack stack;            /* itself and its subsurfaces */
	struct subsurface *subsurface; /* if the surface is one */
	struct wl_list popups;         /* struct popup; in front of everything */

	/* surface-view.c: the view; NULL while the surface is not shown. */
	struct tactus_view *group; /* holds the view, and the groups of subsurfaces and popups */
	struct tactus_view *view;
	bool view_outdated; /* the size or the input region has changed */
};

/* Creates a surface. Returns false if out of memory. */
bool surface_create(struct server *server, struct wl_client *client, int version, uint32_t id);
struct surface *surface_from_resource(struct wl_resource *resource);
/* Sets the role. Returns false, and tells the client, if the surface has another role. */
bool surface_set_role(struct surface *surface, const struct surface_role *role, void *role_data,
	struct wl_resource *complaint, uint32_t error);
/* Applies state that waited for the parent's commit. */
void surface_apply_cached(struct surface *surface);
void surface_send_frame_done(struct surface *surface, uint32_t time);
/* Returns the surface at the root of a tree of subsurfaces. */
struct surface *surface_get_root(struct surface *surface);

#endif
