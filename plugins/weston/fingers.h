/* SPDX-License-Identifier: MIT */
/* The fingers that are down on a seat, and the way of their events into the engine. */
#ifndef TACTUS_WESTON_FINGERS_H
#define TACTUS_WESTON_FINGERS_H

#include <stdint.h>
#include <time.h>

struct panel;
struct seat_touch;

/* Places are Weston's global ones. */
void fingers_down(struct seat_touch *seat, const struct timespec *time, int32_t id, double x, double y);
void fingers_motion(struct seat_touch *seat, const struct timespec *time, int32_t id, double x, double y);
void fingers_up(struct seat_touch *seat, const struct timespec *time, int32_t id);
void fingers_frame(struct seat_touch *seat);
/* All are taken away: their clients get cancel, gestures end, and what they do until they lift is not looked at. */
void fingers_cancel(struct seat_touch *seat);
/* Called after each round of the event loop. */
void fingers_settle(struct seat_touch *seat);
/* The panel is about to be destroyed. */
void fingers_forget_panel(struct seat_touch *seat, const struct panel *panel);

#endif
