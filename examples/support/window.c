/* SPDX-License-Identifier: MIT */
#include "window.h"

#include "xdg-shell-client-protocol.h"

#include <stdio.h>
#include <string.h>

static void handle_toplevel_configure(void *data, struct xdg_toplevel *xdg_toplevel, int32_t width, int32_t height,
	struct wl_array *states)
{
	struct window *window = data;

	/* Takes effect with the xdg_surface.configure that ends this group. */
	window->configured_width = width;
	window->configured_height = height;
}

static void handle_toplevel_close(void *data, struct xdg_toplevel *xdg_toplevel)
{
	((struct window *)data)->closed = true;
}

static const struct xdg_toplevel_listener toplevel_listener = {
	.configure = handle_toplevel_configure,
	.close = handle_toplevel_close,
};

static void handle_surface_configure(void *data, struct xdg_surface *xdg_surface, uint32_t serial)
{
	struct window *window = data;

	xdg_surface_ack_configure(xdg_surface, serial);
	if (window->configured_width > 0 && window->configured_height > 0) {
		window->width = window->configured_width;
		window->height = window->configured_height;
		if (window->resized)
			window->resized(window->width, window->height, window->data);
	}
	window->configured = true;
	window->dirty = true;
}

static const struct xdg_surface_listener xdg_surface_listener = {
	.configure = handle_surface_configure,
};

static void handle_enter(void *data, struct wl_surface *wl_surface, struct wl_output *wl_output)
{
	connection_set_shown(((struct window *)data)->connection, wl_output, true);
}

static void handle_leave(void *data, struct wl_surface *wl_surface, struct wl_output *wl_output)
{
	connection_set_shown(((struct window *)data)->connection, wl_output, false);
}

static const struct wl_surface_listener wl_surface_listener = {
	.enter = handle_enter,
	.leave = handle_leave,
};

static void handle_scale_changed(void *data)
{
	struct window *window = data;
	int scale = connection_get_scale(window->connection);

	if (scale != window->scale)
		window->dirty = true;
	window->scale = scale;
}

static void handle_frame_done(void *data, struct wl_callback *frame, uint32_t time)
{
	struct window *window = data;

	wl_callback_destroy(frame);
	window->frame = NULL;
	if (window->shown)
		window->shown(window->data);
}

static const struct wl_callback_listener frame_listener = {
	.done = handle_frame_done,
};

bool window_open(struct window *window, struct connection *connection, const char *title, int width, int height)
{
	memset(window, 0, sizeof(*window));
	window->connection = connection;
	window->width = width;
	window->height = height;
	window->scale = 1;
	window->wl_surface = wl_compositor_create_surface(connection->compositor);
	window->xdg_surface = xdg_wm_base_get_xdg_surface(connection->wm_base, window->wl_surface);
	window->xdg_toplevel = xdg_surface_get_toplevel(window->xdg_surface);
	if (!window->xdg_toplevel) {
		fprintf(stderr, "no memory for a window\n");
		return false;
	}
	connection->scale_changed = handle_scale_changed;
	connection->scale_data = window;
	wl_surface_add_listener(window->wl_surface, &wl_surface_listener, window);
	xdg_surface_add_listener(window->xdg_surface, &xdg_surface_listener, window);
	xdg_toplevel_add_listener(window->xdg_toplevel, &toplevel_listener, window);
	xdg_toplevel_set_title(window->xdg_toplevel, title);
	xdg_toplevel_set_app_id(window->xdg_toplevel, "tactus-example");
	/* A commit without a buffer requests the first configure. */
	wl_surface_commit(window->wl_surface);
	return true;
}

void window_close(struct window *window)
{
	if (window->connection)
		window->connection->scale_changed = NULL;
	shm_buffer_finish(&window->buffers[0]);
	shm_buffer_finish(&window->buffers[1]);
	if (window->frame)
		wl_callback_destroy(window->frame);
	if (window->xdg_toplevel)
		xdg_toplevel_destroy(window->xdg_toplevel);
	if (window->xdg_surface)
		xdg_surface_destroy(window->xdg_surface);
	if (window->wl_surface)
		wl_surface_destroy(window->wl_surface);
}

/* Returns a buffer of the right size that the compositor does not read, or NULL: none is free, or out of memory. */
static struct shm_buffer *find_buffer(struct window *window, bool *good)
{
	struct shm_buffer *buffer = &window->buffers[0];
	int width = window->width * window->scale, height = window->height * window->scale;

	if (buffer->busy)
		buffer = &window->buffers[1];
	if (buffer->busy)
		return NULL; /* wl_buffer.release leads to another call */
	if (buffer->wl_buffer && buffer->width == width && buffer->height == height)
		return buffer;
	shm_buffer_finish(buffer);
	*good = shm_buffer_init(buffer, window->connection->shm, width, height);
	return *good ? buffer : NULL;
}

bool window_update(struct window *window)
{
	struct shm_buffer *buffer;
	cairo_t *cairo;
	bool good = true;

	if (!window->configured || !window->dirty || window->frame)
		return true;
	buffer = find_buffer(window, &good);
	if (!buffer)
		return good;
	cairo = cairo_create(buffer->surface);
	cairo_scale(cairo, window->scale, window->scale);
	window->draw(cairo, window->width, window->height, window->data);
	cairo_destroy(cairo);
	cairo_surface_flush(buffer->surface);

	window->frame = wl_surface_frame(window->wl_surface);
	wl_callback_add_listener(window->frame, &frame_listener, window);
	wl_surface_set_buffer_scale(window->wl_surface, window->scale);
	wl_surface_attach(window->wl_surface, buffer->wl_buffer, 0, 0);
	wl_surface_damage_buffer(window->wl_surface, 0, 0, buffer->width, buffer->height);
	wl_surface_commit(window->wl_surface);
	buffer->busy = true;
	window->dirty = false;
	return true;
}
