/* SPDX-License-Identifier: MIT */
#include "touchscreen.h"

#include "listener.h"
#include "output.h"
#include "server.h"
#include "surface-view.h"
#include "wlroots-version.h"

#include <stdlib.h>
#include <string.h>
#include <tactus.h>
#include <wlr/util/log.h>

/* Half a unit of the finest panel. */
#define HALF_UNIT (1.0 / 131072)

/*
 * From the panel, whose picture is turned, to the picture: x' = a·x + c·y + tx, y' = b·x + d·y + ty, from 0 to 1.
 * The index is an enum wl_output_transform.
 */
static const double turns[][6] = {
	{ 1, 0, 0, 1, 0, 0 },
	{ 0, 1, -1, 0, 1, 0 },
	{ -1, 0, 0, -1, 1, 1 },
	{ 0, -1, 1, 0, 0, 1 },
	{ -1, 0, 0, 1, 1, 0 },
	{ 0, 1, 1, 0, 0, 0 },
	{ 1, 0, 0, -1, 0, 1 },
	{ 0, -1, -1, 0, 1, 1 },
};

void touchscreen_map(struct touchscreen *touchscreen)
{
	struct server *server = touchscreen->seat->server;
	struct wlr_output *output = output_of_touchscreen(server, version_output_name_of(touchscreen->device));
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct wlr_box box;
	double width_mm, height_mm;

	if (!output)
		return;
	box = version_get_output_box(server->output_layout, output);
	version_get_size_of(touchscreen->device, &width_mm, &height_mm);
	if (width_mm <= 0 || height_mm <= 0) {
		width_mm = output->phys_width;
		height_mm = output->phys_height;
	}
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED;
	info.x = box.x;
	info.y = box.y;
	info.width = box.width;
	info.height = box.height;
	info.width_mm = output->transform & WL_OUTPUT_TRANSFORM_90 ? height_mm : width_mm;
	info.height_mm = output->transform & WL_OUTPUT_TRANSFORM_90 ? width_mm : height_mm;
	memcpy(info.transform, turns[output->transform], sizeof(info.transform));
	if (touchscreen->source)
		tactus_touch_source_set_info(touchscreen->source, &info);
	else
		touchscreen->source = tactus_touch_source_create(server->shell.application, &info);
}

/* A finger on the panel's very first or last unit is on it, also when the picture is turned. */
static double clamp(double place)
{
	return place < HALF_UNIT ? HALF_UNIT : place > 1 - HALF_UNIT ? 1 - HALF_UNIT
								     : place;
}

static void handle_down(struct wl_listener *listener, void *data)
{
	struct touchscreen *touchscreen = wl_container_of(listener, touchscreen, down);
	const struct wlr_touch_down_event *event = data;

	if (!touchscreen->source)
		return;
	touchscreen->fingers++;
	touchscreen->last_time_us = shell_time_of_event(event->time_msec);
	tactus_touch_source_down(touchscreen->source, touchscreen->last_time_us, event->touch_id,
		clamp(event->x), clamp(event->y));
}

static void handle_motion(struct wl_listener *listener, void *data)
{
	struct touchscreen *touchscreen = wl_container_of(listener, touchscreen, motion);
	const struct wlr_touch_motion_event *event = data;

	if (!touchscreen->source)
		return;
	touchscreen->last_time_us = shell_time_of_event(event->time_msec);
	tactus_touch_source_motion(
		touchscreen->source, touchscreen->last_time_us, event->touch_id, event->x, event->y);
}

static void lift(struct touchscreen *touchscreen, uint32_t time_ms)
{
	if (touchscreen->fingers > 0)
		touchscreen->fingers--;
	touchscreen->last_time_us = shell_time_of_event(time_ms);
}

static void handle_up(struct wl_listener *listener, void *data)
{
	struct touchscreen *touchscreen = wl_container_of(listener, touchscreen, up);
	const struct wlr_touch_up_event *event = data;

	if (!touchscreen->source)
		return;
	lift(touchscreen, event->time_msec);
	tactus_touch_source_up(touchscreen->source, touchscreen->last_time_us, event->touch_id);
}

/* One touch, a palm. */
static void handle_cancel(struct wl_listener *listener, void *data)
{
	struct touchscreen *touchscreen = wl_container_of(listener, touchscreen, cancel);
	const struct wlr_touch_cancel_event *event = data;

	if (!touchscreen->source)
		return;
	lift(touchscreen, event->time_msec);
	tactus_touch_source_cancel(touchscreen->source, touchscreen->last_time_us, event->touch_id);
}

static void handle_frame(struct wl_listener *listener, void *data)
{
	struct touchscreen *touchscreen = wl_container_of(listener, touchscreen, frame);
	struct shell *shell = &touchscreen->seat->server->shell;

	if (!touchscreen->source)
		return;
	surface_views_follow_scene(shell);
	tactus_touch_source_frame(touchscreen->source, touchscreen->last_time_us);
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct touchscreen *touchscreen = wl_container_of(listener, touchscreen, destroy);
	struct seat *seat = touchscreen->seat;

	/* Its touches are cancelled, while clients still have a wl_touch to hear it from. */
	tactus_touch_source_destroy(touchscreen->source);
	wl_list_remove(&touchscreen->down.link);
	wl_list_remove(&touchscreen->motion.link);
	wl_list_remove(&touchscreen->up.link);
	wl_list_remove(&touchscreen->cancel.link);
	wl_list_remove(&touchscreen->frame.link);
	wl_list_remove(&touchscreen->destroy.link);
	wl_list_remove(&touchscreen->link);
	free(touchscreen);
	seat_update_capabilities(seat);
}

void touchscreen_create(struct seat *seat, struct wlr_input_device *device)
{
	struct touchscreen *touchscreen = calloc(1, sizeof(*touchscreen));
	struct wlr_touch *touch = version_touch_of(device);

	if (!touchscreen) {
		wlr_log(WLR_ERROR, "no memory for %s", device->name);
		return;
	}
	touchscreen->seat = seat;
	touchscreen->device = device;
	listen_to(&touch->events.down, &touchscreen->down, handle_down);
	listen_to(&touch->events.motion, &touchscreen->motion, handle_motion);
	listen_to(&touch->events.up, &touchscreen->up, handle_up);
	listen_to(&touch->events.cancel, &touchscreen->cancel, handle_cancel);
	listen_to(&touch->events.frame, &touchscreen->frame, handle_frame);
	listen_to(&device->events.destroy, &touchscreen->destroy, handle_destroy);
	wl_list_insert(&seat->touchscreens, &touchscreen->link);
	touchscreen_map(touchscreen);
}
