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

static struct tactus_host_window *find_window(double x, double y, struct wl_client **client, void *data)
{
	return scene_find_window(x, y, client);
}

static const char *get_app_id(struct tactus_host_window *window, void *data)
{
	return scene_get_app_id(window);
}

static uint32_t get_place(struct tactus_host_window *window, double x, double y, void *data)
{
	return scene_get_place(x, y);
}

static bool is_locked(void *data)
{
	return scene_is_locked();
}

static bool find_output(const struct tactus_touch *touch, double x, double y, struct tactus_gestures_output *output,
	void *data)
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

static uint32_t get_modifiers(uint32_t seat, void *data)
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
static void prepare_actions(const struct tactus_gestures *gestures, void *data)
{
	if (tactus_gestures_uses_action(gestures, TACTUS_GESTURES_ACTION_RIGHT_CLICK))
		right_click_prepare(data);
}

static void show_progress(const struct tactus_gestures_progress *progress, void *data)
{
	scene_show_progress(progress);
}

static void schedule_frame(double x, double y, void *data)
{
	scene_schedule_frame(x, y);
}

static void forget_actions(void *data)
{
	scene_forget_actions();
}

/* core finds the window by itself. */
static void handle_down(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_down(data, stream, touch);
}

static void handle_motion(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_motion(data, stream, touch);
}

static void handle_up(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	core_touch_up(data, stream, touch);
}

static void handle_frame(struct tactus_host_stream *stream, uint32_t seat, void *data)
{
	core_touch_frame(data);
}

static void handle_cancel(struct tactus_host_stream *stream, uint32_t seat, void *data)
{
	core_touch_cancel(data, stream);
}

static void handle_end(struct tactus_host_stream *stream, void *data)
{
	core_touch_cancel(data, stream);
}

static struct tactus_host_callbacks callbacks = {
	.size = sizeof(callbacks),
	.flags = TACTUS_HOST_FLAGS_STREAMS_REST | TACTUS_HOST_FLAGS_RECORDS,
	.knows_tablet_mode = true,
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
	.end = handle_end,
	.get_app_id = get_app_id,
	.words_name = "wayfire",
	.get_place = get_place,
	.is_locked = is_locked,
	.places = TACTUS_GESTURES_PLACE_DESKTOP | TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_TITLE |
		TACTUS_GESTURES_PLACE_FULLSCREEN | TACTUS_GESTURES_PLACE_PANEL,
	.get_modifiers = get_modifiers,
	.show_progress = show_progress,
	.prepare = prepare_actions,
	.forget_actions = forget_actions,
	.schedule_frame = schedule_frame,
};

bool plugin_init(struct plugin *plugin)
{
	wl_list_init(&plugin->touchscreens);
	wl_list_init(&plugin->tablet_switches);
	callbacks.actions = scene_actions | 1u << TACTUS_GESTURES_ACTION_RIGHT_CLICK;
	plugin->host = tactus_host_create(plugin->loop, &callbacks, plugin);
	if (!plugin->host)
		return false;
	core_touch_init(plugin);
	touchscreens_init(plugin);
	return true;
}

void plugin_finish(struct plugin *plugin)
{
	touchscreens_finish(plugin);
	tablet_switches_finish(plugin);
	tactus_host_destroy(plugin->host);
	plugin->host = NULL;
	right_click_finish(plugin);
	core_touch_finish(plugin);
}
