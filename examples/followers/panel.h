/* SPDX-License-Identifier: MIT */
/* A surface in a layer in front of the windows, which is there while it is shown. */
#ifndef FOLLOWERS_PANEL_H
#define FOLLOWERS_PANEL_H

#include "../client/shm-buffer.h"

#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>

struct globals;
struct zwlr_layer_surface_v1;

/* The part of a panel that does not change while it is shown. */
struct panel_design {
	const char *name;
	uint32_t layer, anchor; /* numbers of the protocol */
	int32_t margin_right;   /* px */
	bool takes_touches;
	void (*draw)(cairo_t *cairo, int width, int height, void *data);
};

struct panel {
	const struct globals *globals;
	const struct panel_design *design;
	void *data;                    /* of draw() */
	struct wl_surface *wl_surface; /* NULL while it is not shown */
	struct zwlr_layer_surface_v1 *layer_surface;
	struct wl_callback *frame; /* NULL while the compositor is ready for the next step */
	struct shm_buffer buffers[2];
	int width, height; /* 0: not known yet */
	int32_t margin_bottom;
	bool is_dirty; /* the picture has changed */
	bool is_moved; /* the margin has */
};

void panel_init(struct panel *panel, const struct globals *globals, const struct panel_design *design, void *data);
void panel_finish(struct panel *panel);

/* Shows it on the output with that name. A width of 0 is that of the output. Does nothing while it is shown. */
bool panel_show(struct panel *panel, const char *output, int width, int height);
void panel_hide(struct panel *panel);
bool panel_is_shown(const struct panel *panel);

/* Both take effect with panel_update(). A negative margin puts a part of the panel beyond the edge. */
void panel_move(struct panel *panel, int32_t margin_bottom);
void panel_redraw(struct panel *panel);

/* Returns whether the compositor has shown the last step. */
bool panel_is_ready(const struct panel *panel);
/* Sends what has changed, if the compositor is ready. Returns false if out of memory. */
bool panel_update(struct panel *panel);

#endif
