/* SPDX-License-Identifier: MIT */
/* xdg_positioner: where a popup wants to be beside its parent, and what to do if there is not enough room. */
#ifndef COMPOSITOR_POSITIONER_H
#define COMPOSITOR_POSITIONER_H

#include "rectangle.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct positioner {
	int width, height;
	struct rectangle anchor_rectangle; /* in the parent's window geometry */
	bool anchor_set;
	uint32_t anchor, gravity, adjustment;
	int offset_x, offset_y;
};

/* Handles xdg_wm_base.create_positioner. */
void positioner_create(struct wl_client *client, struct wl_resource *wm_base, uint32_t id);
struct positioner *positioner_from_resource(struct wl_resource *resource);
/* Returns whether a popup has a size and an anchor. */
bool positioner_is_complete(const struct positioner *positioner);

/* positioning.c: returns the place within the available room; both in the parent's window geometry. */
struct rectangle positioner_place(const struct positioner *positioner, const struct rectangle *room);

#endif
