/* SPDX-License-Identifier: MIT */
/* Moves what glides after the fingers have lifted, once per output frame. */
#ifndef COMPOSITOR_ANIMATIONS_H
#define COMPOSITOR_ANIMATIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct animations {
	struct server *server;
	struct wl_event_source *timer; /* NULL: a trace gives the time */
};

bool animations_init(struct animations *animations, struct server *server);
void animations_finish(struct animations *animations);
/* Starts steps until nothing glides any more. */
void animations_schedule(struct animations *animations);
/* Moves everything to its place at a time of a monotonic clock. */
void animations_step(struct animations *animations, uint64_t now_us);

#endif
