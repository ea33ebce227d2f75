/* SPDX-License-Identifier: MIT */
/* Wayfire, as the parts in C ask it: windows, outputs and what Wayfire does by itself. */
#ifndef TACTUS_WAYFIRE_SHELL_H
#define TACTUS_WAYFIRE_SHELL_H

#include "gestures.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct wl_client;

/* One of Wayfire's views, while it is mapped: a toplevel, a panel, a menu of an X11 program. */
struct shell_window;

/* A line for the user, without a line end. */
void shell_log(const char *line);

/* The window at a place of the layout, and whose it is; NULL: none, or something of Wayfire's own lies over it. */
struct shell_window *shell_window_at(double x, double y, struct wl_client **client);
/* Read before the next call. */
const char *shell_window_app_id(struct shell_window *window);
/* Whether Wayfire's core has given a finger to something that belongs to a window, such as its title bar. */
bool shell_finger_is_on_window(int32_t id);

/* Whether an output of this name is there now. */
bool shell_has_output(const char *name);
/* Whether the screen is locked at a place: nothing but the lock is to be touched. */
bool shell_is_locked(double x, double y);
/* TACTUS_MODIFIER_… of the keys that are held. */
uint32_t shell_modifiers(void);

/* What an action says it is; see struct gestures_host. */
void shell_act(const struct gestures_event *event);
/* Those that shell_act() carries out. */
extern const uint32_t shell_actions;
/* An action that is followed is dropped: the plugin goes. */
void shell_forget_actions(void);

#ifdef __cplusplus
}
#endif

#endif
