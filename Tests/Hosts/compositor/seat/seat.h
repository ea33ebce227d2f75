/* SPDX-License-Identifier: MIT */
/*
 * wl_seat: touch; a pointer, which is moved by a mouse or, for clients without touch support, by a finger; and a
 * keyboard, on which clients type for others.
 */
#ifndef COMPOSITOR_SEAT_H
#define COMPOSITOR_SEAT_H

#include "seat/keyboard.h"
#include "seat/mouse.h"
#include "seat/pointer-emulation.h"
#include "seat/pointer.h"

#include <stdbool.h>

struct server;
struct tactus_wayland_seat;

struct seat {
	struct tactus_wayland_seat *touch; /* all wl_touch objects */
	struct pointer pointer;
	struct keyboard keyboard;
	struct pointer_emulation emulation;
	struct mouse mouse;
};

bool seat_init(struct seat *seat, struct server *server);
void seat_finish(struct seat *seat);

#endif
