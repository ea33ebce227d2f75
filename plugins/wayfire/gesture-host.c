/* SPDX-License-Identifier: MIT */
#include "gesture-host.h"

#include "plugin.h"
#include "shell.h"
#include "touchscreen.h"
#include "window-view.h"

#include <stdio.h>
#include <wlr/types/wlr_output_layout.h>

static void handle_log(const char *line, void *data)
{
	shell_log(line);
}

static bool find_output(const struct tactus_touch *touch, struct gestures_output *output, void *data)
{
	const struct plugin *plugin = data;
	struct wlr_output *wlr_output;
	struct wlr_box box;
	double x = 0, y = 0;

	tactus_touch_get_location(touch, NULL, &x, &y);
	wlr_output = wlr_output_layout_output_at(plugin->layout, x, y);
	if (!wlr_output)
		return false;
	wlr_output_layout_get_box(plugin->layout, wlr_output, &box);
	output->name = wlr_output->name;
	output->x = box.x;
	output->y = box.y;
	output->width = box.width;
	output->height = box.height;
	return true;
}

static bool has_output(const char *name, void *data)
{
	return shell_has_output(name);
}

static const char *get_app_id(const struct tactus_touch *touch, void *data)
{
	struct shell_window *window = window_of_view(data, tactus_touch_get_view(touch));

	return window ? shell_window_app_id(window) : NULL;
}

static void handle_act(const struct gestures_event *event, void *data)
{
	if (event->action == GESTURES_ACTION_RIGHT_CLICK)
		right_click(data, event->x, event->y);
	else
		shell_act(event);
}

static void handle_watch(pid_t pid, const char *name, void *data)
{
	command_watch_add(&((struct plugin *)data)->commands, pid, name);
}

static struct gestures_host host = {
	.log = handle_log,
	.find_output = find_output,
	.has_output = has_output,
	.get_app_id = get_app_id,
	.knows_modifiers = true,
	.knows_tablet_mode = true,
	.act = handle_act,
	.watch = handle_watch,
};

/* The mouse must be there before the first click, so that clients bind wl_pointer in time. */
static void prepare_actions(struct plugin *plugin)
{
	if (gestures_use_action(plugin->gestures, GESTURES_ACTION_RIGHT_CLICK))
		right_click_prepare(plugin);
}

static int handle_file_change(int fd, uint32_t mask, void *data)
{
	struct plugin *plugin = data;

	if (!gestures_dispatch(plugin->gestures))
		return 0;
	prepare_actions(plugin);
	touchscreens_update(plugin);
	return 0;
}

bool gesture_host_init(struct plugin *plugin)
{
	char line[64];

	command_watch_init(&plugin->commands, plugin->loop, handle_log, plugin);
	host.actions = shell_actions | 1u << GESTURES_ACTION_RIGHT_CLICK;
	plugin->gestures = gestures_create(plugin->application, plugin->root, &host, plugin);
	if (!plugin->gestures)
		return false;
	gestures_load(plugin->gestures, NULL);
	/* Wayfire has one seat. */
	gestures_add_seat(plugin->gestures, 0);
	prepare_actions(plugin);
	if (gestures_get_fd(plugin->gestures) >= 0)
		plugin->gesture_files = wl_event_loop_add_fd(plugin->loop, gestures_get_fd(plugin->gestures),
			WL_EVENT_READABLE, handle_file_change, plugin);
	snprintf(line, sizeof(line), "%zu gestures", gestures_count(plugin->gestures));
	shell_log(line);
	return true;
}

void gesture_host_finish(struct plugin *plugin)
{
	if (plugin->gesture_files)
		wl_event_source_remove(plugin->gesture_files);
	plugin->gesture_files = NULL;
	gestures_destroy(plugin->gestures);
	plugin->gestures = NULL;
	command_watch_finish(&plugin->commands);
	shell_forget_actions();
}
