/* SPDX-License-Identifier: MIT */
/* Globals of the host, and requests of clients to them. */
#include "world.h"

#include <wayland-server-protocol.h>

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	(void)client;
	world_destroy_resource(resource);
}

static const struct wl_surface_interface surface_requests = { .destroy = handle_destroy };

static void handle_create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct wl_resource *surface =
		wl_resource_create(client, &wl_surface_interface, wl_resource_get_version(resource), id);

	if (surface)
		wl_resource_set_implementation(surface, &surface_requests, NULL, NULL);
}

static const struct wl_compositor_interface compositor_requests = { .create_surface = handle_create_surface };

static void bind_compositor(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource = wl_resource_create(client, &wl_compositor_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &compositor_requests, data, NULL);
}

/* The host is not called in the middle of a client's request, because it might destroy the client. */
static void handle_get_touch(struct wl_client *wl_client, struct wl_resource *resource, uint32_t id)
{
	unsigned seat = (unsigned)(uintptr_t)wl_resource_get_user_data(resource);
	struct client *client = world_find_client(wl_client);

	if (client)
		client->dying++;
	tactus_wayland_seat_get_touch(world.seats[seat], wl_client, resource, id);
	if (client)
		client->dying--;
}

static void refuse(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	(void)client, (void)id;
	wl_resource_post_error(resource, WL_SEAT_ERROR_MISSING_CAPABILITY, "there are fingers only");
}

static const struct wl_seat_interface seat_requests = {
	.get_pointer = refuse,
	.get_keyboard = refuse,
	.get_touch = handle_get_touch,
	.release = handle_destroy,
};

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource = wl_resource_create(client, &wl_seat_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &seat_requests, data, NULL);
}

void world_make_globals(void)
{
	int version = (int)tactus_wayland_get_seat_version();

	wl_global_create(world.display, &wl_compositor_interface, 1, NULL, bind_compositor);
	for (uintptr_t seat = 0; seat < SEATS; seat++)
		wl_global_create(world.display, &wl_seat_interface, version, (void *)seat, bind_seat);
}
