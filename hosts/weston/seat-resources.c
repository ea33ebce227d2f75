/* SPDX-License-Identifier: MIT */
#include "seat-resources.h"

#include "input-timestamps-unstable-v1-server-protocol.h"

#include <libweston/libweston.h>

/* Sends zwp_input_timestamps events to clients that use the protocol. */
static void send_timestamp(struct wl_resource *touch, const struct tactus_host_touch_event *event, void *data)
{
	const struct weston_touch *weston_touch = data;
	uint64_t seconds = event->time_us / 1000000;
	uint32_t nanoseconds = (uint32_t)(event->time_us % 1000000 * 1000);
	struct wl_resource *timestamps;

	wl_resource_for_each(timestamps, &weston_touch->timestamps_list) {
		if (wl_resource_get_user_data(timestamps) == touch)
			zwp_input_timestamps_v1_send_timestamp(timestamps, (uint32_t)(seconds >> 32),
				(uint32_t)seconds, nanoseconds);
	}
}

static void send_in_list(struct wl_list *list, struct wl_client *client, const struct tactus_host_touch_event *event)
{
	struct wl_resource *resource;

	wl_resource_for_each(resource, list) {
		if (wl_resource_get_client(resource) == client)
			tactus_host_touch_send(resource, event);
	}
}

/* Weston keeps the objects of the focused client in a separate list. */
void seat_resources_send(struct weston_touch *touch, struct wl_client *client, struct tactus_host_touch_event event)
{
	event.announce = send_timestamp;
	event.data = touch;
	send_in_list(&touch->resource_list, client, &event);
	send_in_list(&touch->focus_resource_list, client, &event);
}
