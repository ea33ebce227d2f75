/* SPDX-License-Identifier: MIT */
/* Wayfire, as plugins/gestures knows it: outputs, windows, and what Wayfire does by itself. */
#ifndef TACTUS_WAYFIRE_GESTURE_HOST_H
#define TACTUS_WAYFIRE_GESTURE_HOST_H

#include <stdbool.h>

struct plugin;

/* Reads the gestures and follows their file. False: no memory. */
bool gesture_host_init(struct plugin *plugin);
void gesture_host_finish(struct plugin *plugin);

#endif
