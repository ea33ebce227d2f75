/* SPDX-License-Identifier: MIT */
#include "window.h"

#include "picture.h"
#include "xdg-shell-client-protocol.h"

#include <stdio.h>
#include <string.h>

static void handle_toplevel_configure(void *data, struct xdg_toplevel *xdg_toplevel,
	int32_t width, int32_t height, struct wl_array *states)
{
	struct window *window = data;

	/* Takes effect with the xdg_surface.configure that ends this group. */
	window->configured_width = width;
	window->configured_height = height;
}

static void handle_toplevel_close(void *data, struct xdg_toplevel *xdg_toplevel)
{
	struct window *window = data;

	window->closed = true;
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
	}
	window->configured = true;
	window->dirty = true;
}

static const struct xdg_surface_listener surface_listener = {
	.configure = handle_surface_configure,
};

static void handle_frame_done(void *data, struct wl_callback *frame, uint32_t time)
{
	struct window *window = data;

	wl_callback_destroy(frame);
	window->frame = NULL;
}

static const struct wl_callback_listener frame_listener = {
	.done = handle_frame_done,
};

bool window_init(struct window *window, struct wl_compositor *compositor, struct wl_shm *shm,
	struct xdg_wm_base *wm_base, const char *title, int width, int height)
{
	memset(window, 0, sizeof(*window));
	window->shm = shm;
	window->width = width;
	window->height = height;
	window->wl_surface = wl_compositor_create_surface(compositor);
	window->xdg_surface = xdg_wm_base_get_xdg_surface(wm_base, window->wl_surface);
	window->xdg_toplevel = xdg_surface_get_toplevel(window->xdg_surface);
	if (!window->xdg_toplevel) {
		fprintf(stderr, "client: no memory for a window\n");
		return false;
	}
	xdg_surface_add_listener(window->xdg_surface, &surface_listener, window);
	xdg_toplevel_add_listener(window->xdg_toplevel, &toplevel_listener, window);
	xdg_toplevel_set_title(window->xdg_toplevel, title);
	xdg_toplevel_set_app_id(window->xdg_toplevel, "tactus-touches");
	/* A commit without a buffer requests the first configure. */
	wl_surface_commit(window->wl_surface);
	return true;
}

void window_finish(struct window *window)
{
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

static struct shm_buffer *find_free_buffer(struct window *window)
{
	for (int i = 0; i < 2; i++) {
		if (!window->buffers[i].busy)
			return &window->buffers[i];
	}
	return NULL;
}

static bool buffer_fits(const struct shm_buffer *buffer, const struct window *window)
{
	return buffer->wl_buffer && buffer->width == window->width && buffer->height == window->height;
}

bool window_update(struct window *window, const struct strokes *strokes)
{
	struct shm_buffer *buffer;
	cairo_t *cairo;

	if (!window->configured || !window->dirty || window->frame)
		return true;
	buffer = find_free_buffer(window);
	if (!buffer)
		return true; /* wl_buffer.release leads to another call */
	if (!buffer_fits(buffer, window)) {
		shm_buffer_finish(buffer);
		if (!shm_buffer_init(buffer, window->shm, window->width, window->height))
			return false;
	}

	cairo = cairo_create(buffer->surface);
	picture_draw(cairo, window->width, window->height, strokes);
	cairo_destroy(cairo);
	cairo_surface_flush(buffer->surface);

	window->frame = wl_surface_frame(window->wl_surface);
	wl_callback_add_listener(window->frame, &frame_listener, window);
	wl_surface_attach(window->wl_surface, buffer->wl_buffer, 0, 0);
	wl_surface_damage_buffer(window->wl_surface, 0, 0, window->width, window->height);
	wl_surface_commit(window->wl_surface);
	buffer->busy = true;
	window->dirty = false;
	return true;
}
