/* SPDX-License-Identifier: MIT */
#include "touch-resource.h"

#include "input-timestamps-unstable-v1-server-protocol.h"

#include <libweston/libweston.h>
#include <stdbool.h>
#include <stdlib.h>

/* An object may be made amid a touch, of which it must hear nothing then. */
struct touch_resource {
	struct wl_listener destroy;
	uint64_t live; /* bit N: it had the down of id N and neither up nor cancel */
	bool unframed; /* it had something since its last frame */
};

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct touch_resource *known = wl_container_of(listener, known, destroy);

	free(known);
}

/* NULL: no memory; the object then hears nothing. */
static struct touch_resource *know(struct wl_resource *resource)
{
	struct wl_listener *listener = wl_resource_get_destroy_listener(resource, handle_destroy);
	struct touch_resource *known;

	if (listener)
		return wl_container_of(listener, known, destroy);
	known = calloc(1, sizeof(*known));
	if (known) {
		known->destroy.notify = handle_destroy;
		wl_resource_add_destroy_listener(resource, &known->destroy);
	}
	return known;
}

typedef void (*send_func)(struct wl_resource *resource, struct touch_resource *known, const void *event);

static void send_in_list(struct wl_list *list, struct wl_client *client, send_func send, const void *event)
{
	struct touch_resource *known;
	struct wl_resource *resource;

	wl_resource_for_each(resource, list) {
		known = wl_resource_get_client(resource) == client ? know(resource) : NULL;
		if (known)
			send(resource, known, event);
	}
}

/* Weston keeps the objects of the focused client in a list of their own. */
static void send_to_all(struct weston_touch *touch, struct wl_client *client, send_func send, const void *event)
{
	send_in_list(&touch->resource_list, client, send, event);
	send_in_list(&touch->focus_resource_list, client, send, event);
}

struct touch_event {
	struct weston_touch *touch;
	struct wl_resource *surface;
	uint32_t serial;
	uint64_t time_us;
	int32_t id;
	wl_fixed_t x, y;
};

/* Ids are counted from 0 and at most 64 touches live. */
static uint64_t bit_of(const struct touch_event *event)
{
	return event->id >= 0 && event->id < 64 ? UINT64_C(1) << event->id : 0;
}

static uint32_t milliseconds(const struct touch_event *event)
{
	return (uint32_t)(event->time_us / 1000);
}

/* Of zwp_input_timestamps, for clients that asked for it. */
static void send_timestamp(struct wl_resource *resource, const struct touch_event *event)
{
	uint64_t seconds = event->time_us / 1000000;
	uint32_t nanoseconds = (uint32_t)(event->time_us % 1000000 * 1000);
	struct wl_resource *timestamps;

	wl_resource_for_each(timestamps, &event->touch->timestamps_list) {
		if (wl_resource_get_user_data(timestamps) == resource)
			zwp_input_timestamps_v1_send_timestamp(timestamps, (uint32_t)(seconds >> 32),
				(uint32_t)seconds, nanoseconds);
	}
}

static void send_down(struct wl_resource *resource, struct touch_resource *known, const void *data)
{
	const struct touch_event *event = data;

	send_timestamp(resource, event);
	wl_touch_send_down(resource, event->serial, milliseconds(event), event->surface, event->id, event->x, event->y);
	known->live |= bit_of(event);
	known->unframed = true;
}

static void send_motion(struct wl_resource *resource, struct touch_resource *known, const void *data)
{
	const struct touch_event *event = data;

	if (!(known->live & bit_of(event)))
		return;
	send_timestamp(resource, event);
	wl_touch_send_motion(resource, milliseconds(event), event->id, event->x, event->y);
	known->unframed = true;
}

static void send_up(struct wl_resource *resource, struct touch_resource *known, const void *data)
{
	const struct touch_event *event = data;

	if (!(known->live & bit_of(event)))
		return;
	send_timestamp(resource, event);
	wl_touch_send_up(resource, event->serial, milliseconds(event), event->id);
	known->live &= ~bit_of(event);
	known->unframed = true;
}

static void send_frame(struct wl_resource *resource, struct touch_resource *known, const void *data)
{
	if (known->unframed)
		wl_touch_send_frame(resource);
	known->unframed = false;
}

/* No frame follows. */
static void send_cancel(struct wl_resource *resource, struct touch_resource *known, const void *data)
{
	if (known->live)
		wl_touch_send_cancel(resource);
	known->live = 0;
	known->unframed = false;
}

void touch_resources_send_down(struct weston_touch *touch, struct wl_resource *surface, uint32_t serial,
	uint64_t time_us, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	const struct touch_event event = { touch, surface, serial, time_us, id, x, y };

	send_to_all(touch, wl_resource_get_client(surface), send_down, &event);
}

void touch_resources_send_motion(struct weston_touch *touch, struct wl_client *client, uint64_t time_us,
	int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	const struct touch_event event = { touch, NULL, 0, time_us, id, x, y };

	send_to_all(touch, client, send_motion, &event);
}

void touch_resources_send_up(struct weston_touch *touch, struct wl_client *client, uint32_t serial,
	uint64_t time_us, int32_t id)
{
	const struct touch_event event = { touch, NULL, serial, time_us, id, 0, 0 };

	send_to_all(touch, client, send_up, &event);
}

void touch_resources_send_frame(struct weston_touch *touch, struct wl_client *client)
{
	send_to_all(touch, client, send_frame, NULL);
}

void touch_resources_send_cancel(struct weston_touch *touch, struct wl_client *client)
{
	send_to_all(touch, client, send_cancel, NULL);
}
