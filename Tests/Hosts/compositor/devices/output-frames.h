/* SPDX-License-Identifier: MIT */
/* Delivers touches once per output frame, resampled to it (rule 1.16), so that fingers move in even steps. */
#ifndef COMPOSITOR_OUTPUT_FRAMES_H
#define COMPOSITOR_OUTPUT_FRAMES_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct output_frames {
	struct server *server;
	struct wl_event_source *timer; /* NULL: each input frame is delivered at once */
	uint64_t last_us;
	bool due;
};

bool output_frames_start(struct output_frames *frames, struct server *server);
void output_frames_finish(struct output_frames *frames);
/* Schedules the next output frame, since there is input. */
void output_frames_schedule(struct output_frames *frames);

#endif
