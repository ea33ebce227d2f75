/* SPDX-License-Identifier: MIT */
/* wl_seat: touch, and a pointer that touch moves for clients that know no touch. */
#ifndef COMPOSITOR_SEAT_H
#define COMPOSITOR_SEAT_H

#include "seat/pointer.h"

#include <stdbool.h>

struct server;
struct tactus_wayland_seat;

struct seat {
	struct tactus_wayland_seat *touch; /* all wl_touch objects, and what they hear */
	struct pointer pointer;
};

bool seat_init(struct seat *seat, struct server *server);

#endif
