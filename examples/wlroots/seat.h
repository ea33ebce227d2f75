/* SPDX-License-Identifier: MIT */
/* The seat and its devices. */
#ifndef WLROOTS_SEAT_H
#define WLROOTS_SEAT_H

#include "mouse-fingers.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;
struct wlr_input_device;

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

/* Adds a touchscreen, a keyboard or a pointer. */
void seat_add_device(struct seat *seat, struct wlr_input_device *device);
bool seat_init(struct seat *seat, struct server *server);
/* Call it before the seat and the backend are destroyed. */
void seat_finish(struct seat *seat);
/* Call it after devices were added or removed. */
void seat_update_capabilities(struct seat *seat);
/* Maps every touchscreen: outputs have changed. */
void seat_map_touchscreens(struct seat *seat);
/* Returns the number of fingers on all touchscreens. */
unsigned seat_count_fingers(const struct seat *seat);

#endif
