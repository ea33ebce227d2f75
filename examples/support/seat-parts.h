/* SPDX-License-Identifier: MIT */
/* Shared by the files of the seat. */
#ifndef SUPPORT_SEAT_PARTS_H
#define SUPPORT_SEAT_PARTS_H

#include "seat.h"

extern const struct wl_pointer_listener seat_pointer_listener;

/* Returns the time of an event in µs, never decreasing. */
uint64_t seat_event_time(struct seat *seat, uint32_t time_ms);
/* Sends a frame if fingers changed since the last one. */
void seat_send_frame(struct seat *seat);

#endif
