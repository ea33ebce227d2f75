/* SPDX-License-Identifier: MIT */
/* Touchscreens: each is a touch source of the engine, placed on the output that it is glued to. */
#ifndef WLROOTS_TOUCHSCREEN_H
#define WLROOTS_TOUCHSCREEN_H

#include <stdint.h>
#include <wayland-server-core.h>

struct seat;
struct tactus_touch_source;
struct wlr_input_device;

struct touchscreen {
	struct wl_list link; /* struct seat.touchscreens */
	struct seat *seat;
	struct wlr_input_device *device;
	struct tactus_touch_source *source; /* NULL while there is no output */
	unsigned fingers;
	uint64_t last_time_us; /* wlroots' frames have none */
	struct wl_listener down;
	struct wl_listener motion;
	struct wl_listener up;
	struct wl_listener cancel;
	struct wl_listener frame;
	struct wl_listener destroy;
};

/* Goes with its device. */
void touchscreen_create(struct seat *seat, struct wlr_input_device *device);
/* Tells the engine where the device lies now. */
void touchscreen_map(struct touchscreen *touchscreen);

#endif
