/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* clock_gettime */
#include "devices/output-frames.h"

#include "log.h"
#include "options.h"
#include "server.h"

#include <string.h>
#include <tactus.h>
#include <time.h>

#define FRAME_US 16667

static uint64_t now_in_microseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* Logs how long ago the fingers were where this frame shows them. */
static void log_age(const struct tactus_touch *touch, uint64_t now_us)
{
	uint64_t shown_us = tactus_touch_get_timestamp(touch);

	if (shown_us <= now_us)
		log_line("frame", "touches are %.1f ms old", (double)(now_us - shown_us) / 1000);
}

static int handle_frame(void *data)
{
	struct output_frames *frames = data;
	struct tactus_application *application = frames->server->shell.application;
	const struct tactus_touch *touch;

	frames->due = false;
	frames->last_us = now_in_microseconds();
	tactus_application_deliver(application, frames->last_us);
	/* A touch extrapolated beyond its last sample returns to it, even without input. */
	if (tactus_application_get_touches(application, &touch, 1) == 0)
		return 0;
	if (frames->server->options->explain)
		log_age(touch, frames->last_us);
	output_frames_schedule(frames);
	return 0;
}

void output_frames_schedule(struct output_frames *frames)
{
	uint64_t since_us = now_in_microseconds() - frames->last_us;

	if (!frames->timer || frames->due)
		return;
	frames->due = true;
	/* After a rest the first touch does not wait; 0 would disarm the timer. */
	wl_event_source_timer_update(
		frames->timer, since_us + 1000 < FRAME_US ? (int)((FRAME_US - since_us) / 1000) : 1);
}

bool output_frames_start(struct output_frames *frames, struct server *server)
{
	struct tactus_application *application = server->shell.application;

	memset(frames, 0, sizeof(*frames));
	frames->server = server;
	if (server->options->delivers_at_once)
		return true;
	frames->timer = wl_event_loop_add_timer(server->loop, handle_frame, frames);
	return frames->timer &&
		tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME) ==
		TACTUS_STATUS_OK &&
		tactus_application_set_resampling(application, true, TACTUS_RESAMPLING_LATENCY_US) == TACTUS_STATUS_OK;
}

void output_frames_finish(struct output_frames *frames)
{
	if (frames->timer)
		wl_event_source_remove(frames->timer);
	frames->timer = NULL;
}
