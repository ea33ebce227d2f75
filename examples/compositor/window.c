/* SPDX-License-Identifier: MIT */
#include "window.h"

#include "client-stream.h"
#include "log.h"
#include "server.h"
#include "shell.h"
#include "surface.h"

#include <stdlib.h>
#include <tactus.h>

#define GAP 24

static int visible_width(const struct window *window)
{
	return window->geometry.width > 0 ? window->geometry.width : window->width;
}

static int visible_height(const struct window *window)
{
	return window->geometry.height > 0 ? window->geometry.height : window->height;
}

/* The windows stand in a row in the middle of the output, and overlap where they must. */
static void arrange_windows(struct server *server)
{
	const struct output *output = &server->output;
	int row_width = -GAP, count = wl_list_length(&server->windows);
	int x, overlap = 0;
	struct window *window;

	wl_list_for_each(window, &server->windows, link)
		row_width += visible_width(window) + GAP;
	if (row_width > output->width && count > 1)
		overlap = (row_width - output->width) / (count - 1);
	x = row_width < output->width ? (output->width - row_width) / 2 : 0;
	wl_list_for_each(window, &server->windows, link) {
		int y = (output->height - visible_height(window)) / 2;

		window->x = x - window->geometry.x;
		window->y = (y > 0 ? y : 0) - window->geometry.y;
		tactus_view_set_frame(window->view, window->x, window->y,
			window->width, window->height);
		x += visible_width(window) + GAP - overlap;
	}
}

/* Where the client wants no touches (the shadow it draws around itself), what lies below gets them. */
static void update_input_region(struct window *window)
{
	pixman_region32_t *region = &window->surface->input_region;
	int count = 0;
	const pixman_box32_t *boxes = pixman_region32_rectangles(region, &count);
	struct tactus_rectangle *rectangles = calloc((size_t)count + 1, sizeof(*rectangles));

	for (int i = 0; rectangles && i < count; i++) {
		rectangles[i] = (struct tactus_rectangle){
			.x = boxes[i].x1,
			.y = boxes[i].y1,
			.width = boxes[i].x2 - boxes[i].x1,
			.height = boxes[i].y2 - boxes[i].y1,
		};
	}
	tactus_view_set_input_region(window->view,
		window->surface->input_limited ? rectangles : NULL, (size_t)count);
	free(rectangles);
}

static void clip_span(int *start, int *length, int limit)
{
	int64_t end = (int64_t)*start + *length;

	if (*start < 0)
		*start = 0;
	if (end > limit)
		end = limit;
	*length = end > *start ? (int)(end - *start) : 0;
}

/* What lies outside of the surface does not count; a client may say anything. */
static struct window_geometry clip_geometry(struct window_geometry geometry,
	const struct surface *surface)
{
	clip_span(&geometry.x, &geometry.width, surface->width);
	clip_span(&geometry.y, &geometry.height, surface->height);
	if (geometry.width == 0 || geometry.height == 0)
		return (struct window_geometry){ 0 };
	return geometry;
}

void window_update(struct window *window, const struct window_geometry *wished)
{
	const struct surface *surface = window->surface;
	struct window_geometry geometry = clip_geometry(*wished, surface);

	update_input_region(window);
	window->width = surface->width;
	window->height = surface->height;
	window->geometry = geometry;
	arrange_windows(window->server);
}

struct window *window_create(struct server *server, struct surface *surface, const char *title,
	const struct window_geometry *geometry)
{
	struct tactus_surface_client *stream =
		client_stream_of(server, wl_resource_get_client(surface->resource));
	struct window *window = calloc(1, sizeof(*window));

	if (window && stream)
		window->view = tactus_surface_create(stream, 0, 0, surface->width, surface->height);
	if (!window || !window->view) {
		log_error("no memory for a window");
		free(window);
		return NULL;
	}
	window->server = server;
	window->surface = surface;
	tactus_view_set_user_data(window->view, window);
	tactus_view_set_name(window->view, title ? title : "untitled");
	tactus_view_add_subview(server->shell->root, window->view);
	wl_list_insert(server->windows.prev, &window->link);
	window_update(window, geometry);
	log_line("compositor", "window \"%s\" is mapped: %dx%d at %d,%d",
		tactus_view_get_name(window->view), window->width, window->height, window->x, window->y);
	wl_signal_emit(&server->window_mapped, window);
	return window;
}

void window_destroy(struct window *window)
{
	struct server *server = window->server;

	log_line("compositor", "window \"%s\" is gone", tactus_view_get_name(window->view));
	/* Closes the touches that are down on it: the engine sends the client their ups. */
	tactus_view_destroy(window->view);
	wl_list_remove(&window->link);
	free(window);
	arrange_windows(server);
}
