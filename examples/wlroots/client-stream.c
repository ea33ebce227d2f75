/* SPDX-License-Identifier: MIT */
#include "client-stream.h"

#include "seat.h"
#include "server.h"
#include "surface-view.h"
#include "wlroots-version.h"

#include <stdlib.h>
#include <tactus.h>

struct client_stream {
	struct shell *shell;
	struct wl_client *client;
	struct tactus_surface_client *surface_client;
	struct wl_listener client_destroy;
};

/* The engine counts in µs, the wire in ms that wrap. */
static uint32_t wire_time(const struct tactus_surface_touch *touch)
{
	return (uint32_t)(touch->time_us / 1000);
}

static void handle_down(struct tactus_surface_client *surface_client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct client_stream *stream = data;
	struct seat *seat = &stream->shell->server->seat;
	const struct surface_view *surface_view = tactus_view_get_user_data(view);
	int32_t id;

	/* A client may have no wl_touch. */
	if (!wlr_surface_accepts_touch(seat->seat, surface_view->surface))
		return;
	id = seat_take_touch_id(seat, surface_client, touch->wire_id);
	/* No serial: a popup of another client had the touches, and ends with this one. */
	if (!wlr_seat_touch_notify_down(seat->seat, surface_view->surface, wire_time(touch), id, touch->x, touch->y))
		seat_free_touch_id(seat, id);
}

static void handle_motion(struct tactus_surface_client *surface_client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct client_stream *stream = data;
	struct seat *seat = &stream->shell->server->seat;
	int32_t id = seat_find_touch_id(seat, surface_client, touch->wire_id);

	if (id >= 0)
		wlr_seat_touch_notify_motion(seat->seat, wire_time(touch), id, touch->x, touch->y);
}

static void handle_up(struct tactus_surface_client *surface_client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct client_stream *stream = data;
	struct seat *seat = &stream->shell->server->seat;
	int32_t id = seat_find_touch_id(seat, surface_client, touch->wire_id);

	if (id < 0)
		return;
	wlr_seat_touch_notify_up(seat->seat, wire_time(touch), id);
	seat_free_touch_id(seat, id);
}

/* wlr_seat knows for which of its clients one is due: frames come when all clients have got their events. */
static void handle_frame(struct tactus_surface_client *surface_client, uint32_t number, void *data)
{
	struct client_stream *stream = data;

	wlr_seat_touch_notify_frame(stream->shell->server->seat.seat);
}

static void handle_cancel(struct tactus_surface_client *surface_client, uint32_t number, void *data)
{
	struct client_stream *stream = data;
	struct seat *seat = &stream->shell->server->seat;
	struct wlr_touch_point *point;

	shell_log(stream->shell, "a client has its touches cancelled");
	seat_free_touch_ids_of(seat, surface_client);
	/* Any of its points will do: it ends them all. */
	wl_list_for_each(point, &seat->seat->touch_state.touch_points, link) {
		if (point->client->client == stream->client && point->surface) {
			version_cancel_touches(seat->seat, point->surface);
			return;
		}
	}
}

static const struct tactus_surface_client_callbacks stream_callbacks = {
	.size = sizeof(stream_callbacks),
	.down = handle_down,
	.motion = handle_motion,
	.up = handle_up,
	.frame = handle_frame,
	.cancel = handle_cancel,
};

/* Comes before the client's surfaces go, so that nothing more is sent to it. */
static void handle_client_destroy(struct wl_listener *listener, void *data)
{
	struct client_stream *stream = wl_container_of(listener, stream, client_destroy);

	seat_free_touch_ids_of(&stream->shell->server->seat, stream->surface_client);
	tactus_surface_client_destroy(stream->surface_client);
	free(stream);
}

struct tactus_surface_client *client_stream_of(struct shell *shell, struct wl_client *client)
{
	struct wl_listener *listener = wl_client_get_destroy_listener(client, handle_client_destroy);
	struct client_stream *stream;

	if (listener) {
		stream = wl_container_of(listener, stream, client_destroy);
		return stream->surface_client;
	}
	stream = calloc(1, sizeof(*stream));
	if (!stream)
		return NULL;
	stream->shell = shell;
	stream->client = client;
	stream->surface_client = tactus_surface_client_create(shell->application, &stream_callbacks, stream);
	if (!stream->surface_client) {
		free(stream);
		return NULL;
	}
	stream->client_destroy.notify = handle_client_destroy;
	wl_client_add_destroy_listener(client, &stream->client_destroy);
	return stream->surface_client;
}

const struct tactus_touch *client_stream_find_touch(struct shell *shell, int32_t seat_id)
{
	const struct touch_id *id;

	if (seat_id < 0 || seat_id >= MAXIMUM_TOUCHES)
		return NULL;
	id = &shell->server->seat.touch_ids[seat_id];
	return id->client ? tactus_surface_client_find_touch(id->client, 0, id->wire_id) : NULL;
}
