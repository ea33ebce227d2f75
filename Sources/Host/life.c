/* SPDX-License-Identifier: MIT */
/* Creates and destroys a host, and cancels its fingers. */
#include "frames.h"
#include "gestures.h"
#include "host.h"
#include "panel.h"
#include "sized.h"
#include "streams.h"
#include "windows.h"

#include <stdlib.h>

#define KNOWN_FLAGS (TACTUS_HOST_FLAGS_STREAMS_REST | TACTUS_HOST_FLAGS_OWN_CLOCK | TACTUS_HOST_FLAGS_RECORDS)

void tactus_host_log(struct tactus_host *host, const char *line)
{
	if (host && line && host->callbacks.log)
		HOST_CALL(host, host->callbacks.log(line, host->data));
}

static void handle_line(const char *line, void *data)
{
	tactus_host_log(data, line);
}

static void handle_log(enum tactus_log_level level, const char *message, void *data)
{
	if (level >= TACTUS_LOG_LEVEL_WARNING)
		tactus_host_log(data, message);
}

static int handle_timer(int fd, uint32_t mask, void *data)
{
	tactus_application_dispatch_timer(((struct tactus_host *)data)->application);
	return 0;
}

static void schedule_frame(double x, double y, void *data)
{
	struct tactus_host *host = data;

	HOST_CALL(host, host->callbacks.schedule_frame(x, y, host->data));
}

static bool create_timer(struct tactus_host *host)
{
	int timer;

	if (host->callbacks.flags & TACTUS_HOST_FLAGS_OWN_CLOCK)
		return true;
	/* From now on, times are near CLOCK_MONOTONIC. */
	timer = tactus_application_get_timer_fd(host->application);
	if (timer >= 0)
		host->timer = wl_event_loop_add_fd(host->loop, timer, WL_EVENT_READABLE, handle_timer, host);
	return host->timer;
}

static bool create_engine(struct tactus_host *host)
{
	host->application = tactus_application_create();
	/* The hit test asks the host and ignores bounds. Edges are those of the touchscreens. */
	host->root = tactus_window_create(host->application, 0, 0, 1, 1);
	host->frames = tactus_host_frames_create(
		host->loop, host->callbacks.schedule_frame ? schedule_frame : NULL, host);
	if (!host->root || !host->frames || !create_timer(host))
		return false;
	tactus_application_set_log_handler(host->application, handle_log, host);
	tactus_view_set_uses_output_edges(host->root, true);
	return true;
}

static void destroy_engine(struct tactus_host *host)
{
	tactus_application_destroy(host->application);
	host->application = NULL;
	tactus_host_frames_destroy(host->frames);
	host->frames = NULL;
	if (host->timer)
		wl_event_source_remove(host->timer);
	host->timer = NULL;
}

static bool is_well_formed(const struct tactus_host_callbacks *callbacks)
{
	size_t index;

	for (index = 0; index < sizeof(callbacks->reserved2); index++) {
		if (callbacks->reserved2[index] != 0)
			return false;
	}

	for (index = 0; index < sizeof(callbacks->reserved); index++) {
		if (callbacks->reserved[index] != 0)
			return false;
	}
	return ((uint32_t)callbacks->flags & ~(uint32_t)KNOWN_FLAGS) == 0;
}

static struct tactus_host *allocate(
	struct wl_event_loop *loop, const struct tactus_host_callbacks *callbacks, void *data)
{
	struct tactus_host *host = calloc(1, sizeof(*host));

	if (!host)
		return NULL;
	if (!host_copy_sized(&host->callbacks, sizeof(host->callbacks), callbacks) ||
		!is_well_formed(&host->callbacks)) {
		free(host);
		return NULL;
	}
	host->data = data;
	host->loop = loop;
	wl_list_init(&host->panels);
	wl_list_init(&host->windows);
	wl_list_init(&host->streams);
	command_watch_init(&host->commands, loop, handle_line, host);
	return host;
}

struct tactus_host *tactus_host_create(
	struct wl_event_loop *loop, const struct tactus_host_callbacks *callbacks, void *data)
{
	struct tactus_host *host = loop && callbacks ? allocate(loop, callbacks, data) : NULL;

	if (!host)
		return NULL;
	if (!create_engine(host) || !host_gestures_init(host)) {
		destroy_engine(host);
		tactus_host_log(host, "no memory or no timer; touch stays as it is without tactus");
		free(host);
		return NULL;
	}
	host->callbacks.name = NULL;
	host->callbacks.gesture_file = NULL;
	host->callbacks.words_name = NULL;
	if (host->callbacks.flags & TACTUS_HOST_FLAGS_RECORDS) {
		host->recorder = tactus_host_recorder_create(host->application, loop, NULL);
		if (!host->recorder)
			tactus_host_log(host, "nothing is recorded");
	}
	host_windows_init(host);
	return host;
}

void tactus_host_destroy(struct tactus_host *host)
{
	if (!host || host->depth > 0 || host->frames->depth > 0)
		return;
	host_streams_finish(host);
	host_windows_finish(host);
	host_panels_forget(&host->panels);
	host_gestures_finish(host);
	command_watch_finish(&host->commands);
	destroy_engine(host);
	tactus_host_recorder_destroy(host->recorder);
	free(host);
}

struct tactus_application *tactus_host_get_application(const struct tactus_host *host)
{
	return host ? host->application : NULL;
}

struct tactus_view *tactus_host_get_root(const struct tactus_host *host)
{
	return host ? host->root : NULL;
}

struct wl_event_loop *tactus_host_get_loop(const struct tactus_host *host)
{
	return host ? host->loop : NULL;
}

struct tactus_gestures *tactus_host_get_gestures(const struct tactus_host *host)
{
	return host ? host->gestures : NULL;
}

struct tactus_host_frames *tactus_host_get_frames(const struct tactus_host *host)
{
	return host ? host->frames : NULL;
}

enum tactus_status tactus_host_output_frame(struct tactus_host *host, const struct tactus_gestures_output *output,
	uint64_t time_us, uint64_t presented_us, uint64_t interval_us)
{
	return tactus_host_frames_deliver(tactus_host_get_frames(host), output, time_us, presented_us, interval_us);
}

void tactus_host_prepare_finger(struct tactus_host *host, uint32_t seat)
{
	uint32_t modifiers = 0;

	if (!host)
		return;
	if (host->callbacks.get_modifiers) {
		HOST_CALL(host, modifiers = host->callbacks.get_modifiers(seat, host->data));
		tactus_application_set_modifiers(host->application, modifiers);
	}
	/* Without a change both return at once. */
	tactus_gestures_add_seat(host->gestures, seat);
	tactus_gestures_complete_seat(host->gestures, seat);
}

enum tactus_status tactus_host_add_panel(struct tactus_host *host, struct tactus_host_panel *panel)
{
	if (!host || !panel || panel->application != host->application)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	wl_list_remove(&panel->link);
	wl_list_insert(&host->panels, &panel->link);
	tactus_gestures_accommodate(host->gestures, panel->source);
	return TACTUS_STATUS_OK;
}

void tactus_host_cancel(struct tactus_host *host)
{
	struct tactus_host_panel *panel;
	struct wl_list rest;

	if (!host)
		return;
	/* Functions of the host may destroy any of them. */
	wl_list_init(&rest);
	wl_list_insert_list(&rest, &host->panels);
	wl_list_init(&host->panels);
	while (!wl_list_empty(&rest)) {
		panel = wl_container_of(rest.next, panel, link);
		wl_list_remove(&panel->link);
		wl_list_insert(host->panels.prev, &panel->link);
		tactus_host_panel_cancel_all(panel);
	}
}
