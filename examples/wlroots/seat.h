/* SPDX-License-Identifier: MIT */
/* The one seat: its devices, and the ids of the touches that its clients have. */
#ifndef WLROOTS_SEAT_H
#define WLROOTS_SEAT_H

#include "mouse-fingers.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;
struct tactus_surface_client;

/* As many as the engine follows (rule 1.15). */
#define MAXIMUM_TOUCHES 64

/*
 * The engine numbers the touches of each client by themselves; wlr_seat looks touches up by an id that must be
 * unique among all clients. The index is that id.
 */
struct touch_id {
	struct tactus_surface_client *client; /* NULL: free */
	int32_t wire_id;
};

struct seat {
	struct server *server;
	struct wlr_seat *seat;
	struct wl_list touchscreens; /* struct touchscreen.link */
	struct wl_list keyboards;    /* struct keyboard.link */
	struct mouse_fingers mouse;
	struct touch_id touch_ids[MAXIMUM_TOUCHES];
	struct wl_listener new_input;
	struct wl_listener request_set_cursor;
	struct wl_listener request_set_selection;
	struct wl_listener request_start_drag;
};

bool seat_init(struct seat *seat, struct server *server);
/* Devices have come or gone. */
void seat_update_capabilities(struct seat *seat);
/* Outputs have changed: tells the engine where every touchscreen lies. */
void seat_map_touchscreens(struct seat *seat);
/* How many fingers there are, on all touchscreens. */
unsigned seat_count_fingers(const struct seat *seat);

/* The smallest id that is free. */
int32_t seat_take_touch_id(struct seat *seat, struct tactus_surface_client *client, int32_t wire_id);
/* -1: the client was not told of this touch. */
int32_t seat_find_touch_id(const struct seat *seat, const struct tactus_surface_client *client, int32_t wire_id);
void seat_free_touch_id(struct seat *seat, int32_t id);
void seat_free_touch_ids_of(struct seat *seat, const struct tactus_surface_client *client);

#endif
