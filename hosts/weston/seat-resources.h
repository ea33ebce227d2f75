/* SPDX-License-Identifier: MIT */
/* wl_touch objects of a seat of Weston. */
#ifndef TACTUS_WESTON_SEAT_RESOURCES_H
#define TACTUS_WESTON_SEAT_RESOURCES_H

#include <tactus-host.h>

struct weston_touch;

/* Sends an event to all objects of a client, with a full timestamp for those that requested it. */
void seat_resources_send(struct weston_touch *touch, struct wl_client *client, struct tactus_host_touch_event event);

#endif
