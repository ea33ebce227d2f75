/* SPDX-License-Identifier: MIT */
/* Adds a panel of libtactus-host for each touchscreen of a wlr_cursor: touch ids and frames belong to a device. */
#include "tactus-wlroots-private.h"

#include <math.h>
#include <stdlib.h>
#include <tactus-host.h>

/* Touches on the last row or column of a panel must lie on it: half a unit of the finest panel. */
#define HALF_UNIT (1.0 / 131072)

struct touchscreen {
	struct wl_list link;
	struct tactus_wlroots *glue;
	struct wlr_input_device *device;
	struct tactus_host_panel *panel;
	struct wl_listener destroy;
};

static void handle_device_destroy(struct wl_listener *listener, void *data)
{
	struct touchscreen *screen = wl_container_of(listener, screen, destroy);

	tactus_host_panel_destroy(screen->panel);
	wl_list_remove(&screen->destroy.link);
	wl_list_remove(&screen->link);
	free(screen);
}

static struct touchscreen *find_touchscreen(struct tactus_wlroots *glue, struct wlr_input_device *device)
{
	struct touchscreen *screen;

	wl_list_for_each(screen, &glue->touchscreens, link) {
		if (screen->device == device)
			return screen;
	}
	return NULL;
}

static struct touchscreen *create_touchscreen(struct tactus_wlroots *glue, struct wlr_input_device *device)
{
	struct touchscreen *screen = calloc(1, sizeof(*screen));

	if (screen)
		screen->panel = tactus_host_panel_create(glue->application, glue->host.loop);
	if (!screen || !screen->panel) {
		free(screen);
		return NULL;
	}
	screen->glue = glue;
	screen->device = device;
	screen->destroy.notify = handle_device_destroy;
	/* Runs before the compositor's own listener: clients must get their cancel while they still have a wl_touch. */
	wl_list_insert(&device->events.destroy.listener_list, &screen->destroy.link);
	wl_list_insert(&glue->touchscreens, &screen->link);
	return screen;
}

/* Updates rectangle, size and clock of the source when the first finger lands. */
static void update_source(const struct touchscreen *screen)
{
	const struct tactus_wlroots_host *host = &screen->glue->host;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	double right, bottom, width_mm, height_mm;
	struct wlr_output *output;

	/* The rectangle that the device is mapped to. */
	wlr_cursor_absolute_to_layout_coords(host->cursor, screen->device, 0, 0, &info.x, &info.y);
	wlr_cursor_absolute_to_layout_coords(host->cursor, screen->device, 1, 1, &right, &bottom);
	info.width = right - info.x;
	info.height = bottom - info.y;
	width_mm = version_touchscreen_of(screen->device)->width_mm;
	height_mm = version_touchscreen_of(screen->device)->height_mm;
	output = wlr_output_layout_output_at(host->layout, info.x + info.width / 2, info.y + info.height / 2);
	if (output && (width_mm <= 0 || height_mm <= 0)) {
		struct wlr_box box = version_get_output_box(host->layout, output);

		width_mm = output->phys_width * info.width / fmax(box.width, 1);
		height_mm = output->phys_height * info.height / fmax(box.height, 1);
	}
	info.width_mm = output && output->transform & WL_OUTPUT_TRANSFORM_90 ? height_mm : width_mm;
	info.height_mm = output && output->transform & WL_OUTPUT_TRANSFORM_90 ? width_mm : height_mm;
	if (tactus_host_panel_has_foreign_clock(screen->panel))
		info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	tactus_touch_source_set_info(tactus_host_panel_get_source(screen->panel), &info);
}

static double clamp(double place)
{
	return fmin(fmax(place, HALF_UNIT), 1 - HALF_UNIT);
}

static void handle_down(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, down);
	const struct wlr_touch_down_event *event = data;
	struct wlr_input_device *device = version_device_of(event, touch);
	struct touchscreen *screen = find_touchscreen(glue, device);
	uint64_t time_us;
	double x, y;

	if (!screen)
		screen = create_touchscreen(glue, device);
	if (!screen || tactus_host_panel_has_finger(screen->panel, event->touch_id))
		return;
	time_us = tactus_host_panel_unwrap(screen->panel, event->time_msec);
	if (tactus_host_panel_get_finger_count(screen->panel) == 0)
		update_source(screen);
	wlr_cursor_absolute_to_layout_coords(glue->host.cursor, device, clamp(event->x), clamp(event->y), &x, &y);
	tactus_host_panel_down(screen->panel, time_us, event->touch_id, x, y);
}

/* Returns the panel that has the finger, or NULL: the times of other fingers would mislead the panel. */
static struct tactus_host_panel *panel_with(struct tactus_wlroots *glue, struct wlr_input_device *device, int32_t id)
{
	const struct touchscreen *screen = find_touchscreen(glue, device);

	return screen && tactus_host_panel_has_finger(screen->panel, id) ? screen->panel : NULL;
}

static void handle_motion(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, motion);
	const struct wlr_touch_motion_event *event = data;
	struct wlr_input_device *device = version_device_of(event, touch);
	struct tactus_host_panel *panel = panel_with(glue, device, event->touch_id);
	double x, y;

	if (!panel)
		return;
	wlr_cursor_absolute_to_layout_coords(glue->host.cursor, device, event->x, event->y, &x, &y);
	tactus_host_panel_motion(
		panel, tactus_host_panel_unwrap(panel, event->time_msec), event->touch_id, x, y);
}

static void handle_up(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, up);
	const struct wlr_touch_up_event *event = data;
	struct tactus_host_panel *panel = panel_with(glue, version_device_of(event, touch), event->touch_id);

	if (panel)
		tactus_host_panel_up(panel, tactus_host_panel_unwrap(panel, event->time_msec), event->touch_id);
}

static void handle_cancel(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, cancel);
	const struct wlr_touch_cancel_event *event = data;
	struct tactus_host_panel *panel = panel_with(glue, version_device_of(event, touch), event->touch_id);

	if (!panel)
		return;
	tactus_host_panel_cancel(panel, tactus_host_panel_unwrap(panel, event->time_msec), event->touch_id);
	/* No lift follows. */
	tactus_host_panel_up(panel, tactus_host_panel_get_time(panel), event->touch_id);
}

/* The frame event of wlr_cursor names no device: it belongs to those with samples. */
static void handle_frame(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, frame);
	struct touchscreen *screen;

	wl_list_for_each(screen, &glue->touchscreens, link)
		tactus_host_panel_frame(screen->panel);
}

unsigned tactus_wlroots_count_fingers(const struct tactus_wlroots *glue)
{
	const struct touchscreen *screen;
	unsigned fingers = 0;

	wl_list_for_each(screen, &glue->touchscreens, link)
		fingers += tactus_host_panel_get_finger_count(screen->panel);
	return fingers;
}

void tactus_wlroots_begin_input(struct tactus_wlroots *glue)
{
	struct wlr_cursor *cursor = glue->host.cursor;

	wl_list_init(&glue->touchscreens);
	tactus_wlroots_listen_to(&cursor->events.touch_down, &glue->down, handle_down);
	tactus_wlroots_listen_to(&cursor->events.touch_motion, &glue->motion, handle_motion);
	tactus_wlroots_listen_to(&cursor->events.touch_up, &glue->up, handle_up);
	tactus_wlroots_listen_to(&cursor->events.touch_cancel, &glue->cancel, handle_cancel);
	tactus_wlroots_listen_to(&cursor->events.touch_frame, &glue->frame, handle_frame);
}

void tactus_wlroots_end_input(struct tactus_wlroots *glue)
{
	struct touchscreen *screen, *next;

	wl_list_for_each_safe(screen, next, &glue->touchscreens, link)
		handle_device_destroy(&screen->destroy, NULL);
	wl_list_remove(&glue->down.link);
	wl_list_remove(&glue->motion.link);
	wl_list_remove(&glue->up.link);
	wl_list_remove(&glue->cancel.link);
	wl_list_remove(&glue->frame.link);
}
