/* SPDX-License-Identifier: MIT */
#include "client-stream.h"

#include "plugin.h"

#include <stdlib.h>

struct client_stream {
	struct wl_list link; /* plugin.streams */
	struct plugin *plugin;
	struct wl_client *client; /* NULL: everything without a client */
	struct tactus_surface_client *tactus;
	struct wl_listener client_destroy;
};

static void handle_down(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_down(((struct client_stream *)data)->plugin, client, touch);
}

static void handle_motion(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_motion(((struct client_stream *)data)->plugin, client, touch);
}

static void handle_up(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_up(((struct client_stream *)data)->plugin, client, touch);
}

static void handle_frame(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	core_touch_frame(((struct client_stream *)data)->plugin);
}

static void handle_cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	core_touch_cancel(((struct client_stream *)data)->plugin, client);
}

static void destroy_stream(struct client_stream *stream)
{
	/* The engine sends nothing to a client that disconnects, but core must not keep its fingers. */
	core_touch_cancel(stream->plugin, stream->tactus);
	wl_list_remove(&stream->link);
	wl_list_remove(&stream->client_destroy.link);
	tactus_surface_client_destroy(stream->tactus);
	free(stream);
}

/* Called before the client's surfaces are destroyed. */
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
	if (client)
		wl_client_add_destroy_listener(client, &stream->client_destroy);
	else
		wl_list_init(&stream->client_destroy.link);
	wl_list_insert(&plugin->streams, &stream->link);
	return stream;
}

struct tactus_surface_client *client_stream_of(struct plugin *plugin, struct wl_client *client)
{
	struct client_stream *stream;

	wl_list_for_each(stream, &plugin->streams, link) {
		if (stream->client == client)
			return stream->tactus;
	}
	stream = create_stream(plugin, client);
	return stream ? stream->tactus : NULL;
}

void client_streams_finish(struct plugin *plugin)
{
	struct client_stream *stream, *next;

	wl_list_for_each_safe(stream, next, &plugin->streams, link)
		destroy_stream(stream);
}
