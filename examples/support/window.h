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
	struct wl_callback *frame; /* NULL while the compositor would take a new picture */

	/* Two: one is drawn while the compositor may still read the other. */
	struct shm_buffer buffers[2];
	int width, height;                       /* px; as shown, or wished before that */
	int configured_width, configured_height; /* 0: the compositor leaves it to us */
	int scale;                               /* pixels of a buffer for a px */
	bool configured;                         /* nothing may be attached before the first configure */
	bool dirty;                              /* what is shown is not what there is */
	bool closed;

	/* The compositor gave another size; may be NULL. */
	void (*resized)(int width, int height, void *data);
	/* The last picture is on the screen: what moves by itself may go on. May be NULL. */
	void (*shown)(void *data);
	void (*draw)(cairo_t *cairo, int width, int height, void *data);
	void *data;
};

/* Says on stderr why it failed. The functions are set afterwards. */
bool window_open(struct window *window, struct connection *connection, const char *title, int width, int height);
/* Legal on zeroed ones. */
void window_close(struct window *window);
/* Draws if something changed and the compositor wants a picture. False: no memory. */
bool window_update(struct window *window);

#endif
