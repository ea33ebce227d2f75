/* SPDX-License-Identifier: MIT */
/* Touchscreens: each is attached to the cursor, and mapped to its output by touchscreen-outputs.c. */
#ifndef WLROOTS_TOUCHSCREEN_H
#define WLROOTS_TOUCHSCREEN_H

#include "touchscreen-outputs.h"

#include <wayland-server-core.h>

struct seat;
struct wlr_input_device;

struct touchscreen {
	struct wl_list link; /* struct seat.touchscreens */
	struct seat *seat;
	struct wlr_input_device *device;
	struct touchscreen_place place;
	struct wl_listener destroy;
};

/* Creates a touchscreen, which is destroyed with its device. */
void touchscreen_create(struct seat *seat, struct wlr_input_device *device);

#endif
