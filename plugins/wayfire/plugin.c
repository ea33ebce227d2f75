/* SPDX-License-Identifier: MIT */
/*
 * Gestures in Wayfire from a file. The remaining touches go back to core and to the clients:
 *
 *   input ──► touchscreen ──► engine ──► gestures ──► command, action
 *                              │ ▲
 *                              │ └── window-view: what was hit
 *                              └──► client-stream ──► core-touch ──► core ──► wl_touch
 */
#include "plugin.h"

#include "client-stream.h"
#include "gesture-host.h"
#include "shell.h"
#include "tablet-switch.h"
#include "touchscreen.h"
#include "window-view.h"

#include <signal.h>
#include <stdlib.h>

static void handle_log(enum tactus_log_level level, const char *message, void *data)
{
	if (level >= TACTUS_LOG_LEVEL_WARNING)
		shell_log(message);
}

static int handle_timer(int fd, uint32_t mask, void *data)
{
	tactus_application_dispatch_timer(((struct plugin *)data)->application);
	return 0;
}

static bool create_engine(struct plugin *plugin)
{
	int timer;

	plugin->application = tactus_application_create();
	/* The hit test asks Wayfire and ignores bounds. Edges are those of the touchscreens. */
	plugin->root = tactus_window_create(plugin->application, 0, 0, 1, 1);
	/* From now on, times are near CLOCK_MONOTONIC. */
	timer = tactus_application_get_timer_fd(plugin->application);
	if (!plugin->root || timer < 0)
		return false;
	plugin->timer = wl_event_loop_add_fd(plugin->loop, timer, WL_EVENT_READABLE, handle_timer, plugin);
	tactus_application_set_log_handler(plugin->application, handle_log, NULL);
	tactus_view_set_uses_output_edges(plugin->root, true);
	return plugin->timer;
}

static void start_recording(struct plugin *plugin)
{
	const struct gesture_recorder_options options = {
		.path = getenv("TACTUS_RECORD"),
		.flight_path = getenv("TACTUS_FLIGHT_RECORDER"),
		.signal = SIGUSR2,
	};

	if (!gesture_recorder_start(&plugin->recording, plugin->application, plugin->loop, &options))
		shell_log("nothing is recorded");
}

static void destroy_engine(struct plugin *plugin)
{
	if (plugin->timer)
		wl_event_source_remove(plugin->timer);
	plugin->timer = NULL;
	tactus_application_destroy(plugin->application);
	plugin->application = NULL;
}

bool plugin_init(struct plugin *plugin)
{
	wl_list_init(&plugin->touchscreens);
	wl_list_init(&plugin->windows);
	wl_list_init(&plugin->streams);
	wl_list_init(&plugin->tablet_switches);
	if (!create_engine(plugin) || !gesture_host_init(plugin)) {
		destroy_engine(plugin);
		return false;
	}
	start_recording(plugin);
	core_touch_init(plugin);
	window_views_init(plugin);
	touchscreens_init(plugin);
	return true;
}

void plugin_finish(struct plugin *plugin)
{
	touchscreens_finish(plugin);
	tablet_switches_finish(plugin);
	client_streams_finish(plugin);
	window_views_finish(plugin);
	gesture_host_finish(plugin);
	tactus_application_destroy(plugin->application);
	plugin->application = NULL;
	gesture_recorder_finish(&plugin->recording);
	wl_event_source_remove(plugin->timer);
	plugin->timer = NULL;
	right_click_finish(plugin);
	core_touch_finish(plugin);
}
