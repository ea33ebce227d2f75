/* SPDX-License-Identifier: MIT */
/* Values that follow fingers, resampled to the output frames. */
#include "frames.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Without a sample for so long, the fingers rest: they are where the last one said. */
#define REST_US 50000
#define TIME_MAXIMUM (UINT64_C(1) << 62)
/* As the engine. */
#define VALUE_MAXIMUM 1e6

static bool are_valid(const struct tactus_host_follower *follower, uint64_t time_us, const double *values)
{
	size_t index;

	if (!follower || !values || time_us > TIME_MAXIMUM)
		return false;
	for (index = 0; index < follower->count; index++) {
		if (!isfinite(values[index]) || fabs(values[index]) > VALUE_MAXIMUM)
			return false;
	}
	return true;
}

static size_t size_of(const struct tactus_host_follower *follower)
{
	return follower->count * sizeof(follower->latest[0]);
}

static void tell(struct tactus_host_follower *follower, const double *values, uint64_t time_us)
{
	struct tactus_host_frames *frames = follower->frames;
	double copy[RESAMPLER_VALUE_MAXIMUM];

	/* The host may destroy the follower. */
	memcpy(copy, values, size_of(follower));
	follower->is_waiting = memcmp(copy, follower->latest, size_of(follower)) != 0;
	if (memcmp(copy, follower->told, size_of(follower)) == 0)
		return;
	memcpy(follower->told, copy, size_of(follower));
	if (frames)
		frames->depth++;
	follower->follow(copy, time_us, follower->data);
	if (frames)
		frames->depth--;
}

void follower_tell_latest(struct tactus_host_follower *follower)
{
	tell(follower, follower->latest, follower->latest_us);
}

/* Returns whether a frame is near the latest sample; else the fingers rest, or another clock gave its time. */
static bool is_near(const struct tactus_host_follower *follower, uint64_t frame_us)
{
	return frame_us < follower->latest_us + REST_US && follower->latest_us < frame_us + REST_US;
}

void follower_tell_frame(struct tactus_host_follower *follower, uint64_t frame_us)
{
	double values[RESAMPLER_VALUE_MAXIMUM];
	uint64_t time_us = 0;

	if (is_near(follower, frame_us) && resampler_read(&follower->resampler, frame_us, values, &time_us))
		tell(follower, values, time_us);
	else
		follower_tell_latest(follower);
}

struct tactus_host_follower *tactus_host_follower_create(struct tactus_host_frames *frames, size_t count,
	void (*follow)(const double *values, uint64_t time_us, void *data), void *data)
{
	struct tactus_host_follower *follower;

	if (!frames || !follow || count < 1 || count > RESAMPLER_VALUE_MAXIMUM)
		return NULL;
	follower = calloc(1, sizeof(*follower));
	if (!follower)
		return NULL;
	follower->frames = frames;
	follower->count = count;
	follower->follow = follow;
	follower->data = data;
	wl_list_insert(frames->followers.prev, &follower->link);
	return follower;
}

void tactus_host_follower_destroy(struct tactus_host_follower *follower)
{
	if (!follower)
		return;
	wl_list_remove(&follower->link);
	resampler_end(&follower->resampler);
	free(follower);
}

enum tactus_status tactus_host_follower_begin(
	struct tactus_host_follower *follower, double x, double y, uint64_t time_us, const double *values)
{
	if (!are_valid(follower, time_us, values))
		return TACTUS_STATUS_INVALID_ARGUMENT;
	follower->x = x;
	follower->y = y;
	follower->latest_us = time_us;
	memcpy(follower->latest, values, size_of(follower));
	memcpy(follower->told, values, size_of(follower));
	follower->is_running = true;
	follower->is_waiting = false;
	follower->is_unseen = false;
	follower->ticks = 0;
	return resampler_begin(&follower->resampler, time_us, values, follower->count) ? TACTUS_STATUS_OK
										       : TACTUS_STATUS_NO_MEMORY;
}

enum tactus_status tactus_host_follower_move(
	struct tactus_host_follower *follower, uint64_t time_us, const double *values)
{
	struct tactus_host_frames *frames;
	double x, y;

	if (!are_valid(follower, time_us, values))
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (!follower->is_running)
		return TACTUS_STATUS_NONE;
	frames = follower->frames;
	x = follower->x;
	y = follower->y;
	follower->latest_us = time_us;
	memcpy(follower->latest, values, size_of(follower));
	resampler_add(&follower->resampler, time_us, values);
	follower->is_waiting = true;
	/* The host may destroy the follower. */
	if (!frames || !frames->schedule || follower->is_unseen)
		follower_tell_latest(follower);
	if (frames)
		host_frames_ask(frames, x, y);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_host_follower_end(struct tactus_host_follower *follower, bool is_cancelled)
{
	if (!follower)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (!follower->is_running)
		return TACTUS_STATUS_NONE;
	follower->is_running = false;
	follower->is_waiting = false;
	resampler_end(&follower->resampler);
	if (!is_cancelled)
		follower_tell_latest(follower);
	return TACTUS_STATUS_OK;
}
