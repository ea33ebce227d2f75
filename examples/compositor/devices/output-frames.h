/* SPDX-License-Identifier: MIT */
/* Touches go out once per output frame, resampled to it (1.16): fingers move in even steps. */
#ifndef COMPOSITOR_OUTPUT_FRAMES_H
#define COMPOSITOR_OUTPUT_FRAMES_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct output_frames {
	struct server *server;
	struct wl_event_source *timer; /* NULL: each input frame goes out at once */
	uint64_t last_us;
	bool due;
};

bool output_frames_start(struct output_frames *frames, struct server *server);
void output_frames_finish(struct output_frames *frames);
/* There is input: the next output frame shows it. */
void output_frames_schedule(struct output_frames *frames);

#endif
