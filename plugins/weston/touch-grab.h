/* SPDX-License-Identifier: MIT */
/* Weston's touch grabs: the one here, and what others' mean for it. */
#ifndef TACTUS_WESTON_TOUCH_GRAB_H
#define TACTUS_WESTON_TOUCH_GRAB_H

#include "weston-version.h"

struct stand_in;

/*
 * What becomes the default grab of a seat. A grab of weston_touch_start_grab() would end whenever a shell's grab
 * ends, and shells do not give the focus to what is touched while there is one.
 */
extern const struct weston_touch_grab_interface *const touch_grab_interface;

/*
 * Returns whether the grab is that of a popup menu. Weston's own passes touches on to clients and does nothing else, so
 * that they can stay here; move and drag want them for themselves.
 */
bool touch_grab_is_popup(struct weston_touch_grab *grab, struct stand_in *stand_in);

#endif
