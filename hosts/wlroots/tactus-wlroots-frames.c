/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "tactus-wlroots-frames.h"

#include "tactus-wlroots-private.h"

#include <stdlib.h>
#include <time.h>

struct tactus_wlroots_frames {
	struct tactus_wlroots *glue;
	struct tactus_host_frames *frames;
	struct wl_list outputs; /* frame_output.link */
};

/* Frames of an output. */
struct frame_output {
	struct wl_list link; /* tactus_wlroots_frames.outputs */
	struct wlr_output *output;
	uint64_t presented_us, interval_us; /* 0: not known */
	struct wl_listener present, destroy;
};

static uint64_t microseconds(const struct timespec *time)
{
	return (uint64_t)time->tv_sec * 1000000 + (uint64_t)time->tv_nsec / 1000;
}

static void handle_present(struct wl_listener *listener, void *data)
{
	struct frame_output *output = wl_container_of(listener, output, present);
	const struct wlr_output_event_present *event = data;

	if (!event->presented)
		return;
	output->presented_us = microseconds(version_when(event));
	output->interval_us = event->refresh > 0 ? (uint64_t)event->refresh / 1000 : 0;
}

static void remove_output(struct frame_output *output)
{
	wl_list_remove(&output->link);
	wl_list_remove(&output->present.link);
	wl_list_remove(&output->destroy.link);
	free(output);
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct frame_output *output = wl_container_of(listener, output, destroy);

	remove_output(output);
}

static struct frame_output *know(struct tactus_wlroots_frames *frames, struct wlr_output *wlr_output)
{
	struct frame_output *output;

	wl_list_for_each(output, &frames->outputs, link) {
		if (output->output == wlr_output)
			return output;
	}
	output = calloc(1, sizeof(*output));
	if (!output)
		return NULL;
	output->output = wlr_output;
	tactus_wlroots_listen_to(&wlr_output->events.present, &output->present, handle_present);
	tactus_wlroots_listen_to(&wlr_output->events.destroy, &output->destroy, handle_destroy);
	wl_list_insert(&frames->outputs, &output->link);
	return output;
}

static void schedule(double x, double y, void *data)
{
	const struct tactus_wlroots_frames *frames = data;
	struct wlr_output *output = wlr_output_layout_output_at(frames->glue->host.layout, x, y);

	if (output)
		wlr_output_schedule_frame(output);
}

void tactus_wlroots_frames_show(struct tactus_wlroots_frames *frames, struct wlr_output *output)
{
	struct tactus_gestures_output place = { .size = sizeof(place) };
	const struct frame_output *known;
	struct timespec now;
	struct wlr_box box;

	if (!frames)
		return;
	box = version_get_output_box(frames->glue->host.layout, output);
	place.x = box.x;
	place.y = box.y;
	place.width = box.width;
	place.height = box.height;
	clock_gettime(CLOCK_MONOTONIC, &now);
	known = know(frames, output);
	tactus_host_frames_deliver(frames->frames, &place, microseconds(&now), known ? known->presented_us : 0,
		known ? known->interval_us : 0);
}

struct tactus_host_frames *tactus_wlroots_frames_get(const struct tactus_wlroots_frames *frames)
{
	return frames ? frames->frames : NULL;
}

struct tactus_wlroots_frames *tactus_wlroots_frames_create(struct tactus_wlroots *glue)
{
	struct tactus_wlroots_frames *frames = calloc(1, sizeof(*frames));

	if (!frames)
		return NULL;
	frames->glue = glue;
	wl_list_init(&frames->outputs);
	frames->frames = tactus_host_frames_create(glue->host.loop, schedule, frames);
	if (!frames->frames) {
		free(frames);
		return NULL;
	}
	glue->frames = frames->frames;
	return frames;
}

void tactus_wlroots_frames_destroy(struct tactus_wlroots_frames *frames)
{
	struct frame_output *output, *next;

	if (!frames)
		return;
	wl_list_for_each_safe(output, next, &frames->outputs, link)
		remove_output(output);
	frames->glue->frames = NULL;
	tactus_host_frames_destroy(frames->frames);
	free(frames);
}
