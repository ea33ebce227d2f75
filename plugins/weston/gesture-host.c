/* SPDX-License-Identifier: MIT */
#include "gesture-host.h"

#include "panel.h"
#include "plugin.h"
#include "progress-bar.h"
#include "surface-view.h"

#include <libweston/config-parser.h>
#include <string.h>

static void handle_log(const char *line, void *data)
{
	weston_log("tactus: %s\n", line);
}

static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
{
	const struct panel *panel = tactus_touch_source_get_user_data(tactus_touch_get_source(touch));

	if (!panel || !panel->output)
		return false;
	output->name = panel->output->name;
	output->x = version_output_x(panel->output);
	output->y = version_output_y(panel->output);
	output->width = panel->output->width;
	output->height = panel->output->height;
	return true;
}

static bool has_output(const char *name, void *data)
{
	const struct plugin *plugin = data;
	const struct weston_output *output;

	wl_list_for_each(output, &plugin->compositor->output_list, link) {
		if (strcmp(output->name, name) == 0)
			return true;
	}
	return false;
}

/* Returns the window that a surface is part of, or NULL. */
static struct weston_desktop_surface *window_of(struct weston_surface *surface)
{
	surface = surface ? weston_surface_get_main_surface(surface) : NULL;
	if (!surface || !weston_surface_is_desktop_surface(surface))
		return NULL;
	return weston_surface_get_desktop_surface(surface);
}

static const char *get_app_id(const struct tactus_touch *touch, void *data)
{
	const struct plugin *plugin = data;
	const struct tactus_view *view = tactus_touch_get_view(touch);
	const struct surface_view *surface = view && view != plugin->root ? tactus_view_get_user_data(view) : NULL;
	struct weston_desktop_surface *window = surface ? window_of(surface->view->surface) : NULL;

	return window ? weston_desktop_surface_get_app_id(window) : NULL;
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	struct plugin *plugin = data;
	struct weston_view *view = version_pick_view(plugin->compositor, event->start_x, event->start_y);
	struct weston_desktop_surface *window = view ? window_of(view->surface) : NULL;

	if (window && event->action == TACTUS_GESTURES_ACTION_CLOSE)
		weston_desktop_surface_close(window);
}

static void handle_progress(const struct tactus_gestures_progress *progress, void *data)
{
	progress_bars_show(data, progress);
}

static void handle_watch(pid_t pid, const char *name, void *data)
{
	command_watch_add(&((struct plugin *)data)->commands, pid, name);
}

/* Weston's shells do not let modules change workspaces, stacking or fullscreen. */
static const struct tactus_gestures_host host = {
	.size = sizeof(host),
	.log = handle_log,
	.find_output = find_output,
	.has_output = has_output,
	.get_app_id = get_app_id,
	.knows_modifiers = true,
	.actions = 1u << TACTUS_GESTURES_ACTION_CLOSE,
	.act = handle_act,
	.show_progress = handle_progress,
	.watch = handle_watch,
};

void gesture_host_tell_modifiers(struct plugin *plugin, const struct weston_seat *seat)
{
	uint32_t held = seat->modifier_state, modifiers = 0;

	if (held & MODIFIER_CTRL)
		modifiers |= TACTUS_MODIFIER_CTRL;
	if (held & MODIFIER_ALT)
		modifiers |= TACTUS_MODIFIER_ALT;
	if (held & MODIFIER_SUPER)
		modifiers |= TACTUS_MODIFIER_SUPER;
	if (held & MODIFIER_SHIFT)
		modifiers |= TACTUS_MODIFIER_SHIFT;
	tactus_application_set_modifiers(plugin->application, modifiers);
}

static int handle_file_change(int fd, uint32_t mask, void *data)
{
	struct plugin *plugin = data;
	const struct weston_output *output;

	if (!tactus_gestures_dispatch(plugin->gestures))
		return 0;
	wl_list_for_each(output, &plugin->compositor->output_list, link)
		panels_update(plugin, output);
	return 0;
}

bool gesture_host_init(struct plugin *plugin)
{
	struct wl_event_loop *loop = wl_display_get_event_loop(plugin->compositor->wl_display);
	int fd;

	command_watch_init(&plugin->commands, loop, handle_log, NULL);
	progress_bars_init(plugin);
	plugin->gestures = tactus_gestures_create(plugin->application, plugin->root, &host, plugin);
	if (!plugin->gestures)
		return false;
	tactus_gestures_load(plugin->gestures, weston_config_get_full_path(wet_get_config(plugin->compositor)));
	fd = tactus_gestures_get_fd(plugin->gestures);
	if (fd >= 0)
		plugin->gesture_files =
			wl_event_loop_add_fd(loop, fd, WL_EVENT_READABLE, handle_file_change, plugin);
	return true;
}

void gesture_host_finish(struct plugin *plugin)
{
	if (plugin->gesture_files)
		wl_event_source_remove(plugin->gesture_files);
	plugin->gesture_files = NULL;
	tactus_gestures_destroy(plugin->gestures);
	plugin->gestures = NULL;
	progress_bars_finish(plugin);
}
