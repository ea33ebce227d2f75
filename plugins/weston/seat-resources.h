/* SPDX-License-Identifier: MIT */
/* wl_touch objects of a seat of Weston. */
#ifndef TACTUS_WESTON_SEAT_RESOURCES_H
#define TACTUS_WESTON_SEAT_RESOURCES_H

#include "touch-resource.h"

struct weston_touch;

/* Sends an event to all objects of a client, with a full timestamp for those that requested it. */
void seat_resources_send(struct weston_touch *touch, struct wl_client *client, struct touch_event event);

#endif
