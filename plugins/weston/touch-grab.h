/* SPDX-License-Identifier: MIT */
/* Weston's touch grabs: the one here, and what others' mean for it. */
#ifndef TACTUS_WESTON_TOUCH_GRAB_H
#define TACTUS_WESTON_TOUCH_GRAB_H

#include <libweston/libweston.h>
#include <stdbool.h>

/*
 * What becomes the default grab of a seat. A grab of weston_touch_start_grab() would end whenever a shell's grab
 * ends, and shells do not give the focus to what is touched while there is one.
 */
extern const struct weston_touch_grab_interface touch_grab_interface;

/*
 * Whether it is the grab of a popup menu. Weston's own passes touches on to clients and does nothing else, so
 * they can stay here; move and drag want them for themselves.
 */
bool touch_grab_is_popup(const struct weston_touch_grab *grab);

#endif
