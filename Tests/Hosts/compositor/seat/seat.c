/* SPDX-License-Identifier: MIT */
#include "seat/seat.h"

#include "server.h"

#include <tactus-wayland.h>
#include <wayland-server-protocol.h>

#define SEAT_NAME "seat0"

static void handle_get_pointer(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct seat *seat = wl_resource_get_user_data(resource);

	pointer_create_resource(&seat->pointer, client, resource, id);
}

static void handle_get_keyboard(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct seat *seat = wl_resource_get_user_data(resource);

	keyboard_create_resource(&seat->keyboard, client, resource, id);
}

static void handle_get_touch(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct seat *seat = wl_resource_get_user_data(resource);

	tactus_wayland_seat_get_touch(seat->touch, client, resource, id);
}

static void handle_release(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_seat_interface seat_implementation = {
	.get_pointer = handle_get_pointer,
	.get_keyboard = handle_get_keyboard,
	.get_touch = handle_get_touch,
	.release = handle_release,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource = wl_resource_create(client, &wl_seat_interface, (int)version, id);

	if (!resource) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(resource, &seat_implementation, data, NULL);
	/* The keyboard is there from the beginning: some clients take a second announcement for a second seat. */
	wl_seat_send_capabilities(
		resource, WL_SEAT_CAPABILITY_TOUCH | WL_SEAT_CAPABILITY_POINTER | WL_SEAT_CAPABILITY_KEYBOARD);
	if (version >= WL_SEAT_NAME_SINCE_VERSION)
		wl_seat_send_name(resource, SEAT_NAME);
}

bool seat_init(struct seat *seat, struct server *server)
{
	pointer_init(&seat->pointer, server);
	keyboard_init(&seat->keyboard, server);
	mouse_init(&seat->mouse, server);
	seat->emulation.pointer = &seat->pointer;
	seat->touch = tactus_wayland_seat_create(server->shell.wayland, 0);
	return seat->touch &&
		wl_global_create(server->display, &wl_seat_interface, (int)tactus_wayland_get_seat_version(), seat,
			handle_bind);
}

void seat_finish(struct seat *seat)
{
	mouse_finish(&seat->mouse);
}
