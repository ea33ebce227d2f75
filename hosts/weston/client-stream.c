/* SPDX-License-Identifier: MIT */
#include "client-stream.h"

#include "plugin.h"
#include "seat-resources.h"
#include "seat-touch.h"

/* Converts a location from Weston's global space to the surface, through the transforms and the crop of its view. */
static struct tactus_host_touch_event event_at(
	enum tactus_host_touch_type type, struct weston_view *view, const struct tactus_surface_touch *touch)
{
	struct tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;
	wl_fixed_t x, y;

	event.type = type;
	event.time_us = touch->time_us;
	event.id = touch->wire_id;
	version_place_in_surface(view, touch->x, touch->y, &x, &y);
	event.x = wl_fixed_to_double(x);
	event.y = wl_fixed_to_double(y);
	return event;
}

static uint32_t next_serial(const struct plugin *plugin)
{
	return wl_display_next_serial(plugin->compositor->wl_display);
}

void client_stream_down(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	struct plugin *plugin = data;
	struct weston_view *view = (struct weston_view *)window;
	struct weston_touch *weston_touch = seat_touch_by_number(plugin, touch->seat);
	uint32_t serial = next_serial(plugin);
	struct tactus_host_touch_event event;

	if (!weston_touch || !view || !view->surface->resource)
		return;
	/* Clients request moves, drags and popups with the serial of the first finger. */
	if (tactus_touch_get_id(touch->touch) == weston_touch->grab_touch_id)
		weston_touch->grab_serial = serial;
	event = event_at(TACTUS_HOST_TOUCH_DOWN, view, touch);
	event.surface = view->surface->resource;
	event.serial = serial;
	seat_resources_send(weston_touch, tactus_host_stream_get_client(stream), event);
}

void client_stream_motion(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	struct weston_touch *weston_touch = seat_touch_by_number(data, touch->seat);

	if (weston_touch && window)
		seat_resources_send(weston_touch, tactus_host_stream_get_client(stream),
			event_at(TACTUS_HOST_TOUCH_MOTION, (struct weston_view *)window, touch));
}

void client_stream_up(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	struct weston_touch *weston_touch = seat_touch_by_number(data, touch->seat);
	struct tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;

	event.type = TACTUS_HOST_TOUCH_UP;
	event.serial = next_serial(data);
	event.time_us = touch->time_us;
	event.id = touch->wire_id;
	if (weston_touch)
		seat_resources_send(weston_touch, tactus_host_stream_get_client(stream), event);
}

static void send_to_seat(struct plugin *plugin, const struct tactus_host_stream *stream, uint32_t seat,
	enum tactus_host_touch_type type)
{
	struct weston_touch *weston_touch = seat_touch_by_number(plugin, seat);
	struct tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;

	event.type = type;
	if (weston_touch)
		seat_resources_send(weston_touch, tactus_host_stream_get_client(stream), event);
}

void client_stream_frame(struct tactus_host_stream *stream, uint32_t seat, void *data)
{
	send_to_seat(data, stream, seat, TACTUS_HOST_TOUCH_FRAME);
}

void client_stream_cancel(struct tactus_host_stream *stream, uint32_t seat, void *data)
{
	send_to_seat(data, stream, seat, TACTUS_HOST_TOUCH_CANCEL);
}
