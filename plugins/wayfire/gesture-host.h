/* SPDX-License-Identifier: MIT */
/* The struct gestures_host of Wayfire: outputs, windows, actions. */
#ifndef TACTUS_WAYFIRE_GESTURE_HOST_H
#define TACTUS_WAYFIRE_GESTURE_HOST_H

#include <stdbool.h>

struct plugin;

/* Reads the gestures and watches their file. Returns false without memory. */
bool gesture_host_init(struct plugin *plugin);
void gesture_host_finish(struct plugin *plugin);

#endif
