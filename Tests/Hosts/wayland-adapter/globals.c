/* SPDX-License-Identifier: MIT */
#include "globals.h"

#include "bench.h"

#include <stdio.h>
#include <wayland-server-core.h>
#include <wayland-server-protocol.h>

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	(void)client;
	bench_destroy_resource(resource);
}

/* The clients of these checks send no other requests of wl_surface. */
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

/* Forwards the request; the seat may be gone. */
static void handle_get_touch(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	int seat = (int)(intptr_t)wl_resource_get_user_data(resource);

	CHECK(tactus_wayland_seat_get_touch(bench.seats[seat], client, resource, id) == TACTUS_STATUS_OK);
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
	char name[16];

	if (!resource)
		return;
	wl_resource_set_implementation(resource, &seat_requests, data, NULL);
	wl_seat_send_capabilities(resource, WL_SEAT_CAPABILITY_TOUCH);
	snprintf(name, sizeof name, "seat%d", (int)(intptr_t)data);
	if (version >= WL_SEAT_NAME_SINCE_VERSION)
		wl_seat_send_name(resource, name);
}

void globals_create(struct wl_display *display)
{
	int version = (int)tactus_wayland_get_seat_version();

	wl_global_create(display, &wl_compositor_interface, 4, NULL, bind_compositor);
	for (intptr_t seat = 0; seat < SEATS; seat++)
		wl_global_create(display, &wl_seat_interface, version, (void *)seat, bind_seat);
}
