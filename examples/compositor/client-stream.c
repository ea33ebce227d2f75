/* SPDX-License-Identifier: MIT */
#include "client-stream.h"

#include "log.h"
#include "server.h"
#include "shell.h"
#include "surface.h"
#include "window.h"

#include <stdlib.h>
#include <tactus.h>

struct client_stream {
	struct server *server;
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
	const struct window *window = tactus_view_get_user_data(view);

	seat_send_down(&stream->server->seat, window->surface->resource, wire_time(touch),
		touch->wire_id, touch->x, touch->y);
}

static void handle_motion(struct tactus_surface_client *surface_client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct client_stream *stream = data;

	seat_send_motion(&stream->server->seat, stream->client, wire_time(touch), touch->wire_id,
		touch->x, touch->y);
}

static void handle_up(struct tactus_surface_client *surface_client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct client_stream *stream = data;

	seat_send_up(&stream->server->seat, stream->client, wire_time(touch), touch->wire_id);
}

static void handle_frame(struct tactus_surface_client *surface_client, uint32_t seat, void *data)
{
	struct client_stream *stream = data;

	seat_send_frame(&stream->server->seat, stream->client);
}

static void handle_cancel(struct tactus_surface_client *surface_client, uint32_t seat, void *data)
{
	struct client_stream *stream = data;

	shell_log(stream->server->shell, "a client has its touches cancelled");
	seat_send_cancel(&stream->server->seat, stream->client);
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

	tactus_surface_client_destroy(stream->surface_client);
	free(stream);
}

struct tactus_surface_client *client_stream_of(struct server *server, struct wl_client *client)
{
	struct wl_listener *listener =
		wl_client_get_destroy_listener(client, handle_client_destroy);
	struct client_stream *stream;

	if (listener) {
		stream = wl_container_of(listener, stream, client_destroy);
		return stream->surface_client;
	}
	stream = calloc(1, sizeof(*stream));
	if (!stream)
		return NULL;
	stream->server = server;
	stream->client = client;
	stream->surface_client = tactus_surface_client_create(
		server->shell->application, &stream_callbacks, stream);
	if (!stream->surface_client) {
		free(stream);
		return NULL;
	}
	stream->client_destroy.notify = handle_client_destroy;
	wl_client_add_destroy_listener(client, &stream->client_destroy);
	return stream->surface_client;
}
