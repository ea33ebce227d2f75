/* SPDX-License-Identifier: MIT */
#include "shell-stream.h"

#include "shell.h"

#include <stdlib.h>

static void handle_down(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct shell_stream *stream = data;
	struct shell *shell = stream->shell;

	shell->host->down(stream, shell_window_of(shell, view), touch, shell->data);
}

static void handle_motion(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct shell_stream *stream = data;
	struct shell *shell = stream->shell;

	shell->host->motion(stream, shell_window_of(shell, view), touch, shell->data);
}

static void handle_up(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct shell_stream *stream = data;
	struct shell *shell = stream->shell;

	shell->host->up(stream, shell_window_of(shell, view), touch, shell->data);
}

static void handle_frame(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	struct shell_stream *stream = data;

	stream->shell->host->frame(stream, stream->shell->data);
}

static void cancel_stream(struct shell_stream *stream)
{
	stream->shell->host->cancel(stream, stream->shell->data);
}

static void handle_cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	cancel_stream(data);
}

static void destroy_stream(struct shell_stream *stream)
{
	/* The engine sends nothing to a client that disconnects, but the host must not keep its fingers. */
	cancel_stream(stream);
	wl_list_remove(&stream->link);
	wl_list_remove(&stream->client_destroy.link);
	tactus_surface_client_destroy(stream->tactus);
	free(stream);
}

/* Called before the client's surfaces are destroyed. */
static void handle_client_destroy(struct wl_listener *listener, void *data)
{
	struct shell_stream *stream = wl_container_of(listener, stream, client_destroy);

	destroy_stream(stream);
}

static struct shell_stream *create_stream(struct shell *shell, struct wl_client *client)
{
	static const struct tactus_surface_client_callbacks callbacks = {
		.size = sizeof(callbacks),
		.down = handle_down,
		.motion = handle_motion,
		.up = handle_up,
		.frame = handle_frame,
		.cancel = handle_cancel,
	};
	struct shell_stream *stream = calloc(1, sizeof(*stream));

	if (!stream)
		return NULL;
	stream->shell = shell;
	stream->client = client;
	stream->tactus = tactus_surface_client_create(shell->application, &callbacks, stream);
	if (!stream->tactus) {
		free(stream);
		return NULL;
	}
	stream->client_destroy.notify = handle_client_destroy;
	if (client)
		wl_client_add_destroy_listener(client, &stream->client_destroy);
	else
		wl_list_init(&stream->client_destroy.link);
	wl_list_insert(&shell->streams, &stream->link);
	return stream;
}

struct tactus_surface_client *shell_stream_of(struct shell *shell, struct wl_client *client)
{
	struct shell_stream *stream;

	wl_list_for_each(stream, &shell->streams, link) {
		if (stream->client == client)
			return stream->tactus;
	}
	stream = create_stream(shell, client);
	return stream ? stream->tactus : NULL;
}

void shell_streams_finish(struct shell *shell)
{
	struct shell_stream *stream, *next;

	wl_list_for_each_safe(stream, next, &shell->streams, link)
		destroy_stream(stream);
}
