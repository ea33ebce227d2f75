/* SPDX-License-Identifier: MIT */
/* Touchscreens of Wayfire as sources of the engine. */
#ifndef TACTUS_WAYFIRE_TOUCHSCREEN_H
#define TACTUS_WAYFIRE_TOUCHSCREEN_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

struct plugin;
struct wlr_input_device;
struct wlr_output;
struct wlr_touch_down_event;
struct wlr_touch_motion_event;
struct wlr_touch_up_event;

/* From now on cancels and frames of all touchscreens are heard. */
void touchscreens_init(struct plugin *plugin);
/* Fingers that are down are taken from their clients. */
void touchscreens_finish(struct plugin *plugin);

/* Shows the engine an event. False: it is not the engine's, core is to have it. */
bool touchscreens_down(struct plugin *plugin, const struct wlr_touch_down_event *event);
bool touchscreens_motion(struct plugin *plugin, const struct wlr_touch_motion_event *event);
bool touchscreens_up(struct plugin *plugin, const struct wlr_touch_up_event *event);

/* The output goes: the fingers on its touchscreens are cancelled, and what is left of them is nobody's. */
void touchscreens_forget_output(struct plugin *plugin, const struct wlr_output *output);
/* Likewise for each device, whether a finger has been on it or not: it lies nowhere from now on. */
void touchscreen_unmap(struct plugin *plugin, struct wlr_input_device *device, const struct wlr_output *output);
/* New gestures may say something else of lengths and accommodations. */
void touchscreens_update(struct plugin *plugin);

#ifdef __cplusplus
}
#endif

#endif
