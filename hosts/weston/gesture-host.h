/* SPDX-License-Identifier: MIT */
/* Weston as a host of libtactus-host: outputs, windows, and actions. */
#ifndef TACTUS_WESTON_GESTURE_HOST_H
#define TACTUS_WESTON_GESTURE_HOST_H

#include <stdbool.h>

struct plugin;

/* Creates the host, with the gestures of weston.ini or gestures.conf. Returns false, and logs why, without memory. */
bool gesture_host_init(struct plugin *plugin);
void gesture_host_finish(struct plugin *plugin);

#endif
