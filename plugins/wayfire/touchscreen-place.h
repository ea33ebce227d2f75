/* SPDX-License-Identifier: MIT */
/* A touchscreen, its place in the layout and its clock. */
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
	bool is_over; /* ignored until it lifts */
};

/* Each touchscreen is a source of its own, since ids and frames belong to a device. */
struct touchscreen {
	struct wl_list link; /* plugin.touchscreens */
	struct plugin *plugin;
	struct wlr_touch *device;
	struct wlr_output *output; /* its output or NULL; only compared, and reset when the output is removed */
	struct tactus_touch_source *source;
	struct finger fingers[TOUCHSCREEN_MOST_FINGERS];
	size_t finger_count;
	bool has_samples; /* samples that wait for a frame */
	uint32_t time_ms; /* of the last sample, as reported */
	uint64_t time_us; /* and in full */
	struct wl_listener destroy;
};

/* Sets the time of the sample that has just arrived. */
void touchscreen_set_time(struct touchscreen *screen, uint32_t time_ms, bool is_first);
/* Sets place, size and flags of the source. The device may have been mapped again since its last finger lifted. */
void touchscreen_update(struct touchscreen *screen);

#endif
