/* SPDX-License-Identifier: MIT */
/* A touchscreen whose events are fed to the engine: a source of its own, since ids and frames belong to a device. */
#ifndef TACTUS_TOUCH_PANEL_H
#define TACTUS_TOUCH_PANEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wayland-server-core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct tactus_application;
struct tactus_touch_source;

/* As many as the engine follows (rule 1.15). */
#define TOUCH_PANEL_MOST_FINGERS 64

struct touch_panel_finger {
	int32_t id;
	bool is_over; /* ignored until it lifts */
};

struct touch_panel {
	struct wl_list link; /* of its owner, e.g. shell.panels */
	struct tactus_application *application;
	struct tactus_touch_source *source;
	struct touch_panel_finger fingers[TOUCH_PANEL_MOST_FINGERS];
	size_t finger_count;
	bool has_samples;              /* samples that wait for a frame */
	uint32_t time_ms;              /* of the last sample, as reported */
	uint64_t time_us;              /* and in full */
	struct wl_event_source *timer; /* delivers samples whose frame is missing */
};

/* Creates the source, whose place tactus_touch_source_set_info() sets. Returns false without memory. */
bool touch_panel_init(
	struct touch_panel *panel, struct tactus_application *application, struct wl_event_loop *loop);
/* Cancels the fingers, removes the panel from its owner's list, and destroys the source. */
void touch_panel_finish(struct touch_panel *panel);

/* Returns the full time of a sample that has just arrived, for devices that report 32 bits of milliseconds. */
uint64_t touch_panel_unwrap(struct touch_panel *panel, uint32_t time_ms);
/* Returns whether the time of the last sample is not near CLOCK_MONOTONIC (rule 11.4). */
bool touch_panel_has_foreign_clock(const struct touch_panel *panel);
/* Returns whether a finger is down that the panel follows or ignores. */
bool touch_panel_has_finger(const struct touch_panel *panel, int32_t id);

/*
 * Feed an event to the engine; places are those of the layout. A second down of an id and fingers above the maximum are
 * ignored; a finger that was cancelled may land without a lift. motion() and up() return false if the panel has no such
 * finger: the event is not the engine's then.
 */
void touch_panel_down(struct touch_panel *panel, uint64_t time_us, int32_t id, double x, double y);
bool touch_panel_motion(struct touch_panel *panel, uint64_t time_us, int32_t id, double x, double y);
bool touch_panel_up(struct touch_panel *panel, uint64_t time_us, int32_t id);
/* Cancels a finger (a palm), which is ignored until it lifts. */
void touch_panel_cancel(struct touch_panel *panel, uint64_t time_us, int32_t id);
/* Delivers what came since the last frame. libinput sometimes omits the frame of a lift: it comes some time later. */
void touch_panel_frame(struct touch_panel *panel);
/* Cancels all fingers now, and ignores them until they lift. */
void touch_panel_cancel_all(struct touch_panel *panel);

#ifdef __cplusplus
}
#endif

#endif
