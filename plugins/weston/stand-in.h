/* SPDX-License-Identifier: MIT */
/*
 * Weston hands out motions, and all fingers but the first, only while some view has the touch focus. Where the
 * first finger hit none, or its view goes away, this one has it: a view that is never shown, of a client that is
 * nobody. Weston does not know of its wl_touch, which is lent to touch grabs to see what they send.
 */
#ifndef TACTUS_WESTON_STAND_IN_H
#define TACTUS_WESTON_STAND_IN_H

#include <stdbool.h>
#include <wayland-server-core.h>

struct plugin;

struct stand_in {
	struct wl_client *client;
	struct wl_listener client_destroy;
	int peer; /* the other end of the client's connection, where nobody is */
	struct wl_resource *resource;
	struct wl_resource *touch;
	struct weston_surface *surface;
	struct weston_view *view;
};

bool stand_in_init(struct plugin *plugin);
/* Returns whether anything was sent to the client since it was called last. */
bool stand_in_listen(struct stand_in *stand_in);
void stand_in_finish(struct plugin *plugin);

#endif
