/* SPDX-License-Identifier: MIT */
#include "client-stream.h"

#include "plugin.h"
#include "seat-resources.h"
#include "seat-touch.h"
#include "surface-view.h"

#include <stdlib.h>

struct client_stream {
	struct wl_list link; /* plugin.streams */
	struct plugin *plugin;
	struct wl_client *client;
	struct tactus_surface_client *tactus;
	struct wl_listener client_destroy;
};

/* Converts a location from Weston's global space to the surface, through the transforms and the crop of its view. */
static struct touch_event event_at(enum touch_event_type type, const struct surface_view *surface,
	const struct tactus_surface_touch *touch)
{
	struct touch_event event = { .type = type, .time_us = touch->time_us, .id = touch->wire_id };
	wl_fixed_t x, y;

	version_place_in_surface(surface->view, touch->x, touch->y, &x, &y);
	event.x = wl_fixed_to_double(x);
	event.y = wl_fixed_to_double(y);
	return event;
}

static uint32_t next_serial(const struct client_stream *stream)
{
	return wl_display_next_serial(stream->plugin->compositor->wl_display);
}

static void handle_down(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct client_stream *stream = data;
	const struct surface_view *surface = tactus_view_get_user_data(view);
	struct weston_touch *weston_touch = seat_touch_by_number(stream->plugin, touch->seat);
	uint32_t serial = next_serial(stream);
	struct touch_event event;

	if (!weston_touch || !surface->view->surface->resource)
		return;
	/* Clients request moves, drags and popups with the serial of the first finger. */
	if (tactus_touch_get_id(touch->touch) == weston_touch->grab_touch_id)
		weston_touch->grab_serial = serial;
	event = event_at(TOUCH_EVENT_DOWN, surface, touch);
	event.surface = surface->view->surface->resource;
	event.serial = serial;
	seat_resources_send(weston_touch, stream->client, event);
}

static void handle_motion(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct client_stream *stream = data;
	struct weston_touch *weston_touch = seat_touch_by_number(stream->plugin, touch->seat);

	if (weston_touch)
		seat_resources_send(weston_touch, stream->client,
			event_at(TOUCH_EVENT_MOTION, tactus_view_get_user_data(view), touch));
}

static void handle_up(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct client_stream *stream = data;
	struct weston_touch *weston_touch = seat_touch_by_number(stream->plugin, touch->seat);
	struct touch_event event = {
		.type = TOUCH_EVENT_UP,
		.serial = next_serial(stream),
		.time_us = touch->time_us,
		.id = touch->wire_id,
	};

	if (weston_touch)
		seat_resources_send(weston_touch, stream->client, event);
}

static void send_to_seat(const struct client_stream *stream, uint32_t seat, enum touch_event_type type)
{
	struct weston_touch *weston_touch = seat_touch_by_number(stream->plugin, seat);

	if (weston_touch)
		seat_resources_send(weston_touch, stream->client, (struct touch_event){ .type = type });
}

static void handle_frame(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	send_to_seat(data, seat, TOUCH_EVENT_FRAME);
}

static void handle_cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	send_to_seat(data, seat, TOUCH_EVENT_CANCEL);
}

static void destroy_stream(struct client_stream *stream)
{
	wl_list_remove(&stream->link);
	wl_list_remove(&stream->client_destroy.link);
	tactus_surface_client_destroy(stream->tactus);
	free(stream);
}

/* Runs before the client's surfaces are destroyed, so that nothing more is sent to it. */
static void handle_client_destroy(struct wl_listener *listener, void *data)
{
	struct client_stream *stream = wl_container_of(listener, stream, client_destroy);

	destroy_stream(stream);
}

static struct client_stream *create_stream(struct plugin *plugin, struct wl_client *client)
{
	static const struct tactus_surface_client_callbacks callbacks = {
		.size = sizeof(callbacks),
		.down = handle_down,
		.motion = handle_motion,
		.up = handle_up,
		.frame = handle_frame,
		.cancel = handle_cancel,
	};
	struct client_stream *stream = calloc(1, sizeof(*stream));

	if (!stream)
		return NULL;
	stream->plugin = plugin;
	stream->client = client;
	stream->tactus = tactus_surface_client_create(plugin->application, &callbacks, stream);
	if (!stream->tactus) {
		free(stream);
		return NULL;
	}
	stream->client_destroy.notify = handle_client_destroy;
	wl_client_add_destroy_listener(client, &stream->client_destroy);
	wl_list_insert(&plugin->streams, &stream->link);
	return stream;
}

struct tactus_surface_client *client_stream_of(struct plugin *plugin, struct wl_client *client)
{
	struct wl_listener *listener = wl_client_get_destroy_listener(client, handle_client_destroy);
	struct client_stream *stream;

	if (listener)
		stream = wl_container_of(listener, stream, client_destroy);
	else
		stream = create_stream(plugin, client);
	return stream ? stream->tactus : NULL;
}

void client_streams_finish(struct plugin *plugin)
{
	struct client_stream *stream, *next;

	wl_list_for_each_safe(stream, next, &plugin->streams, link)
		destroy_stream(stream);
}
