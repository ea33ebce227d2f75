/* SPDX-License-Identifier: MIT */
#include "gesture-host.h"

#include "client-stream.h"
#include "output-frames.h"
#include "panel.h"
#include "plugin.h"
#include "progress-bar.h"
#include "seat-touch.h"
#include "surface-view.h"
#include "typed-keys.h"

#include <libweston/config-parser.h>
#include <string.h>

static void handle_log(const char *line, void *data)
{
	weston_log("tactus: %s\n", line);
}

static bool find_output(const struct tactus_touch *touch, double x, double y, struct tactus_gestures_output *output,
	void *data)
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

static const char *get_app_id(struct tactus_host_window *window, void *data)
{
	struct weston_desktop_surface *surface = window_of(((struct weston_view *)window)->surface);

	return surface ? weston_desktop_surface_get_app_id(surface) : NULL;
}

static bool is_panel(const struct weston_view *view)
{
	const struct weston_layer *layer = view->layer_link.layer;

	return layer && layer->position >= WESTON_LAYER_POSITION_UI &&
		layer->position != WESTON_LAYER_POSITION_FULLSCREEN;
}

/* Windows draw their own title bars. What is behind all windows is the background, also that of a shell's client. */
static uint32_t get_place(struct tactus_host_window *window, double x, double y, void *data)
{
	struct weston_view *view = (struct weston_view *)window;
	struct weston_desktop_surface *surface;

	if (!view)
		view = version_pick_view(((struct plugin *)data)->compositor, x, y);
	surface = view ? window_of(view->surface) : NULL;
	if (surface)
		return TACTUS_GESTURES_PLACE_WINDOW |
			(weston_desktop_surface_get_fullscreen(surface) ? TACTUS_GESTURES_PLACE_FULLSCREEN : 0);
	return view && is_panel(view) ? TACTUS_GESTURES_PLACE_PANEL : TACTUS_GESTURES_PLACE_DESKTOP;
}

/* Shells have this layer only while they show a lock screen. */
static bool is_locked(void *data)
{
	const struct plugin *plugin = data;
	const struct weston_layer *layer;

	wl_list_for_each(layer, &plugin->compositor->layer_list, link) {
		if (layer->position == WESTON_LAYER_POSITION_LOCK)
			return true;
	}
	return false;
}

static uint32_t get_modifiers(uint32_t seat, void *data)
{
	const struct weston_touch *touch = seat_touch_by_number(data, seat);
	uint32_t held = touch ? touch->seat->modifier_state : 0, modifiers = 0;

	if (held & MODIFIER_CTRL)
		modifiers |= TACTUS_MODIFIER_CTRL;
	if (held & MODIFIER_ALT)
		modifiers |= TACTUS_MODIFIER_ALT;
	if (held & MODIFIER_SUPER)
		modifiers |= TACTUS_MODIFIER_SUPER;
	if (held & MODIFIER_SHIFT)
		modifiers |= TACTUS_MODIFIER_SHIFT;
	return modifiers;
}

/* The lengths of a file that was read again. */
static void handle_prepare(const struct tactus_gestures *gestures, void *data)
{
	struct plugin *plugin = data;
	const struct weston_output *output;

	wl_list_for_each(output, &plugin->compositor->output_list, link)
		panels_update(plugin, output);
	typed_keys_prepare(plugin, gestures);
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	struct plugin *plugin = data;
	struct weston_view *view;
	struct weston_desktop_surface *window;

	if (TYPED_KEYS_ACTIONS >> event->action & 1) {
		typed_keys_act(plugin, event);
		return;
	}
	view = version_pick_view(plugin->compositor, event->start_x, event->start_y);
	window = view ? window_of(view->surface) : NULL;

	if (window && event->action == TACTUS_GESTURES_ACTION_CLOSE)
		weston_desktop_surface_close(window);
}

static void handle_progress(const struct tactus_gestures_progress *progress, void *data)
{
	progress_bars_show(data, progress);
}

/* Weston's shells do not let modules change workspaces, stacking or fullscreen. The clock is that of clock.c. */
static const struct tactus_host_callbacks callbacks = {
	.size = sizeof(callbacks),
	.flags = TACTUS_HOST_FLAGS_OWN_CLOCK | TACTUS_HOST_FLAGS_RECORDS,
	.actions = 1u << TACTUS_GESTURES_ACTION_CLOSE | 1u << TACTUS_GESTURES_ACTION_KEYS |
		1u << TACTUS_GESTURES_ACTION_HOLD_KEYS,
	.log = handle_log,
	.find_window = surface_view_find,
	.find_output = find_output,
	.has_output = has_output,
	.get_app_id = get_app_id,
	.get_modifiers = get_modifiers,
	.prepare = handle_prepare,
	.act = handle_act,
	.show_progress = handle_progress,
	.down = client_stream_down,
	.motion = client_stream_motion,
	.up = client_stream_up,
	.frame = client_stream_frame,
	.cancel = client_stream_cancel,
	.schedule_frame = output_frames_schedule,
	.get_place = get_place,
	.is_locked = is_locked,
	.places = TACTUS_GESTURES_PLACE_DESKTOP | TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN |
		TACTUS_GESTURES_PLACE_PANEL,
};

bool gesture_host_init(struct plugin *plugin)
{
	struct wl_event_loop *loop = wl_display_get_event_loop(plugin->compositor->wl_display);
	struct tactus_host_callbacks own = callbacks;

	progress_bars_init(plugin);
	own.gesture_file = weston_config_get_full_path(wet_get_config(plugin->compositor));
	plugin->host = tactus_host_create(loop, &own, plugin);
	if (!plugin->host) {
		progress_bars_finish(plugin);
		return false;
	}
	plugin->application = tactus_host_get_application(plugin->host);
	plugin->gestures = tactus_host_get_gestures(plugin->host);
	return true;
}

void gesture_host_finish(struct plugin *plugin)
{
	tactus_host_destroy(plugin->host);
	plugin->host = NULL;
	plugin->application = NULL;
	plugin->gestures = NULL;
	progress_bars_finish(plugin);
}
