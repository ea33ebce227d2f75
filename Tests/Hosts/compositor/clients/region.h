/* SPDX-License-Identifier: MIT */
/* wl_region: a set of rectangles that a client builds. */
#ifndef COMPOSITOR_REGION_H
#define COMPOSITOR_REGION_H

#include <pixman.h>
#include <wayland-server-core.h>

/* Handles wl_compositor.create_region. */
void region_create(struct wl_client *client, struct wl_resource *compositor, uint32_t id);
/* Returns everything that was added and subtracted so far; owned by the wl_region. */
const pixman_region32_t *region_from_resource(struct wl_resource *resource);

#endif
