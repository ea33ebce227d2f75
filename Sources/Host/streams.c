/* SPDX-License-Identifier: MIT */
#include "streams.h"

#include "host.h"
#include "windows.h"

#include <stdlib.h>

struct tactus_host_stream {
	struct wl_list link; /* tactus_host.streams */
	struct tactus_host *host;
	struct wl_client *client; /* NULL: everything without a client */
	struct tactus_surface_client *tactus;
	struct wl_listener client_destroy;
};

typedef void (*touch_callback)(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data);

static void call(struct tactus_host_stream *stream, touch_callback callback, const struct tactus_view *view,
	const struct tactus_surface_touch *touch)
{
	struct tactus_host *host = stream->host;

	if (callback)
		HOST_CALL(host, callback(stream, host_window_of(view), touch, host->data));
}

static void handle_down(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_host_stream *stream = data;

	call(stream, stream->host->callbacks.down, view, touch);
}

static void handle_motion(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_host_stream *stream = data;

	call(stream, stream->host->callbacks.motion, view, touch);
}

static void handle_up(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_host_stream *stream = data;

	call(stream, stream->host->callbacks.up, view, touch);
}

static void handle_frame(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	struct tactus_host_stream *stream = data;
	struct tactus_host *host = stream->host;

	if (host->callbacks.frame)
		HOST_CALL(host, host->callbacks.frame(stream, seat, host->data));
}

static void handle_cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	struct tactus_host_stream *stream = data;
	struct tactus_host *host = stream->host;

	if (host->callbacks.cancel)
		HOST_CALL(host, host->callbacks.cancel(stream, seat, host->data));
}

static void destroy_stream(struct tactus_host_stream *stream)
{
	struct tactus_host *host = stream->host;

	/* The host's function may disconnect this client or others. */
	wl_list_remove(&stream->link);
	wl_list_remove(&stream->client_destroy.link);
	/* The engine sends nothing to a client that disconnects, but the host must not keep its fingers. */
	if (host->callbacks.end)
		HOST_CALL(host, host->callbacks.end(stream, host->data));
	tactus_surface_client_destroy(stream->tactus);
	free(stream);
}

/* Called before the client's surfaces are destroyed. */
static void handle_client_destroy(struct wl_listener *listener, void *data)
{
	struct tactus_host_stream *stream = wl_container_of(listener, stream, client_destroy);

	destroy_stream(stream);
}

static struct tactus_host_stream *create_stream(struct tactus_host *host, struct wl_client *client)
{
	static const struct tactus_surface_client_callbacks callbacks = {
		.size = sizeof(callbacks),
		.down = handle_down,
		.motion = handle_motion,
		.up = handle_up,
		.frame = handle_frame,
		.cancel = handle_cancel,
	};
	struct tactus_host_stream *stream = calloc(1, sizeof(*stream));

	if (!stream)
		return NULL;
	stream->host = host;
	stream->client = client;
	stream->tactus = tactus_surface_client_create(host->application, &callbacks, stream);
	if (!stream->tactus) {
		free(stream);
		return NULL;
	}
	stream->client_destroy.notify = handle_client_destroy;
	if (client)
		wl_client_add_destroy_listener(client, &stream->client_destroy);
	else
		wl_list_init(&stream->client_destroy.link);
	wl_list_insert(&host->streams, &stream->link);
	return stream;
}

struct tactus_surface_client *host_stream_of(struct tactus_host *host, struct wl_client *client)
{
	struct tactus_host_stream *stream;

	wl_list_for_each(stream, &host->streams, link) {
		if (stream->client == client)
			return stream->tactus;
	}
	stream = create_stream(host, client);
	return stream ? stream->tactus : NULL;
}

void host_streams_finish(struct tactus_host *host)
{
	struct tactus_host_stream *stream;

	while (!wl_list_empty(&host->streams)) {
		stream = wl_container_of(host->streams.next, stream, link);
		destroy_stream(stream);
	}
}

struct wl_client *tactus_host_stream_get_client(const struct tactus_host_stream *stream)
{
	return stream ? stream->client : NULL;
}

struct tactus_host *tactus_host_stream_get_host(const struct tactus_host_stream *stream)
{
	return stream ? stream->host : NULL;
}
