/* SPDX-License-Identifier: MIT */
/* Tells each follower on an output once when a frame of it is due; without frames a timer does. */
#include "frames.h"

#include <stdlib.h>

/* A follower that has waited for so many ticks waits no more: longer than a frame of a slow output. */
#define TICK_MS 25
#define PATIENCE_TICKS 3
/* Calls tremble by less than this; a frame that comes at another phase is another output's, or drawn in another way. */
#define PHASE_TOLERANCE_US 2000
#define PHASE_SHARE 16
/* After longer, the phase of the last presentation says nothing. */
#define IDLE_US 1000000
/* Longest time of the engine. */
#define TIME_MAXIMUM (UINT64_C(1) << 62)

static void arm(struct tactus_host_frames *frames)
{
	if (frames->is_armed)
		return;
	frames->is_armed = true;
	wl_event_source_timer_update(frames->timer, TICK_MS);
}

void host_frames_ask(struct tactus_host_frames *frames, double x, double y)
{
	if (!frames->schedule)
		return;
	arm(frames);
	frames->depth++;
	frames->schedule(x, y, frames->data);
	frames->depth--;
}

static bool is_on(const struct tactus_host_follower *follower, const struct tactus_gestures_output *output)
{
	return !output ||
		(follower->x >= output->x && follower->x < output->x + output->width && follower->y >= output->y &&
			follower->y < output->y + output->height);
}

/* Functions of the host may destroy any follower. */
static void take_all(struct tactus_host_frames *frames, struct wl_list *rest)
{
	wl_list_init(rest);
	wl_list_insert_list(rest, &frames->followers);
	wl_list_init(&frames->followers);
}

static struct tactus_host_follower *take_next(struct tactus_host_frames *frames, struct wl_list *rest)
{
	struct tactus_host_follower *follower = wl_container_of(rest->next, follower, link);

	wl_list_remove(&follower->link);
	wl_list_insert(frames->followers.prev, &follower->link);
	return follower;
}

static void tell_frame(
	struct tactus_host_frames *frames, const struct tactus_gestures_output *output, uint64_t frame_us)
{
	struct wl_list rest;

	take_all(frames, &rest);
	frames->depth++;
	while (!wl_list_empty(&rest)) {
		struct tactus_host_follower *follower = take_next(frames, &rest);

		if (!is_on(follower, output))
			continue;
		follower->ticks = 0;
		follower->is_unseen = false;
		if (follower->is_waiting)
			follower_tell_frame(follower, frame_us);
	}
	frames->depth--;
}

/* Asks for the next frame of those that still wait on an output. */
static void ask_for_next(struct tactus_host_frames *frames, const struct tactus_gestures_output *output)
{
	struct wl_list rest;

	take_all(frames, &rest);
	while (!wl_list_empty(&rest)) {
		const struct tactus_host_follower *follower = take_next(frames, &rest);

		if (follower->is_waiting && is_on(follower, output))
			host_frames_ask(frames, follower->x, follower->y);
	}
}

static bool is_waited_for(const struct tactus_host_frames *frames, const struct tactus_gestures_output *output)
{
	const struct tactus_host_follower *follower;

	wl_list_for_each(follower, &frames->followers, link) {
		if (follower->is_waiting && is_on(follower, output))
			return true;
	}
	return false;
}

/* Its output shows no frames, or there is none: the latest values are told, and from then on each at once. */
static void tick(struct tactus_host_follower *follower)
{
	if (!follower->is_waiting || ++follower->ticks < PATIENCE_TICKS)
		return;
	follower->ticks = 0;
	follower->is_unseen = true;
	follower_tell_latest(follower);
}

static int handle_timer(void *data)
{
	struct tactus_host_frames *frames = data;
	struct wl_list rest;

	frames->is_armed = false;
	take_all(frames, &rest);
	frames->depth++;
	while (!wl_list_empty(&rest))
		tick(take_next(frames, &rest));
	frames->depth--;
	if (is_waited_for(frames, NULL))
		arm(frames);
	return 0;
}

/* Returns a difference of two phases, between half an interval before and half an interval after. */
static int64_t wrap(int64_t difference_us, int64_t interval_us)
{
	difference_us %= interval_us;
	if (difference_us > interval_us / 2)
		return difference_us - interval_us;
	return difference_us < -interval_us / 2 ? difference_us + interval_us : difference_us;
}

/*
 * Returns the time of a frame. Calls tremble, presentations do not: the frame counts as called at the same phase of the
 * output as the frames before it.
 */
static uint64_t even_time(
	struct tactus_host_frames *frames, uint64_t time_us, uint64_t presented_us, uint64_t interval_us)
{
	int64_t since_us = (int64_t)time_us - (int64_t)presented_us, late_us;

	if (presented_us == 0 || interval_us == 0 || since_us > IDLE_US || since_us < -IDLE_US)
		return time_us;
	late_us = wrap(since_us - frames->phase_us, (int64_t)interval_us);
	if (!frames->has_phase || late_us > PHASE_TOLERANCE_US || late_us < -PHASE_TOLERANCE_US) {
		frames->has_phase = true;
		frames->phase_us = since_us;
		return time_us;
	}
	frames->phase_us += late_us / PHASE_SHARE;
	late_us -= late_us / PHASE_SHARE;
	return late_us < (int64_t)time_us ? (uint64_t)((int64_t)time_us - late_us) : 0;
}

enum tactus_status tactus_host_frames_deliver(struct tactus_host_frames *frames,
	const struct tactus_gestures_output *output, uint64_t time_us, uint64_t presented_us, uint64_t interval_us)
{
	if (!frames || time_us > TIME_MAXIMUM || presented_us > TIME_MAXIMUM || interval_us > TIME_MAXIMUM)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (frames->depth > 0)
		return TACTUS_STATUS_BUSY;
	/* Outputs show frames all the time, mostly without a finger; those must not disturb the phase of the others. */
	if (is_waited_for(frames, output))
		time_us = even_time(frames, time_us, presented_us, interval_us);
	tell_frame(frames, output, time_us);
	ask_for_next(frames, output);
	return TACTUS_STATUS_OK;
}

struct tactus_host_frames *tactus_host_frames_create(
	struct wl_event_loop *loop, void (*schedule)(double x, double y, void *data), void *data)
{
	struct tactus_host_frames *frames = loop ? calloc(1, sizeof(*frames)) : NULL;

	if (!frames)
		return NULL;
	frames->timer = wl_event_loop_add_timer(loop, handle_timer, frames);
	if (!frames->timer) {
		free(frames);
		return NULL;
	}
	frames->schedule = schedule;
	frames->data = data;
	wl_list_init(&frames->followers);
	wl_list_init(&frames->held);
	return frames;
}

void tactus_host_frames_destroy(struct tactus_host_frames *frames)
{
	struct tactus_host_follower *follower, *next;

	if (!frames || frames->depth > 0)
		return;
	held_gestures_finish(frames);
	wl_list_for_each_safe(follower, next, &frames->followers, link) {
		follower->frames = NULL;
		follower->is_waiting = false;
		wl_list_remove(&follower->link);
		wl_list_init(&follower->link);
	}
	wl_event_source_remove(frames->timer);
	free(frames);
}
