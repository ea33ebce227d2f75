/* SPDX-License-Identifier: MIT */
/* Touchscreens of Wayfire as touch sources of the engine. */
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

/* Listens to cancels and frames of all touchscreens. */
void touchscreens_init(struct plugin *plugin);
/* Cancels the fingers that are down, and stops listening. */
void touchscreens_finish(struct plugin *plugin);

/* Feed an event to the engine. They return false if core must handle the event instead. */
bool touchscreens_down(struct plugin *plugin, const struct wlr_touch_down_event *event);
bool touchscreens_motion(struct plugin *plugin, const struct wlr_touch_motion_event *event);
bool touchscreens_up(struct plugin *plugin, const struct wlr_touch_up_event *event);

/* Cancels the fingers on the touchscreens of an output that is being removed, and ignores them until they lift. */
void touchscreens_forget_output(struct plugin *plugin, const struct wlr_output *output);
/* Unmaps a device, whether it has been touched or not, from an output that is being removed. */
void touchscreen_unmap(struct plugin *plugin, struct wlr_input_device *device, const struct wlr_output *output);

#ifdef __cplusplus
}
#endif

#endif
