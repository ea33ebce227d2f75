/* SPDX-License-Identifier: MIT */
/* Moves what glides on after the fingers have lifted, once per output frame. */
#ifndef COMPOSITOR_ANIMATIONS_H
#define COMPOSITOR_ANIMATIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct animations {
	struct server *server;
	struct wl_event_source *timer; /* NULL: a trace says what time it is */
};

bool animations_init(struct animations *animations, struct server *server);
void animations_finish(struct animations *animations);
/* Something has begun to glide: steps follow until it rests. */
void animations_schedule(struct animations *animations);
/* Puts everything where it is at a time of a clock that never goes back. */
void animations_step(struct animations *animations, uint64_t now_us);

#endif
