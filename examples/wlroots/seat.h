/* SPDX-License-Identifier: MIT */
/* The one seat and its devices. */
#ifndef WLROOTS_SEAT_H
#define WLROOTS_SEAT_H

#include "mouse-fingers.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct seat {
	struct server *server;
	struct wlr_seat *seat;
	struct wl_list touchscreens; /* struct touchscreen.link */
	struct wl_list keyboards;    /* struct keyboard.link */
	struct mouse_fingers mouse;
	struct wl_listener new_input;
	struct wl_listener request_set_cursor;
	struct wl_listener request_set_selection;
	struct wl_listener request_start_drag;
};

bool seat_init(struct seat *seat, struct server *server);
/* Before the seat and the backend go. */
void seat_finish(struct seat *seat);
/* Devices have come or gone. */
void seat_update_capabilities(struct seat *seat);
/* Outputs have changed: maps every touchscreen. */
void seat_map_touchscreens(struct seat *seat);
/* How many fingers there are, on all touchscreens. */
unsigned seat_count_fingers(const struct seat *seat);

#endif
