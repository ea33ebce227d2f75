/* SPDX-License-Identifier: MIT */
/* wl_surface: double-buffered state and the content of the last commit. */
#ifndef COMPOSITOR_SURFACE_H
#define COMPOSITOR_SURFACE_H

#include <pixman.h>
#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;
struct surface;

/* Who gives the surface its meaning; a surface has one role at most and keeps it. */
struct surface_role {
	const char *name;
	void (*commit)(struct surface *surface);
	void (*destroy)(struct surface *surface);
};

struct surface {
	struct wl_list link; /* server.surfaces */
	struct server *server;
	struct wl_resource *resource;
	const struct surface_role *role;
	void *role_data; /* NULL once the role's object is gone */

	pixman_image_t *content; /* a copy; NULL without a buffer */
	int width, height;
	struct wl_list frame_callbacks; /* links of wl_callback resources */
	bool input_limited;             /* to the region below; else the whole surface is touched */
	pixman_region32_t input_region;

	struct {
		bool attached;
		struct wl_resource *buffer; /* NULL: the content is taken away */
		struct wl_listener buffer_destroy;
		struct wl_list frame_callbacks;
		bool input_limited;
		pixman_region32_t input_region;
	} pending;
};

/* False: no memory. */
bool surface_create(struct server *server, struct wl_client *client, int version, uint32_t id);
struct surface *surface_from_resource(struct wl_resource *resource);
void surface_send_frame_done(struct surface *surface, uint32_t time);

#endif
