/* SPDX-License-Identifier: MIT */
/* wl_subsurface: a surface that is part of another one. */
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
	struct surface *parent;  /* NULL after the parent was destroyed */
	struct stack_place place;
	bool synchronized;           /* as set by the client; parents' settings count as well */
	struct wl_list waiting_link; /* surface.waiting of the parent, or itself */
};

/* Creates a subsurface. Returns false if out of memory. */
bool subsurface_create(struct surface *surface, struct surface *parent, struct wl_client *client,
	int version, uint32_t id);
extern const struct surface_role subsurface_role;

/* Returns whether the subsurface's commits wait for those of its parent. */
bool subsurface_is_synchronized(const struct subsurface *subsurface);
/* Called when the subsurface was committed, which waits for its parent's next commit. */
void subsurface_wait(struct subsurface *subsurface);
/* Called when the parent was committed: applies order, positions, and waiting commits of its subsurfaces. */
void subsurfaces_commit(struct surface *parent);
/* Shows a subsurface in its parent if both have content, else hides it. */
void subsurface_update_view(struct subsurface *subsurface);
/* Called when the parent is destroyed. */
void subsurfaces_orphan(struct surface *parent);

#endif
