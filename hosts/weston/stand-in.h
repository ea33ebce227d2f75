/* SPDX-License-Identifier: MIT */
/*
 * A hidden view that takes the touch focus. Weston sends motions, and all fingers but the first, only while some view
 * has the focus. If the first finger hits no view, or its view is destroyed, this view has the focus. It is never shown
 * and belongs to a client without a program. Weston does not know its wl_touch, which shows what touch grabs send.
 */
#ifndef TACTUS_WESTON_STAND_IN_H
#define TACTUS_WESTON_STAND_IN_H

#include <stdbool.h>
#include <wayland-server-core.h>

struct plugin;

struct stand_in {
	struct wl_client *client;
	struct wl_listener client_destroy;
	int peer; /* other end of the client's connection, without a program */
	struct wl_resource *resource;
	struct wl_resource *touch;
	struct weston_surface *surface;
	struct weston_view *view;
};

bool stand_in_init(struct plugin *plugin);
/* Returns whether the client was sent anything since the last call. */
bool stand_in_listen(struct stand_in *stand_in);
void stand_in_finish(struct plugin *plugin);

#endif
