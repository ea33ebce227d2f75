/* SPDX-License-Identifier: MIT */
/*
 * A touch source for each seat and output. Weston does not tell a grab which device an event comes from, but the
 * location of a finger identifies the output, which has a size in mm and edges.
 */
#ifndef TACTUS_WESTON_PANEL_H
#define TACTUS_WESTON_PANEL_H

#include <stdbool.h>
#include <wayland-util.h>

struct plugin;
struct seat_touch;

struct panel {
	struct wl_list link; /* seat_touch.panels */
	struct seat_touch *seat;
	struct weston_output *output; /* or NULL */
	struct tactus_touch_source *source;
	bool unframed; /* whether it got samples since its last frame */
};

/* Returns the panel of the output at a location, or of the nearest one. Returns NULL if out of memory. */
struct panel *panel_at(struct seat_touch *seat, double x, double y);
/* Destroys a panel. The seat must have forgotten its fingers before. */
void panel_destroy(struct panel *panel);
/* Called when the output was moved, resized or turned, or has another head. */
void panels_update(struct plugin *plugin, const struct weston_output *output);

#endif
