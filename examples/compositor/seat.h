/* SPDX-License-Identifier: MIT */
/* wl_seat and wl_touch: sends what the gesture engine decided that a client shall see. */
#ifndef COMPOSITOR_SEAT_H
#define COMPOSITOR_SEAT_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct seat_counters {
	unsigned downs, motions, ups, cancels, frames;
};

struct seat {
	struct wl_display *display;
	struct wl_list touches; /* struct touch, one for each wl_touch of any client */
	struct seat_counters sent;
};

void seat_init(struct seat *seat, struct wl_display *display);
bool seat_create_global(struct seat *seat);

/*
 * Ids are below 64 and times in milliseconds. A wl_touch that a client creates while fingers are
 * down hears nothing of these: it never had their down.
 */
void seat_send_down(struct seat *seat, struct wl_resource *surface, uint32_t time, int32_t id,
	double x, double y);
void seat_send_motion(struct seat *seat, struct wl_client *client, uint32_t time, int32_t id,
	double x, double y);
void seat_send_up(struct seat *seat, struct wl_client *client, uint32_t time, int32_t id);
void seat_send_frame(struct seat *seat, struct wl_client *client);
/* Takes back every touch of the client; no frame follows. */
void seat_send_cancel(struct seat *seat, struct wl_client *client);

#endif
