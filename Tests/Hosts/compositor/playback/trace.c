/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* PATH_MAX, clock_gettime */
#include "playback/trace.h"

#include "devices/input.h"
#include "log.h"
#include "options.h"
#include "server.h"
#include "shell/output.h"
#include "playback/trace-device.h"

#include <limits.h>
#include <recording/recording.h>
#include <stdlib.h>
#include <tactus.h>
#include <time.h>

/* Limits the wait for clients that never come. */
#define WAIT_FOR_WINDOWS_MS 10000
/* Time of the recording's beginning in the engine; time goes on for a while after its end. */
#define START_US UINT64_C(1000000)
#define REST_US UINT64_C(1000000)

/* At its own speed the trace begins a moment after the clients have drawn. */
#define HOST_DELAY_US UINT64_C(50000)

struct trace {
	struct server *server;
	struct input *input;
	struct recording recording;
	size_t position;  /* of the next frame */
	uint64_t last_us; /* of the frame that was played last */
	bool started;
	int windows_awaited;
	struct wl_listener window_mapped;
	struct wl_event_source *timeout;
	/* At its own speed: fires when the next frame is due; unused after the end. */
	struct wl_event_source *frame_timer;
	struct recording_frame next;
};

static void give_up(struct trace *trace)
{
	trace->server->failed = true;
	server_quit(trace->server);
}

static void finish(void *data)
{
	struct trace *trace = data;

	server_quit(trace->server);
}

/* Plays each frame after every client has read the one before, so that no socket overflows. */
static void play_next_frame(void *data)
{
	struct trace *trace = data;
	struct tactus_application *application = trace->server->shell.application;
	struct recording_frame frame;

	if (!recording_next_frame(&trace->recording, &trace->position, &frame)) {
		/* Lets pending timers expire. */
		tactus_application_advance(application, trace->last_us + REST_US);
		animations_step(&trace->server->animations, trace->last_us);
		animations_step(&trace->server->animations, trace->last_us + REST_US);
		client_sync_start(&trace->server->sync, CLIENT_SYNC_DRAWN, finish, trace);
		return;
	}
	trace->last_us = frame.time_us;
	tactus_application_advance(application, frame.time_us);
	animations_step(&trace->server->animations, frame.time_us);
	if (trace_device_play(trace->input, &frame))
		client_sync_start(&trace->server->sync, CLIENT_SYNC_READ, play_next_frame, trace);
	else
		give_up(trace);
}

static uint64_t now_in_microseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* A timer of 0 ms would never fire. */
static void wait_for_next_frame(struct trace *trace)
{
	uint64_t now_us = now_in_microseconds();
	uint64_t until_us;

	if (!recording_next_frame(&trace->recording, &trace->position, &trace->next))
		trace->next.count = 0;
	until_us = trace->next.count > 0 ? trace->next.time_us : trace->last_us + REST_US;
	wl_event_source_timer_update(
		trace->frame_timer, until_us > now_us + 1000 ? (int)((until_us - now_us) / 1000) : 1);
}

static int handle_frame_time(void *data)
{
	struct trace *trace = data;

	if (trace->next.count == 0) {
		client_sync_start(&trace->server->sync, CLIENT_SYNC_DRAWN, finish, trace);
		return 0;
	}
	trace->last_us = trace->next.time_us;
	if (trace_device_write(&trace->next))
		wait_for_next_frame(trace);
	else
		give_up(trace);
	return 0;
}

/* From here on everything uses the real clock, as with a live device. */
static void start_at_host_time(void *data)
{
	struct trace *trace = data;

	trace->last_us = now_in_microseconds() + HOST_DELAY_US;
	recording_start_at(&trace->recording, trace->last_us);
	trace->frame_timer = wl_event_loop_add_timer(trace->server->loop, handle_frame_time, trace);
	if (trace->frame_timer && input_start(trace->input) && shell_start_clock(&trace->server->shell))
		wait_for_next_frame(trace);
	else
		give_up(trace);
}

static void start_if_ready(struct trace *trace)
{
	bool host_time = trace->server->options->host_time;

	if (trace->started || wl_list_length(&trace->server->windows) < trace->windows_awaited)
		return;
	trace->started = true;
	wl_event_source_timer_update(trace->timeout, 0);
	client_sync_start(
		&trace->server->sync, CLIENT_SYNC_DRAWN, host_time ? start_at_host_time : play_next_frame, trace);
}

static void handle_window_mapped(struct wl_listener *listener, void *data)
{
	struct trace *trace = wl_container_of(listener, trace, window_mapped);

	start_if_ready(trace);
}

static int handle_timeout(void *data)
{
	struct trace *trace = data;

	if (trace->started)
		return 0;
	log_error("no %d windows within %d s", trace->windows_awaited, WAIT_FOR_WINDOWS_MS / 1000);
	give_up(trace);
	return 0;
}

static bool read_recording(struct trace *trace, const char *path)
{
	char error[256];

	if (recording_read(&trace->recording, path, error, sizeof(error)) < 0) {
		log_error("%s", error);
		return false;
	}
	recording_start_at(&trace->recording, START_US);
	trace->last_us = START_US;
	return true;
}

static bool open_input(struct trace *trace, const struct options *options)
{
	const struct output *output = output_first(trace->server);
	const char *description = options->device;
	char found[PATH_MAX];

	if (!description) {
		if (!recording_find_description(options->trace, found, sizeof(found))) {
			log_error("%s: no description of its device; name one with --device",
				options->trace);
			return false;
		}
		description = found;
	}
	return trace_device_open(description, output_width_mm(output), output_height_mm(output)) &&
		input_init(trace->input, trace->server, TRACE_DEVICE_PATH);
}

struct trace *trace_create(struct server *server, struct input *input, const struct options *options)
{
	struct trace *trace = calloc(1, sizeof(*trace));

	if (!trace) {
		log_error("no memory for a trace");
		return NULL;
	}
	trace->server = server;
	trace->input = input;
	trace->windows_awaited = options->clients;
	trace->window_mapped.notify = handle_window_mapped;
	wl_signal_add(&server->window_mapped, &trace->window_mapped);
	trace->timeout = wl_event_loop_add_timer(server->loop, handle_timeout, trace);
	if (!trace->timeout || !read_recording(trace, options->trace) || !open_input(trace, options)) {
		trace_destroy(trace);
		return NULL;
	}
	wl_event_source_timer_update(trace->timeout, WAIT_FOR_WINDOWS_MS);
	start_if_ready(trace);
	return trace;
}

void trace_destroy(struct trace *trace)
{
	if (!trace)
		return;
	wl_list_remove(&trace->window_mapped.link);
	if (trace->timeout)
		wl_event_source_remove(trace->timeout);
	if (trace->frame_timer)
		wl_event_source_remove(trace->frame_timer);
	recording_free(&trace->recording);
	free(trace);
}
