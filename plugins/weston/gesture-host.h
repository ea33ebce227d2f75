/* SPDX-License-Identifier: MIT */
/* Weston as a host of libtactus-gestures: outputs, windows, processes, and actions. */
#ifndef TACTUS_WESTON_GESTURE_HOST_H
#define TACTUS_WESTON_GESTURE_HOST_H

#include <stdbool.h>

struct plugin;
struct weston_seat;

/* Reads the gestures from weston.ini or gestures.conf, and watches these files. Returns false if out of memory. */
bool gesture_host_init(struct plugin *plugin);
void gesture_host_finish(struct plugin *plugin);

/* Updates the engine's modifier keys, before a finger lands. */
void gesture_host_tell_modifiers(struct plugin *plugin, const struct weston_seat *seat);

#endif
