/* SPDX-License-Identifier: MIT */
/* The fingers of a seat, and their events for the engine. */
#ifndef TACTUS_WESTON_FINGERS_H
#define TACTUS_WESTON_FINGERS_H

#include <stdint.h>
#include <time.h>

struct panel;
struct seat_touch;

/* Locations are in Weston's global space. */
void fingers_down(struct seat_touch *seat, const struct timespec *time, int32_t id, double x, double y);
void fingers_motion(struct seat_touch *seat, const struct timespec *time, int32_t id, double x, double y);
void fingers_up(struct seat_touch *seat, const struct timespec *time, int32_t id);
void fingers_frame(struct seat_touch *seat);
/*
 * Cancels all fingers: clients get cancel, gestures end, and further events of these fingers are ignored until they
 * lift.
 */
void fingers_cancel(struct seat_touch *seat);
/* Called after each round of the event loop. */
void fingers_settle(struct seat_touch *seat);
/* Called before the panel is destroyed. */
void fingers_forget_panel(struct seat_touch *seat, const struct panel *panel);

#endif
