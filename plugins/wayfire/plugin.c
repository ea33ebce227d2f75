/* SPDX-License-Identifier: MIT */
/* Gestures in Wayfire from a file. The remaining touches go back to core, which sends them to the clients. */
#include "plugin.h"

#include "scene.h"
#include "tablet-switch.h"
#include "touchscreen.h"

#include <wlr/types/wlr_output_layout.h>

static void handle_log(const char *line, void *data)
{
	scene_log(line);
}

static struct shell_window *find_window(double x, double y, struct wl_client **client, void *data)
{
	return scene_find_window(x, y, client);
}

static const char *get_app_id(struct shell_window *window, void *data)
{
	return scene_get_app_id(window);
}

static bool find_output(double x, double y, struct tactus_gestures_output *output, void *data)
{
	const struct plugin *plugin = data;
	struct wlr_output *wlr_output = wlr_output_layout_output_at(plugin->layout, x, y);
	struct wlr_box box;

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
	return scene_has_output(name);
}

static uint32_t get_modifiers(void *data)
{
	return scene_get_modifiers();
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	if (event->action == TACTUS_GESTURES_ACTION_RIGHT_CLICK)
		right_click(data, event->x, event->y);
	else
		scene_act(event);
}

/* The mouse must be there before the first click, so that clients bind wl_pointer in time. */
static void prepare_actions(void *data)
{
	struct plugin *plugin = data;

	if (tactus_gestures_uses_action(plugin->shell.gestures, TACTUS_GESTURES_ACTION_RIGHT_CLICK))
		right_click_prepare(plugin);
}

static void show_progress(const struct tactus_gestures_progress *progress, void *data)
{
	scene_show_progress(progress);
}

static void forget_actions(void *data)
{
	scene_forget_actions();
}

/* core finds the window by itself. */
static void handle_down(struct shell_stream *stream, struct shell_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_down(data, stream, touch);
}

static void handle_motion(struct shell_stream *stream, struct shell_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_motion(data, stream, touch);
}

static void handle_up(struct shell_stream *stream, struct shell_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_up(data, stream, touch);
}

static void handle_frame(struct shell_stream *stream, void *data)
{
	core_touch_frame(data);
}

static void handle_cancel(struct shell_stream *stream, void *data)
{
	core_touch_cancel(data, stream);
}

static struct shell_host host = {
	.log = handle_log,
	.find_window = find_window,
	.find_output = find_output,
	.has_output = has_output,
	.act = handle_act,
	.down = handle_down,
	.motion = handle_motion,
	.up = handle_up,
	.frame = handle_frame,
	.cancel = handle_cancel,
	.get_app_id = get_app_id,
	.get_modifiers = get_modifiers,
	.show_progress = show_progress,
	.prepare = prepare_actions,
	.forget_actions = forget_actions,
	.knows_tablet_mode = true,
};

bool plugin_init(struct plugin *plugin)
{
	wl_list_init(&plugin->touchscreens);
	wl_list_init(&plugin->tablet_switches);
	host.actions = scene_actions | 1u << TACTUS_GESTURES_ACTION_RIGHT_CLICK;
	if (!shell_init(&plugin->shell, &host, plugin, plugin->loop))
		return false;
	core_touch_init(plugin);
	touchscreens_init(plugin);
	return true;
}

void plugin_finish(struct plugin *plugin)
{
	touchscreens_finish(plugin);
	tablet_switches_finish(plugin);
	shell_finish(&plugin->shell);
	right_click_finish(plugin);
	core_touch_finish(plugin);
}
