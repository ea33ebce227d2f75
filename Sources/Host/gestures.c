/* SPDX-License-Identifier: MIT */
#include "gestures.h"

#include "host.h"
#include "panel.h"

#include <stdio.h>

static void handle_log(const char *line, void *data)
{
	tactus_host_log(data, line);
}

static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
{
	struct tactus_host *host = data;
	double x = 0, y = 0;
	bool is_found;

	tactus_touch_get_location(touch, NULL, &x, &y);
	HOST_CALL(host, is_found = host->callbacks.find_output(touch, x, y, output, host->data));
	return is_found;
}

static bool has_output(const char *name, void *data)
{
	struct tactus_host *host = data;
	bool is_there;

	HOST_CALL(host, is_there = host->callbacks.has_output(name, host->data));
	return is_there;
}

static const char *get_app_id(const struct tactus_touch *touch, void *data)
{
	struct tactus_host *host = data;
	struct tactus_host_window *window = tactus_host_get_window(host, tactus_touch_get_view(touch));
	const char *app_id = NULL;

	if (window)
		HOST_CALL(host, app_id = host->callbacks.get_app_id(window, host->data));
	return app_id;
}

static uint32_t get_place(const struct tactus_touch *touch, void *data)
{
	struct tactus_host *host = data;
	struct tactus_host_window *window = tactus_host_get_window(host, tactus_touch_get_view(touch));
	double x = 0, y = 0;
	uint32_t place;

	tactus_touch_get_location(touch, NULL, &x, &y);
	HOST_CALL(host, place = host->callbacks.get_place(window, x, y, host->data));
	return place;
}

static bool is_locked(void *data)
{
	struct tactus_host *host = data;
	bool locked;

	HOST_CALL(host, locked = host->callbacks.is_locked(host->data));
	return locked;
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	struct tactus_host *host = data;

	HOST_CALL(host, host->callbacks.act(event, host->data));
}

static bool hold(const struct tactus_gestures_event *event, void *data)
{
	struct tactus_host *host = data;

	return tactus_host_frames_hold(host->frames, host->gestures, event);
}

static void show_progress(const struct tactus_gestures_progress *progress, void *data)
{
	struct tactus_host *host = data;

	HOST_CALL(host, host->callbacks.show_progress(progress, host->data));
}

static void handle_watch(pid_t pid, const char *name, void *data)
{
	command_watch_add(&((struct tactus_host *)data)->commands, pid, name);
}

static void prepare_actions(struct tactus_host *host)
{
	if (host->callbacks.prepare)
		HOST_CALL(host, host->callbacks.prepare(host->gestures, host->data));
}

static int handle_file_change(int fd, uint32_t mask, void *data)
{
	struct tactus_host *host = data;
	struct tactus_host_panel *panel;

	if (!tactus_gestures_dispatch(host->gestures))
		return 0;
	prepare_actions(host);
	/* Lengths change with the next finger that lands first. */
	wl_list_for_each(panel, &host->panels, link)
		tactus_gestures_accommodate(host->gestures, panel->source);
	return 0;
}

static struct tactus_gestures_host host_of(const struct tactus_host *host)
{
	const struct tactus_host_callbacks *callbacks = &host->callbacks;

	return (struct tactus_gestures_host){
		.size = sizeof(struct tactus_gestures_host),
		.name = callbacks->name,
		.log = handle_log,
		.find_output = callbacks->find_output ? find_output : NULL,
		.has_output = callbacks->has_output ? has_output : NULL,
		.get_app_id = callbacks->get_app_id ? get_app_id : NULL,
		.knows_modifiers = callbacks->get_modifiers,
		.knows_tablet_mode = callbacks->knows_tablet_mode,
		.actions = callbacks->act ? callbacks->actions : 0,
		.act = callbacks->act ? handle_act : NULL,
		.show_progress = callbacks->show_progress ? show_progress : NULL,
		.watch = handle_watch,
		.hold = callbacks->schedule_frame ? hold : NULL,
		.get_place = callbacks->get_place ? get_place : NULL,
		.is_locked = callbacks->is_locked ? is_locked : NULL,
		.places = callbacks->places,
		.words_name = callbacks->words_name,
	};
}

bool host_gestures_init(struct tactus_host *host)
{
	const struct tactus_gestures_host gestures_host = host_of(host);
	char line[64];
	int fd;

	host->gestures = tactus_gestures_create(host->application, host->root, &gestures_host, host);
	if (!host->gestures)
		return false;
	tactus_gestures_load(host->gestures, host->callbacks.gesture_file);
	tactus_gestures_add_seat(host->gestures, 0);
	prepare_actions(host);
	if (tactus_gestures_publish(host->gestures) != TACTUS_STATUS_OK)
		tactus_host_log(host,
			"other programs cannot follow gestures: XDG_RUNTIME_DIR is no folder of this user alone");
	fd = tactus_gestures_get_fd(host->gestures);
	if (fd >= 0)
		host->gesture_files =
			wl_event_loop_add_fd(host->loop, fd, WL_EVENT_READABLE, handle_file_change, host);
	snprintf(line, sizeof(line), "%zu gestures", tactus_gestures_get_count(host->gestures));
	tactus_host_log(host, line);
	return true;
}

void host_gestures_finish(struct tactus_host *host)
{
	if (host->gesture_files)
		wl_event_source_remove(host->gesture_files);
	host->gesture_files = NULL;
	tactus_gestures_destroy(host->gestures);
	host->gestures = NULL;
	if (host->callbacks.forget_actions)
		HOST_CALL(host, host->callbacks.forget_actions(host->data));
}
