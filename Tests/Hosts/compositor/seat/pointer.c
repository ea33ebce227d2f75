/* SPDX-License-Identifier: MIT */
#include "seat/pointer.h"

#include "server.h"

#include <wayland-server-protocol.h>

/* Returns whether a wl_pointer belongs to the client of the surface below it. */
static bool hears(const struct pointer *pointer, struct wl_resource *resource)
{
	return pointer->focus && wl_resource_get_client(resource) == wl_resource_get_client(pointer->focus);
}

#define for_each_heard(resource, pointer) \
	wl_resource_for_each(resource, &(pointer)->resources) \
		if (hears(pointer, resource))

static void send_frame(struct pointer *pointer)
{
	struct wl_resource *resource;

	for_each_heard(resource, pointer) {
		if (wl_resource_get_version(resource) >= WL_POINTER_FRAME_SINCE_VERSION)
			wl_pointer_send_frame(resource);
	}
}

static void forget_focus(struct pointer *pointer)
{
	if (!pointer->focus)
		return;
	wl_list_remove(&pointer->focus_destroy.link);
	pointer->focus = NULL;
}

static void leave(struct pointer *pointer)
{
	struct wl_resource *resource;
	uint32_t serial = wl_display_next_serial(pointer->server->display);

	for_each_heard(resource, pointer) {
		wl_pointer_send_leave(resource, serial, pointer->focus);
	}
	send_frame(pointer);
	forget_focus(pointer);
}

void pointer_set_focus(struct pointer *pointer, struct wl_resource *surface, double x, double y)
{
	struct wl_resource *resource;
	uint32_t serial;

	if (pointer->focus == surface)
		return;
	leave(pointer);
	if (!surface)
		return;
	serial = wl_display_next_serial(pointer->server->display);
	pointer->focus = surface;
	pointer->x = wl_fixed_from_double(x);
	pointer->y = wl_fixed_from_double(y);
	wl_resource_add_destroy_listener(surface, &pointer->focus_destroy);
	for_each_heard(resource, pointer) {
		wl_pointer_send_enter(resource, serial, surface, pointer->x, pointer->y);
	}
	send_frame(pointer);
}

void pointer_leave_surface(struct pointer *pointer, struct wl_resource *surface)
{
	if (pointer->focus == surface)
		leave(pointer);
}

void pointer_send_motion(struct pointer *pointer, uint32_t time, double x, double y)
{
	wl_fixed_t fixed_x = wl_fixed_from_double(x), fixed_y = wl_fixed_from_double(y);
	struct wl_resource *resource;

	if (pointer->x == fixed_x && pointer->y == fixed_y)
		return;
	pointer->x = fixed_x;
	pointer->y = fixed_y;
	for_each_heard(resource, pointer) {
		wl_pointer_send_motion(resource, time, fixed_x, fixed_y);
	}
	send_frame(pointer);
}

void pointer_send_button(struct pointer *pointer, uint32_t time, uint32_t button, bool pressed)
{
	uint32_t serial = wl_display_next_serial(pointer->server->display);
	struct wl_resource *resource;

	for_each_heard(resource, pointer) {
		wl_pointer_send_button(resource, serial, time, button,
			pressed ? WL_POINTER_BUTTON_STATE_PRESSED : WL_POINTER_BUTTON_STATE_RELEASED);
	}
	send_frame(pointer);
	*(pressed ? &pointer->press_serial : &pointer->release_serial) = serial;
}

void pointer_send_scroll(struct pointer *pointer, uint32_t time, double x, double y)
{
	struct wl_resource *resource;

	for_each_heard(resource, pointer) {
		if (x != 0)
			wl_pointer_send_axis(resource, time, WL_POINTER_AXIS_HORIZONTAL_SCROLL,
				wl_fixed_from_double(x));
		if (y != 0)
			wl_pointer_send_axis(resource, time, WL_POINTER_AXIS_VERTICAL_SCROLL,
				wl_fixed_from_double(y));
	}
	send_frame(pointer);
}

bool pointer_is_heard_by(const struct pointer *pointer, const struct wl_client *client)
{
	struct wl_resource *resource;

	wl_resource_for_each(resource, &pointer->resources) {
		if (wl_resource_get_client(resource) == client)
			return true;
	}
	return false;
}

static void handle_focus_destroy(struct wl_listener *listener, void *data)
{
	struct pointer *pointer = wl_container_of(listener, pointer, focus_destroy);

	forget_focus(pointer);
}

/* Cursors are not drawn. */
static void handle_set_cursor(struct wl_client *client, struct wl_resource *resource, uint32_t serial,
	struct wl_resource *surface, int32_t x, int32_t y)
{
}

static void handle_release(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_pointer_interface pointer_implementation = {
	.set_cursor = handle_set_cursor,
	.release = handle_release,
};

static void unlink_resource(struct wl_resource *resource)
{
	wl_list_remove(wl_resource_get_link(resource));
}

void pointer_create_resource(struct pointer *pointer, struct wl_client *client, struct wl_resource *seat,
	uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &wl_pointer_interface, wl_resource_get_version(seat), id);

	if (!resource) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(resource, &pointer_implementation, pointer, unlink_resource);
	wl_list_insert(&pointer->resources, wl_resource_get_link(resource));
}

void pointer_init(struct pointer *pointer, struct server *server)
{
	pointer->server = server;
	wl_list_init(&pointer->resources);
	pointer->focus_destroy.notify = handle_focus_destroy;
}
