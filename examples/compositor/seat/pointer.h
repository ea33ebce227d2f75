/* SPDX-License-Identifier: MIT */
/*
 * A pointer that is nowhere but under the finger: for clients without wl_touch the first finger is its
 * left button, and a gesture of the shell may press the right one.
 */
#ifndef COMPOSITOR_POINTER_H
#define COMPOSITOR_POINTER_H

#include <stdbool.h>
#include <stdint.h>
#include <tactus-wayland.h>
#include <wayland-server-core.h>

struct server;
struct surface;

struct pointer {
	struct server *server;
	struct wl_list resources;  /* of wl_pointer, all clients' */
	struct wl_resource *focus; /* the surface that it is on, or NULL */
	struct wl_listener focus_destroy;
	const struct tactus_touch *finger; /* the one that holds the button, or NULL */
};

void pointer_init(struct pointer *pointer, struct server *server);
/* Handles wl_seat.get_pointer. */
void pointer_create_resource(struct pointer *pointer, struct wl_client *client, struct wl_resource *seat,
	uint32_t id);
bool pointer_is_heard_by(const struct pointer *pointer, const struct wl_client *client);

/* What a client without wl_touch would have heard of a touch. */
void pointer_emulate(struct pointer *pointer, enum tactus_touch_phase phase,
	const struct tactus_wayland_touch *touch);
/* Presses and releases a button (BTN_RIGHT) at a place of a surface. */
void pointer_click(struct pointer *pointer, struct surface *surface, double x, double y, uint32_t button);

#endif
