/* SPDX-License-Identifier: MIT */
/* A mapped toplevel: its place on the output and its view in the gesture engine. */
#ifndef COMPOSITOR_WINDOW_H
#define COMPOSITOR_WINDOW_H

#include <wayland-util.h>

struct server;
struct surface;
struct tactus_view;

/* What of the surface is the window, without shadows; empty: all of it. */
struct window_geometry {
	int x, y, width, height;
};

struct window {
	struct wl_list link; /* server.windows */
	struct server *server;
	struct surface *surface;
	struct tactus_view *view;
	struct window_geometry geometry;
	int x, y;          /* of the surface's top left corner */
	int width, height; /* of the surface, as the view knows it */
};

/* NULL: no memory. */
struct window *window_create(struct server *server, struct surface *surface, const char *title,
	const struct window_geometry *geometry);
void window_destroy(struct window *window);

/* To be called at every commit: takes over the surface's size. */
void window_update(struct window *window, const struct window_geometry *wished);

#endif
