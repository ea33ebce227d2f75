/* SPDX-License-Identifier: MIT */
/* Weston, as plugins/gestures knows it: outputs, windows, processes, and what Weston does by itself. */
#ifndef TACTUS_WESTON_GESTURE_HOST_H
#define TACTUS_WESTON_GESTURE_HOST_H

#include <stdbool.h>

struct plugin;
struct weston_seat;

/* Reads the gestures, from weston.ini or gestures.conf, and follows these files. False: no memory. */
bool gesture_host_init(struct plugin *plugin);
void gesture_host_finish(struct plugin *plugin);

/* Tells the engine which modifier keys are held: a finger is about to land. */
void gesture_host_tell_modifiers(struct plugin *plugin, const struct weston_seat *seat);

#endif
