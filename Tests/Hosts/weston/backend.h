/* SPDX-License-Identifier: MIT */
/*
 * What libweston exports for its backends and declares only in its private headers: how a seat comes to a touchscreen,
 * and how that one reports fingers. What differs between versions is in weston-version.h.
 */
#ifndef WESTON_PLAYER_BACKEND_H
#define WESTON_PLAYER_BACKEND_H

#include "weston-version.h"

void weston_seat_init(struct weston_seat *seat, struct weston_compositor *compositor, const char *name);
void weston_seat_release(struct weston_seat *seat);
int weston_seat_init_touch(struct weston_seat *seat);
void weston_seat_release_touch(struct weston_seat *seat);

struct weston_touch_device *weston_touch_create_touch_device(struct weston_touch *touch, const char *name,
	void *backend_data, const struct weston_touch_device_ops *operations);
void weston_touch_device_destroy(struct weston_touch_device *device);

void notify_touch_frame(struct weston_touch_device *device);
void notify_touch_cancel(struct weston_touch_device *device);

#endif
