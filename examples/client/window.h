/* SPDX-License-Identifier: MIT */
/* A toplevel window that shows the strokes. */
#ifndef CLIENT_WINDOW_H
#define CLIENT_WINDOW_H

#include "shm-buffer.h"
#include "strokes.h"

#include <stdbool.h>
#include <wayland-client.h>

struct xdg_surface;
struct xdg_toplevel;
struct xdg_wm_base;

struct window {
	struct wl_shm *shm;
	struct wl_surface *wl_surface;
	struct xdg_surface *xdg_surface;
	struct xdg_toplevel *xdg_toplevel;
	struct wl_callback *frame; /* NULL while the compositor is ready for a picture */

	/* Two: one is drawn while the compositor may still read the other. */
	struct shm_buffer buffers[2];
	int width, height;                       /* as shown, or as requested before that */
	int configured_width, configured_height; /* 0: the compositor leaves it to us */
	bool configured;                         /* nothing may be attached before the first configure */
	bool dirty;
	bool closed;
};

bool window_init(struct window *window, struct wl_compositor *compositor, struct wl_shm *shm,
	struct xdg_wm_base *wm_base, const char *title, int width, int height);
void window_finish(struct window *window);

/* Redraws if something changed and the compositor is ready for a picture. Returns false if out of memory. */
bool window_update(struct window *window, const struct strokes *strokes);

#endif
