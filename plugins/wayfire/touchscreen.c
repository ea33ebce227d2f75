/* SPDX-License-Identifier: MIT */
#include "touchscreen.h"

#include "plugin.h"
#include "shell.h"
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
	tactus_touch_source_destroy(screen->source);
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
		screen->source = tactus_touch_source_create(plugin->application, NULL);
	if (!screen || !screen->source) {
		free(screen);
		return NULL;
	}
	screen->plugin = plugin;
	screen->device = device;
	screen->destroy.notify = handle_device_destroy;
	/* Before Wayfire: cancels must be sent while clients still have their wl_touch. */
	wl_list_insert(&device->base.events.destroy.listener_list, &screen->destroy.link);
	wl_list_insert(&plugin->touchscreens, &screen->link);
	gestures_accommodate(plugin->gestures, screen->source);
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

static struct finger *find_finger(struct touchscreen *screen, int32_t id)
{
	size_t index;

	for (index = 0; screen && index < screen->finger_count; index++) {
		if (screen->fingers[index].id == id)
			return &screen->fingers[index];
	}
	return NULL;
}

static void remove_finger(struct touchscreen *screen, struct finger *finger)
{
	*finger = screen->fingers[--screen->finger_count];
}

static double clamp(double place)
{
	return fmin(fmax(place, HALF_UNIT), 1 - HALF_UNIT);
}

/* --- frames ---------------------------------------------------------------------- */

static void deliver(struct plugin *plugin)
{
	struct touchscreen *screen;

	if (plugin->idle)
		wl_event_source_remove(plugin->idle);
	plugin->idle = NULL;
	/* The frame of wlr_cursor does not name its device: it belongs to the one with samples. */
	wl_list_for_each(screen, &plugin->touchscreens, link) {
		if (!screen->has_samples)
			continue;
		screen->has_samples = false;
		tactus_touch_source_frame(screen->source, screen->time_us);
	}
}

static void handle_idle(void *data)
{
	struct plugin *plugin = data;

	plugin->idle = NULL;
	deliver(plugin);
}

/* libinput sometimes omits a frame; a lift must not wait for the next touch. */
static void deliver_soon(struct plugin *plugin)
{
	if (!plugin->idle)
		plugin->idle = wl_event_loop_add_idle(plugin->loop, handle_idle, plugin);
}

static void handle_frame(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, frame);

	deliver(plugin);
}

/* --- events ------------------------------------------------------------------------ */

bool touchscreens_down(struct plugin *plugin, const struct wlr_touch_down_event *event)
{
	struct touchscreen *screen;
	double x, y;

	if (core_touch_is(plugin, event->touch))
		return false;
	wlr_cursor_absolute_to_layout_coords(
		plugin->cursor, &event->touch->base, clamp(event->x), clamp(event->y), &x, &y);
	if (shell_is_locked(x, y))
		return false;
	screen = find_touchscreen(plugin, event->touch);
	if (!screen)
		screen = create_touchscreen(plugin, event->touch);
	if (!screen || screen->finger_count == TOUCHSCREEN_MOST_FINGERS || find_finger(screen, event->touch_id))
		return true;
	touchscreen_set_time(screen, event->time_msec, screen->finger_count == 0);
	if (screen->finger_count == 0)
		touchscreen_update(screen);
	tactus_application_set_modifiers(plugin->application, shell_modifiers());
	screen->fingers[screen->finger_count++] = (struct finger){ .id = event->touch_id };
	tactus_touch_source_down(screen->source, screen->time_us, event->touch_id, x, y);
	screen->has_samples = true;
	return true;
}

bool touchscreens_motion(struct plugin *plugin, const struct wlr_touch_motion_event *event)
{
	struct touchscreen *screen = find_touchscreen(plugin, event->touch);
	const struct finger *finger = find_finger(screen, event->touch_id);
	double x, y;

	if (!finger)
		return false;
	touchscreen_set_time(screen, event->time_msec, false);
	if (finger->is_over)
		return true;
	wlr_cursor_absolute_to_layout_coords(plugin->cursor, &event->touch->base, event->x, event->y, &x, &y);
	tactus_touch_source_motion(screen->source, screen->time_us, event->touch_id, x, y);
	screen->has_samples = true;
	return true;
}

bool touchscreens_up(struct plugin *plugin, const struct wlr_touch_up_event *event)
{
	struct touchscreen *screen = find_touchscreen(plugin, event->touch);
	struct finger *finger = find_finger(screen, event->touch_id);
	bool is_over;

	if (!finger)
		return false;
	is_over = finger->is_over;
	remove_finger(screen, finger);
	touchscreen_set_time(screen, event->time_msec, false);
	if (is_over)
		return true;
	tactus_touch_source_up(screen->source, screen->time_us, event->touch_id);
	screen->has_samples = true;
	deliver_soon(plugin);
	return true;
}

/* Wayfire emits an up for the cancel afterwards, which is then ignored. */
static void handle_cancel(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, cancel);
	const struct wlr_touch_cancel_event *event = data;
	struct touchscreen *screen = find_touchscreen(plugin, event->touch);
	struct finger *finger = find_finger(screen, event->touch_id);

	if (!finger || finger->is_over)
		return;
	finger->is_over = true;
	touchscreen_set_time(screen, event->time_msec, false);
	tactus_touch_source_cancel(screen->source, screen->time_us, event->touch_id);
	screen->has_samples = true;
	deliver_soon(plugin);
}

/* --- changes ------------------------------------------------------------------------- */

static void cancel_all(struct touchscreen *screen)
{
	/* The time of a deadline may be later than the last event. */
	uint64_t time_us = tactus_application_get_time(screen->plugin->application);
	size_t index;

	for (index = 0; index < screen->finger_count; index++)
		screen->fingers[index].is_over = true;
	screen->has_samples = false;
	tactus_touch_source_cancel_all(screen->source, time_us > screen->time_us ? time_us : screen->time_us);
}

void touchscreens_forget_output(struct plugin *plugin, const struct wlr_output *output)
{
	struct touchscreen *screen;

	wl_list_for_each(screen, &plugin->touchscreens, link) {
		if (screen->output != output)
			continue;
		cancel_all(screen);
		screen->output = NULL;
	}
}

void touchscreens_update(struct plugin *plugin)
{
	struct touchscreen *screen;

	/* Lengths change with the next finger that lands first. */
	wl_list_for_each(screen, &plugin->touchscreens, link)
		gestures_accommodate(plugin->gestures, screen->source);
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

	if (plugin->idle)
		wl_event_source_remove(plugin->idle);
	plugin->idle = NULL;
	wl_list_remove(&plugin->frame.link);
	wl_list_remove(&plugin->cancel.link);
	wl_list_for_each_safe(screen, next, &plugin->touchscreens, link) {
		cancel_all(screen);
		destroy_touchscreen(screen);
	}
}
