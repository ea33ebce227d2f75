/* SPDX-License-Identifier: MIT */
/* wl_pointer: tells the client whose surface the pointer is on. Who moves it is mouse.c or pointer-emulation.c. */
#ifndef COMPOSITOR_POINTER_H
#define COMPOSITOR_POINTER_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct pointer {
	struct server *server;
	struct wl_list resources;  /* of wl_pointer, all clients' */
	struct wl_resource *focus; /* the wl_surface that it is on, or NULL */
	struct wl_listener focus_destroy;
	wl_fixed_t x, y;                       /* on that surface, as sent last */
	uint32_t press_serial, release_serial; /* of the last button */
};

void pointer_init(struct pointer *pointer, struct server *server);
/* Handles wl_seat.get_pointer. */
void pointer_create_resource(struct pointer *pointer, struct wl_client *client, struct wl_resource *seat,
	uint32_t id);
bool pointer_is_heard_by(const struct pointer *pointer, const struct wl_client *client);

/*
 * Leaves one surface and enters another; NULL: none. A button that is held is forgotten by a client that the
 * pointer leaves: nothing was clicked. Nothing happens if it is there already.
 */
void pointer_set_focus(struct pointer *pointer, struct wl_resource *surface, double x, double y);
/* The surface is no longer shown. */
void pointer_leave_surface(struct pointer *pointer, struct wl_resource *surface);
/* These say nothing where nothing has changed, or nobody hears it. Times are milliseconds. */
void pointer_send_motion(struct pointer *pointer, uint32_t time, double x, double y);
void pointer_send_button(struct pointer *pointer, uint32_t time, uint32_t button, bool pressed);
void pointer_send_scroll(struct pointer *pointer, uint32_t time, double x, double y);

#endif
