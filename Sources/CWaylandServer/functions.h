/* SPDX-License-Identifier: MIT */
/*
 * What the adapter takes from the system: libwayland-server, and memory that may be refused. Here is also what
 * Swift cannot name: an interface and its table of requests are called the same in C.
 */
#ifndef TACTUS_WAYLAND_SERVER_FUNCTIONS_H
#define TACTUS_WAYLAND_SERVER_FUNCTIONS_H

/* Its structs are opaque without what is deprecated. */
#define WL_HIDE_DEPRECATED

#include <stdlib.h>
#include <wayland-server-core.h>
#include <wayland-server-protocol.h>

/* What this library knows of wl_seat and its objects. */
#define TACTUS_WAYLAND_KNOWN_SEAT_VERSION 9

static inline uint32_t tactus_wayland_server_seat_version(void)
{
	int version = wl_seat_interface.version < wl_touch_interface.version ? wl_seat_interface.version
									     : wl_touch_interface.version;
	return version < TACTUS_WAYLAND_KNOWN_SEAT_VERSION ? (uint32_t)version : TACTUS_WAYLAND_KNOWN_SEAT_VERSION;
}

static void tactus_wayland_server_release_touch(struct wl_client *client, struct wl_resource *resource)
{
	(void)client;
	wl_resource_destroy(resource);
}

/* A wl_touch; NULL: no memory, or an id that the client may not use. */
static inline struct wl_resource *tactus_wayland_server_create_touch(
	struct wl_client *client, int version, uint32_t id, void *data, wl_resource_destroy_func_t destroyed)
{
	static const struct wl_touch_interface requests = { .release = tactus_wayland_server_release_touch };
	struct wl_resource *resource = wl_resource_create(client, &wl_touch_interface, version, id);

	if (resource)
		wl_resource_set_implementation(resource, &requests, data, destroyed);
	return resource;
}

/* Nobody looks at the wl_touch any more; the client may still release it. */
static inline void tactus_wayland_server_abandon_touch(struct wl_resource *resource)
{
	wl_resource_set_user_data(resource, NULL);
	wl_resource_set_destructor(resource, NULL);
}

#endif
