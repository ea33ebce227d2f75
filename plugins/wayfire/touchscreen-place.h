/* SPDX-License-Identifier: MIT */
/* A touchscreen, and where it lies and what time it has. */
#ifndef TACTUS_WAYFIRE_TOUCHSCREEN_PLACE_H
#define TACTUS_WAYFIRE_TOUCHSCREEN_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct plugin;
struct wlr_output;
struct wlr_touch;

/* As many as the engine follows (rule 1.15). */
#define TOUCHSCREEN_MOST_FINGERS 64

struct finger {
	int32_t id;
	bool is_over; /* nobody's until it lifts */
};

/* Each is a source of its own, for ids and frames belong to a device. */
struct touchscreen {
	struct wl_list link; /* plugin.touchscreens */
	struct plugin *plugin;
	struct wlr_touch *device;
	struct wlr_output *output; /* where it lies, or NULL; only compared, and forgotten when it goes */
	struct tactus_touch_source *source;
	struct finger fingers[TOUCHSCREEN_MOST_FINGERS];
	size_t finger_count;
	bool has_samples; /* that wait for a frame */
	uint32_t time_ms; /* of the last sample, as the device says it */
	uint64_t time_us; /* and in full */
	struct wl_listener destroy;
};

/* A sample of this time has come. */
void touchscreen_set_time(struct touchscreen *screen, uint32_t time_ms, bool is_first);
/* Tells the engine how the device lies and speaks. It may have been mapped elsewhere since its last finger lifted. */
void touchscreen_update(struct touchscreen *screen);

#endif
