/* SPDX-License-Identifier: MIT */
/*
 * A touch source for each seat and output. Weston does not tell a grab which device an event is from, but the
 * place of a finger says on which output it is, and that one how large a millimetre is and where the edges are.
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
	struct weston_output *output; /* NULL: there was none */
	struct tactus_touch_source *source;
	bool unframed; /* it had something since its last frame */
};

/* The panel of the output at a place, or of the next one. NULL: no memory. */
struct panel *panel_at(struct seat_touch *seat, double x, double y);
/* Destroys it; its fingers are the seat's to forget before. */
void panel_destroy(struct panel *panel);
/* The output was moved, resized, turned or got another head. */
void panels_update(struct plugin *plugin, const struct weston_output *output);

#endif
