/* SPDX-License-Identifier: MIT */
/* Output frames, and the followers that wait for them. */
#ifndef HOST_FRAMES_H
#define HOST_FRAMES_H

#include "resampler.h"

#include <tactus-host.h>
#include <wayland-server-core.h>

struct tactus_host_frames {
	/* NULL: there are no output frames; whatever moves is told at once. */
	void (*schedule)(double x, double y, void *data);
	void *data;
	struct wl_event_source *timer;
	bool is_armed; /* the timer */
	unsigned depth;
	struct wl_list followers; /* tactus_host_follower.link */
	struct wl_list held;      /* held_gesture.link */
	/* By how much the last frames came after a presentation, in whole intervals of the output or not. */
	bool has_phase;
	int64_t phase_us;
};

struct tactus_host_follower {
	struct wl_list link;               /* tactus_host_frames.followers */
	struct tactus_host_frames *frames; /* NULL once they were destroyed */
	void (*follow)(const double *values, uint64_t time_us, void *data);
	void *data;
	size_t count;
	double x, y; /* decides which output it is on */
	double latest[RESAMPLER_VALUE_MAXIMUM], told[RESAMPLER_VALUE_MAXIMUM];
	uint64_t latest_us;
	bool is_running;
	bool is_waiting; /* for a frame: something else than the latest values was told */
	bool is_unseen;  /* its output shows no frames: it does not wait */
	unsigned ticks;  /* of the timer, since it waits in vain */
	struct resampler resampler;
};

/* followers.c: tells the latest values at once, or those of a frame. The callback may destroy the follower. */
void follower_tell_latest(struct tactus_host_follower *follower);
void follower_tell_frame(struct tactus_host_follower *follower, uint64_t frame_us);
/* frames.c: asks the host for a frame, and lets the timer see whether one comes. The host may destroy any follower. */
void host_frames_ask(struct tactus_host_frames *frames, double x, double y);
/* held-gestures.c */
void held_gestures_finish(struct tactus_host_frames *frames);

#endif
