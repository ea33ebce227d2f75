/* SPDX-License-Identifier: MIT */
/* State that all parts of the module share: one plugin for one Weston. */
#ifndef TACTUS_WESTON_PLUGIN_H
#define TACTUS_WESTON_PLUGIN_H

#include "clock.h"
#include "stand-in.h"
#include "weston-version.h"

#include <tactus-host.h>

struct plugin {
	struct weston_compositor *compositor;
	/* The space of its views is Weston's global space; hit tests ask Weston's scene. */
	struct tactus_host *host;
	/* The host's. */
	struct tactus_application *application;
	struct tactus_gestures *gestures;
	struct gesture_clock clock;
	struct stand_in stand_in;
	struct wl_list seats; /* seat_touch.link */
	uint32_t next_seat_number;
	struct wl_list surfaces; /* surface_view.link */
	struct wl_list bars;     /* progress_bar.link */
	struct wl_list frames;   /* output_frames.link */
	struct weston_layer bar_layer;
	struct weston_log_scope *trace_scope;
	struct wl_listener destroy;
	struct wl_listener seat_created;
	struct wl_listener output_created, output_destroyed, output_moved, output_resized, output_heads_changed;
	struct wl_listener session;
};

#endif
