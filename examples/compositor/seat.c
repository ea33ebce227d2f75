/* SPDX-License-Identifier: MIT */
#include "seat.h"

#include <stdlib.h>
#include <string.h>
#include <wayland-server-protocol.h>

/* 5 lets clients release seats and touches; the events of 6 (shape, orientation) are never sent. */
#define SEAT_VERSION 5
#define SEAT_NAME "seat0"

struct touch {
	struct wl_list link; /* seat.touches */
	struct wl_resource *resource;
	uint64_t live; /* bit N: this object had the down of id N and neither up nor cancel */
	bool unframed; /* it had something since its last frame */
};

/* A loop over the wl_touch objects of one client. */
#define for_each_touch_of(touch, seat, client) \
	wl_list_for_each(touch, &(seat)->touches, link) \
		if (wl_resource_get_client((touch)->resource) == (client))

static uint64_t bit_of(int32_t id)
{
	return id >= 0 && id < 64 ? UINT64_C(1) << id : 0;
}

void seat_send_down(struct seat *seat, struct wl_resource *surface, uint32_t time, int32_t id,
	double x, double y)
{
	uint32_t serial = wl_display_next_serial(seat->display);
	struct touch *touch;

	for_each_touch_of(touch, seat, wl_resource_get_client(surface)) {
		wl_touch_send_down(touch->resource, serial, time, surface, id,
			wl_fixed_from_double(x), wl_fixed_from_double(y));
		touch->live |= bit_of(id);
		touch->unframed = true;
	}
	seat->sent.downs++;
}

void seat_send_motion(struct seat *seat, struct wl_client *client, uint32_t time, int32_t id,
	double x, double y)
{
	struct touch *touch;

	for_each_touch_of(touch, seat, client) {
		if (!(touch->live & bit_of(id)))
			continue;
		wl_touch_send_motion(touch->resource, time, id,
			wl_fixed_from_double(x), wl_fixed_from_double(y));
		touch->unframed = true;
	}
	seat->sent.motions++;
}

void seat_send_up(struct seat *seat, struct wl_client *client, uint32_t time, int32_t id)
{
	uint32_t serial = wl_display_next_serial(seat->display);
	struct touch *touch;

	for_each_touch_of(touch, seat, client) {
		if (!(touch->live & bit_of(id)))
			continue;
		wl_touch_send_up(touch->resource, serial, time, id);
		touch->live &= ~bit_of(id);
		touch->unframed = true;
	}
	seat->sent.ups++;
}

void seat_send_frame(struct seat *seat, struct wl_client *client)
{
	struct touch *touch;

	for_each_touch_of(touch, seat, client) {
		if (touch->unframed)
			wl_touch_send_frame(touch->resource);
		touch->unframed = false;
	}
	seat->sent.frames++;
}

void seat_send_cancel(struct seat *seat, struct wl_client *client)
{
	struct touch *touch;

	for_each_touch_of(touch, seat, client) {
		if (touch->live)
			wl_touch_send_cancel(touch->resource);
		touch->live = 0;
		touch->unframed = false;
	}
	seat->sent.cancels++;
}

static void handle_touch_release(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_touch_interface touch_implementation = {
	.release = handle_touch_release,
};

static void touch_destroy(struct wl_resource *resource)
{
	struct touch *touch = wl_resource_get_user_data(resource);

	wl_list_remove(&touch->link);
	free(touch);
}

static void handle_get_touch(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct seat *seat = wl_resource_get_user_data(resource);
	struct touch *touch = calloc(1, sizeof(*touch));

	if (touch)
		touch->resource = wl_resource_create(client, &wl_touch_interface,
			wl_resource_get_version(resource), id);
	if (!touch || !touch->resource) {
		free(touch);
		wl_client_post_no_memory(client);
		return;
	}
	wl_list_insert(&seat->touches, &touch->link);
	wl_resource_set_implementation(touch->resource, &touch_implementation, touch, touch_destroy);
}

static void refuse_capability(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	wl_resource_post_error(resource, WL_SEAT_ERROR_MISSING_CAPABILITY,
		"this seat never had a pointer or a keyboard");
}

static void handle_seat_release(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_seat_interface seat_implementation = {
	.get_pointer = refuse_capability,
	.get_keyboard = refuse_capability,
	.get_touch = handle_get_touch,
	.release = handle_seat_release,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &wl_seat_interface, (int)version, id);

	if (!resource) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(resource, &seat_implementation, data, NULL);
	wl_seat_send_capabilities(resource, WL_SEAT_CAPABILITY_TOUCH);
	if (version >= WL_SEAT_NAME_SINCE_VERSION)
		wl_seat_send_name(resource, SEAT_NAME);
}

void seat_init(struct seat *seat, struct wl_display *display)
{
	memset(seat, 0, sizeof(*seat));
	seat->display = display;
	wl_list_init(&seat->touches);
}

bool seat_create_global(struct seat *seat)
{
	return wl_global_create(seat->display, &wl_seat_interface, SEAT_VERSION, seat, handle_bind);
}
