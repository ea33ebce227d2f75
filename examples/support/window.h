/* SPDX-License-Identifier: MIT */
/* One toplevel window, drawn with cairo. */
#ifndef SUPPORT_WINDOW_H
#define SUPPORT_WINDOW_H

#include "client/shm-buffer.h"
#include "connection.h"

#include <cairo.h>
#include <stdbool.h>

struct window {
	struct connection *connection;
	struct wl_surface *wl_surface;
	struct xdg_surface *xdg_surface;
	struct xdg_toplevel *xdg_toplevel;
	struct wl_callback *frame; /* NULL while the compositor is ready for a picture */

	/* Two: one is drawn while the compositor may still read the other. */
	struct shm_buffer buffers[2];
	int width, height;                       /* px; as shown, or as requested before that */
	int configured_width, configured_height; /* 0: the compositor leaves it to us */
	int scale;                               /* buffer pixels per px */
	bool configured;                         /* nothing may be attached before the first configure */
	bool dirty;                              /* the picture on the screen is outdated */
	bool closed;

	/* Called when the compositor has set another size; may be NULL. */
	void (*resized)(int width, int height, void *data);
	/* Called when the last picture is on the screen, so that animations may go on. May be NULL. */
	void (*shown)(void *data);
	void (*draw)(cairo_t *cairo, int width, int height, void *data);
	void *data;
};

/* Opens the window. Prints on stderr why it failed. The functions are set afterwards. */
bool window_open(struct window *window, struct connection *connection, const char *title, int width, int height);
/* May be called on a zeroed window. */
void window_close(struct window *window);
/* Draws if something changed and the compositor is ready for a picture. Returns false if out of memory. */
bool window_update(struct window *window);

#endif
