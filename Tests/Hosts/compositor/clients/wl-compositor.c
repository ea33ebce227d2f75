/* SPDX-License-Identifier: MIT */
/* The global that creates surfaces and regions. */
#include "wl-compositor.h"

#include "region.h"
#include "server.h"
#include "surface.h"

#include <wayland-server-protocol.h>

#define COMPOSITOR_VERSION 4

static void handle_create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct server *server = wl_resource_get_user_data(resource);

	if (!surface_create(server, client, wl_resource_get_version(resource), id))
		wl_client_post_no_memory(client);
}

static const struct wl_compositor_interface compositor_implementation = {
	.create_surface = handle_create_surface,
	.create_region = region_create,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &wl_compositor_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &compositor_implementation, data, NULL);
	else
		wl_client_post_no_memory(client);
}

bool wl_compositor_create_global(struct server *server)
{
	return wl_global_create(server->display, &wl_compositor_interface, COMPOSITOR_VERSION,
		server, handle_bind);
}
