/* SPDX-License-Identifier: MIT */
#include "seat/pointer.h"

#include "clients/surface.h"
#include "server.h"

#include <linux/input-event-codes.h>
#include <wayland-server-protocol.h>

/* Whether a wl_pointer is that of the client whose surface it is on. */
static bool hears(const struct pointer *pointer, struct wl_resource *resource)
{
	return pointer->focus && wl_resource_get_client(resource) == wl_resource_get_client(pointer->focus);
}

#define for_each_heard(resource, pointer) \
	wl_resource_for_each(resource, &(pointer)->resources) if (hears(pointer, resource))

static uint32_t now(const struct pointer *pointer)
{
	return (uint32_t)(tactus_application_get_time(pointer->server->shell.application) / 1000);
}

static void send_frame(struct pointer *pointer)
{
	struct wl_resource *resource;

	for_each_heard(resource, pointer)
	{
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
	pointer->finger = NULL;
}

/* A button that is held is forgotten by a client that the pointer leaves: nothing was clicked. */
static void leave(struct pointer *pointer)
{
	struct wl_resource *resource;
	uint32_t serial = wl_display_next_serial(pointer->server->display);

	for_each_heard(resource, pointer)
	{
		wl_pointer_send_leave(resource, serial, pointer->focus);
	}
	send_frame(pointer);
	forget_focus(pointer);
}

static void enter(struct pointer *pointer, struct wl_resource *surface, double x, double y)
{
	struct wl_resource *resource;
	uint32_t serial = wl_display_next_serial(pointer->server->display);

	leave(pointer);
	pointer->focus = surface;
	wl_resource_add_destroy_listener(surface, &pointer->focus_destroy);
	for_each_heard(resource, pointer)
	{
		wl_pointer_send_enter(resource, serial, surface, wl_fixed_from_double(x), wl_fixed_from_double(y));
	}
	send_frame(pointer);
}

static uint32_t send_button(struct pointer *pointer, uint32_t button, bool pressed)
{
	struct wl_resource *resource;
	uint32_t serial = wl_display_next_serial(pointer->server->display);

	for_each_heard(resource, pointer)
	{
		wl_pointer_send_button(resource, serial, now(pointer), button,
			pressed ? WL_POINTER_BUTTON_STATE_PRESSED : WL_POINTER_BUTTON_STATE_RELEASED);
	}
	send_frame(pointer);
	return serial;
}

static void send_motion(struct pointer *pointer, double x, double y)
{
	struct wl_resource *resource;

	for_each_heard(resource, pointer)
	{
		wl_pointer_send_motion(resource, now(pointer), wl_fixed_from_double(x), wl_fixed_from_double(y));
	}
	send_frame(pointer);
}

static void press(struct pointer *pointer, const struct tactus_wayland_touch *touch)
{
	if (pointer->finger || !touch->wl_surface)
		return; /* one finger at a time */
	enter(pointer, touch->wl_surface, touch->x, touch->y);
	pointer->finger = touch->touch;
	/* By this serial the client can have itself moved. */
	tactus_wayland_set_touch_serial(pointer->server->shell.wayland, touch->touch,
		send_button(pointer, BTN_LEFT, true));
}

void pointer_emulate(struct pointer *pointer, enum tactus_touch_phase phase,
	const struct tactus_wayland_touch *touch)
{
	if (phase == TACTUS_TOUCH_PHASE_BEGAN) {
		press(pointer, touch);
		return;
	}
	if (!pointer->finger || touch->touch != pointer->finger)
		return;
	if (phase == TACTUS_TOUCH_PHASE_MOVED) {
		send_motion(pointer, touch->x, touch->y);
	} else if (phase == TACTUS_TOUCH_PHASE_ENDED) {
		send_button(pointer, BTN_LEFT, false);
		pointer->finger = NULL;
	} else if (phase == TACTUS_TOUCH_PHASE_CANCELLED) {
		leave(pointer);
	}
}

void pointer_click(struct pointer *pointer, struct surface *surface, double x, double y, uint32_t button)
{
	enter(pointer, surface->resource, x, y);
	send_button(pointer, button, true);
	send_button(pointer, button, false);
}

bool pointer_is_heard_by(const struct pointer *pointer, const struct wl_client *client)
{
	struct wl_resource *resource;

	wl_resource_for_each(resource, &pointer->resources)
	{
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

/* Nobody sees a cursor under a finger. */
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
