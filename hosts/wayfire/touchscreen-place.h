/* SPDX-License-Identifier: MIT */
/* A touchscreen and its place in the layout. */
#ifndef TACTUS_WAYFIRE_TOUCHSCREEN_PLACE_H
#define TACTUS_WAYFIRE_TOUCHSCREEN_PLACE_H

#include <tactus-host.h>
#include <wayland-server-core.h>

struct plugin;
struct wlr_output;
struct wlr_touch;

struct touchscreen {
	struct wl_list link; /* plugin.touchscreens */
	struct tactus_host_panel *panel;
	struct plugin *plugin;
	struct wlr_touch *device;
	struct wlr_output *output; /* its output or NULL; only compared, and reset when the output is removed */
	struct wl_listener destroy;
};

/* Sets place, size and flags of the source. The device may have been mapped again since its last finger lifted. */
void touchscreen_update(struct touchscreen *screen);

#endif
