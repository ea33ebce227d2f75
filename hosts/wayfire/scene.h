/* SPDX-License-Identifier: MIT */
/* Access to Wayfire for the parts in C: windows, outputs and actions. */
#ifndef TACTUS_WAYFIRE_SCENE_H
#define TACTUS_WAYFIRE_SCENE_H

#include <stdbool.h>
#include <stdint.h>
#include <tactus-host.h>

#ifdef __cplusplus
extern "C" {
#endif

struct wl_client;

/*
 * A struct tactus_host_window is one of Wayfire's views, while it is mapped: a toplevel, a panel, a menu of an X11
 * program.
 */

/* Writes a line, without a line end, to Wayfire's log. */
void scene_log(const char *line);

/* Returns the window at a place of the layout and its client, or NULL if no window is on top there. */
struct tactus_host_window *scene_find_window(double x, double y, struct wl_client **client);
/* Returns the application id, which is valid until the next call. */
const char *scene_get_app_id(struct tactus_host_window *window);
/* Returns whether core has a finger on a window or a part of it, such as its title bar. */
bool scene_finger_is_on_window(int32_t id);

/* Returns whether an output of this name exists now. */
bool scene_has_output(const char *name);
/* Returns what lies at a place, as a mask of enum tactus_gestures_place (places.cpp). */
uint32_t scene_get_place(double x, double y);
/* Returns whether the screen is locked (places.cpp). */
bool scene_is_locked(void);
/* Returns the modifier keys that are held, as enum tactus_modifier. */
uint32_t scene_get_modifiers(void);

/* Asks for a frame of the output at a place (output-frames.cpp). */
void scene_schedule_frame(double x, double y);

/* Carries out an action; see struct tactus_gestures_host. */
void scene_act(const struct tactus_gestures_event *event);
/* Draws or removes the bar of feedback=true; see struct tactus_gestures_host. */
void scene_show_progress(const struct tactus_gestures_progress *progress);
/* Actions that scene_act() carries out: bit N is action N. */
extern const uint32_t scene_actions;
/* Cancels an action that follows the fingers; the plugin is being unloaded. */
void scene_forget_actions(void);

#ifdef __cplusplus
}
#endif

#endif
