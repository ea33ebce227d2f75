/* SPDX-License-Identifier: MIT */
/* Counts the objects and the pictures of each client, and disconnects clients beyond the limits of client-limits.h. */
#ifndef COMPOSITOR_CLIENT_OBJECTS_H
#define COMPOSITOR_CLIENT_OBJECTS_H

#include <pixman.h>
#include <stdbool.h>
#include <wayland-server-core.h>

/* Counts for all clients that connect from now on, as long as the display exists. */
void client_objects_watch(struct wl_display *display, struct wl_listener *listener);
/*
 * Creates a picture that counts for a client until it is freed. Returns NULL beyond the limit; the client is then told.
 */
pixman_image_t *client_objects_create_picture(struct wl_client *client, int width, int height);

#endif
