/* SPDX-License-Identifier: MIT */
/* wl_pointer: sends events to the client of the surface below the pointer. mouse.c and pointer-emulation.c move it. */
#ifndef COMPOSITOR_POINTER_H
#define COMPOSITOR_POINTER_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct pointer {
	struct server *server;
	struct wl_list resources;  /* of wl_pointer, of all clients */
	struct wl_resource *focus; /* the wl_surface below it, or NULL */
	struct wl_listener focus_destroy;
	wl_fixed_t x, y;                       /* on that surface, as last sent */
	uint32_t press_serial, release_serial; /* of the last button */
};

void pointer_init(struct pointer *pointer, struct server *server);
/* Handles wl_seat.get_pointer. */
void pointer_create_resource(struct pointer *pointer, struct wl_client *client, struct wl_resource *seat,
	uint32_t id);
bool pointer_is_heard_by(const struct pointer *pointer, const struct wl_client *client);

/*
 * Leaves one surface and enters another; NULL means none. A held button is forgotten, so that the left client sees no
 * click. Does nothing if the pointer is already there.
 */
void pointer_set_focus(struct pointer *pointer, struct wl_resource *surface, double x, double y);
/* Called when the surface is no longer shown. */
void pointer_leave_surface(struct pointer *pointer, struct wl_resource *surface);
/* These send nothing if nothing has changed or no client listens. Times are in ms. */
void pointer_send_motion(struct pointer *pointer, uint32_t time, double x, double y);
void pointer_send_button(struct pointer *pointer, uint32_t time, uint32_t button, bool pressed);
void pointer_send_scroll(struct pointer *pointer, uint32_t time, double x, double y);

#endif
