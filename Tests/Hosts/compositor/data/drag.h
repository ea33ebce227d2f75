/* SPDX-License-Identifier: MIT */
/*
 * Drag and drop. The client names the finger that drags by its serial; the compositor takes that touch
 * and tells the clients below it as wl_data_device events.
 */
#ifndef COMPOSITOR_DRAG_H
#define COMPOSITOR_DRAG_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct data_offer;
struct data_source;
struct exchange;
struct surface;

/* The running drag; there is one at a time. */
struct drag {
	struct exchange *exchange;
	bool active;
	struct wl_client *origin;   /* the client that started it; without a source only this client is told */
	struct data_source *source; /* NULL: the client drags something of its own */
	struct wl_resource *icon;   /* a wl_surface that is drawn under the finger, or NULL */
	struct wl_listener icon_destroy;
	struct wl_resource *focus; /* the wl_surface under the finger, or NULL */
	struct wl_listener focus_destroy;
	struct wl_listener origin_destroy;
	double x, y; /* of the finger, in the layout */
};

void drag_init(struct drag *drag, struct exchange *exchange);
/* Starts a drag. Returns false if the serial is not that of a touch that is down, or if a drag is running. */
bool drag_start(struct drag *drag, struct wl_client *client, struct data_source *source,
	struct wl_resource *icon, uint32_t serial);
/* Called when the source is destroyed during the drag. */
void drag_lose_source(struct drag *drag);

#endif
