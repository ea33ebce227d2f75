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
	bool is_armed;   /* the timer */
	bool is_stopped; /* the timer has fired: no frames come */
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
	struct resampler resampler;
};

/* followers.c: tells the latest values at once, or those of a frame. The callback may destroy the follower. */
void follower_tell_latest(struct tactus_host_follower *follower);
void follower_tell_frame(struct tactus_host_follower *follower, uint64_t frame_us);
/* frames.c: returns whether it makes sense to wait for a frame. */
bool host_frames_are_coming(const struct tactus_host_frames *frames);
/* frames.c: asks the host for a frame, and lets the timer see whether one comes. The host may destroy any follower. */
void host_frames_ask(struct tactus_host_frames *frames, double x, double y);
/* frames.c: a follower begins. Whoever waited in vain for frames tries again. */
void host_frames_begin(struct tactus_host_frames *frames);
/* held-gestures.c */
void held_gestures_finish(struct tactus_host_frames *frames);

#endif
