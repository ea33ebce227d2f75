/* SPDX-License-Identifier: MIT */
/* wl_subsurface: a surface that is a part of another one. */
#ifndef COMPOSITOR_SUBSURFACE_H
#define COMPOSITOR_SUBSURFACE_H

#include "clients/stacking.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct surface;

struct subsurface {
	struct wl_resource *resource;
	struct surface *surface; /* NULL once the client destroyed it */
	struct surface *parent;  /* NULL likewise */
	struct stack_place place;
	bool synchronized;           /* as the client set it; its parents' setting counts as well */
	struct wl_list waiting_link; /* surface.waiting of the parent, or itself */
};

/* False: no memory. */
bool subsurface_create(struct surface *surface, struct surface *parent, struct wl_client *client,
	int version, uint32_t id);
extern const struct surface_role subsurface_role;

/* Whether its commits wait for its parent's. */
bool subsurface_is_synchronized(const struct subsurface *subsurface);
/* It was committed, which waits for its parent's next commit. */
void subsurface_wait(struct subsurface *subsurface);
/* The parent was committed: order, positions, and the commits of its subsurfaces that waited for it. */
void subsurfaces_commit(struct surface *parent);
/* Shows a subsurface in its parent if both have content, or else hides it. */
void subsurface_update_view(struct subsurface *subsurface);
/* The parent goes. */
void subsurfaces_orphan(struct surface *parent);

#endif
