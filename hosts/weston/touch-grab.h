/* SPDX-License-Identifier: MIT */
/* The module's touch grab, and how it treats other grabs. */
#ifndef TACTUS_WESTON_TOUCH_GRAB_H
#define TACTUS_WESTON_TOUCH_GRAB_H

#include "weston-version.h"

struct stand_in;

/*
 * Replaces the default grab of a seat. A grab of weston_touch_start_grab() would end whenever a shell's grab ends, and
 * shells do not focus the touched window during a grab.
 */
extern const struct weston_touch_grab_interface *const touch_grab_interface;

/*
 * Returns whether a grab is that of a popup menu. Weston's popup grab only passes touches on to clients, so they can
 * stay with the module; moves and drags need the touches themselves.
 */
bool touch_grab_is_popup(struct weston_touch_grab *grab, struct stand_in *stand_in);

#endif
