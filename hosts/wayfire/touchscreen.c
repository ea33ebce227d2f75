/* SPDX-License-Identifier: MIT */
#include "touchscreen.h"

#include "plugin.h"
#include "scene.h"
#include "touchscreen-place.h"

#include <math.h>
#include <stdlib.h>
#include <wlr/types/wlr_cursor.h>
#include <wlr/types/wlr_touch.h>

/* Half a unit of the finest panel: keeps a finger at the very edge on the output. */
#define HALF_UNIT (1.0 / 131072)

static void destroy_touchscreen(struct touchscreen *screen)
{
	wl_list_remove(&screen->link);
	wl_list_remove(&screen->destroy.link);
	tactus_host_panel_destroy(screen->panel);
	free(screen);
}

static void handle_device_destroy(struct wl_listener *listener, void *data)
{
	struct touchscreen *screen = wl_container_of(listener, screen, destroy);

	destroy_touchscreen(screen);
}

static struct touchscreen *create_touchscreen(struct plugin *plugin, struct wlr_touch *device)
{
	struct touchscreen *screen = calloc(1, sizeof(*screen));

	if (screen)
		screen->panel = tactus_host_panel_create(tactus_host_get_application(plugin->host), plugin->loop);
	if (!screen || !screen->panel) {
		free(screen);
		return NULL;
	}
	screen->plugin = plugin;
	screen->device = device;
	screen->destroy.notify = handle_device_destroy;
	/* Before Wayfire: cancels must be sent while clients still have their wl_touch. */
	wl_list_insert(&device->base.events.destroy.listener_list, &screen->destroy.link);
	wl_list_insert(&plugin->touchscreens, &screen->link);
	tactus_host_add_panel(plugin->host, screen->panel);
	return screen;
}

static struct touchscreen *find_touchscreen(struct plugin *plugin, const struct wlr_touch *device)
{
	struct touchscreen *screen;

	wl_list_for_each(screen, &plugin->touchscreens, link) {
		if (screen->device == device)
			return screen;
	}
	return NULL;
}

static double clamp(double place)
{
	return fmin(fmax(place, HALF_UNIT), 1 - HALF_UNIT);
}

/* The frame of wlr_cursor does not name its device: it belongs to the one with samples. */
static void handle_frame(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, frame);
	struct touchscreen *screen;

	wl_list_for_each(screen, &plugin->touchscreens, link)
		tactus_host_panel_frame(screen->panel);
}

/* --- events ------------------------------------------------------------------------ */

bool touchscreens_down(struct plugin *plugin, const struct wlr_touch_down_event *event)
{
	struct touchscreen *screen;
	uint64_t time_us;
	double x, y;

	if (core_touch_is(plugin, event->touch))
		return false;
	wlr_cursor_absolute_to_layout_coords(
		plugin->cursor, &event->touch->base, clamp(event->x), clamp(event->y), &x, &y);
	screen = find_touchscreen(plugin, event->touch);
	if (!screen)
		screen = create_touchscreen(plugin, event->touch);
	if (!screen || tactus_host_panel_has_finger(screen->panel, event->touch_id))
		return true;
	time_us = tactus_host_panel_unwrap(screen->panel, event->time_msec);
	if (tactus_host_panel_get_finger_count(screen->panel) == 0)
		touchscreen_update(screen);
	tactus_host_prepare_finger(plugin->host, 0);
	tactus_host_panel_down(screen->panel, time_us, event->touch_id, x, y);
	return true;
}

bool touchscreens_motion(struct plugin *plugin, const struct wlr_touch_motion_event *event)
{
	struct touchscreen *screen = find_touchscreen(plugin, event->touch);
	double x, y;

	if (!screen || !tactus_host_panel_has_finger(screen->panel, event->touch_id))
		return false;
	wlr_cursor_absolute_to_layout_coords(plugin->cursor, &event->touch->base, event->x, event->y, &x, &y);
	return tactus_host_panel_motion(
		screen->panel, tactus_host_panel_unwrap(screen->panel, event->time_msec), event->touch_id, x, y);
}

bool touchscreens_up(struct plugin *plugin, const struct wlr_touch_up_event *event)
{
	struct touchscreen *screen = find_touchscreen(plugin, event->touch);

	if (!screen || !tactus_host_panel_has_finger(screen->panel, event->touch_id))
		return false;
	return tactus_host_panel_up(
		screen->panel, tactus_host_panel_unwrap(screen->panel, event->time_msec), event->touch_id);
}

/* Wayfire emits an up for the cancel afterwards, which is then ignored. */
static void handle_cancel(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, cancel);
	const struct wlr_touch_cancel_event *event = data;
	struct touchscreen *screen = find_touchscreen(plugin, event->touch);

	if (screen && tactus_host_panel_has_finger(screen->panel, event->touch_id))
		tactus_host_panel_cancel(
			screen->panel, tactus_host_panel_unwrap(screen->panel, event->time_msec), event->touch_id);
}

/* --- changes ------------------------------------------------------------------------- */

void touchscreens_forget_output(struct plugin *plugin, const struct wlr_output *output)
{
	struct touchscreen *screen;

	wl_list_for_each(screen, &plugin->touchscreens, link) {
		if (screen->output != output)
			continue;
		tactus_host_panel_cancel_all(screen->panel);
		screen->output = NULL;
	}
}

void touchscreens_init(struct plugin *plugin)
{
	plugin->frame.notify = handle_frame;
	wl_signal_add(&plugin->cursor->events.touch_frame, &plugin->frame);
	plugin->cancel.notify = handle_cancel;
	/* Before Wayfire, which emits an up instead. */
	wl_list_insert(&plugin->cursor->events.touch_cancel.listener_list, &plugin->cancel.link);
}

void touchscreens_finish(struct plugin *plugin)
{
	struct touchscreen *screen, *next;

	wl_list_remove(&plugin->frame.link);
	wl_list_remove(&plugin->cancel.link);
	wl_list_for_each_safe(screen, next, &plugin->touchscreens, link)
		destroy_touchscreen(screen);
}
