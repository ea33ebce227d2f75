/* SPDX-License-Identifier: MIT */
/* Adds a touch source for each touchscreen of a wlr_cursor: touch ids and frames belong to a device. */
#define _POSIX_C_SOURCE 200809L /* for clock_gettime */
#include "tactus-wlroots-private.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

/* Touches on the last row or column of a panel must lie on it: half a unit of the finest panel. */
#define HALF_UNIT (1.0 / 131072)
/*
 * Largest distance in ms between an event's time and CLOCK_MONOTONIC. Beyond it the device has another clock (rule
 * 11.4).
 */
#define OWN_CLOCK_MS 1000

struct touchscreen {
	struct wl_list link;
	struct tactus_wlroots *glue;
	struct wlr_input_device *device;
	struct tactus_touch_source *source;
	unsigned fingers;
	bool has_samples; /* whether samples wait for a frame */
	uint64_t time_us; /* time of the last sample */
	struct wl_listener destroy;
};

static void deliver(struct tactus_wlroots *glue)
{
	struct touchscreen *screen;

	if (glue->idle)
		wl_event_source_remove(glue->idle);
	glue->idle = NULL;
	/* The frame event of wlr_cursor names no device: deliver all devices with samples. */
	wl_list_for_each(screen, &glue->touchscreens, link) {
		if (screen->has_samples)
			tactus_touch_source_frame(screen->source, screen->time_us);
		screen->has_samples = false;
	}
}

static void handle_idle(void *data)
{
	struct tactus_wlroots *glue = data;

	glue->idle = NULL;
	deliver(glue);
}

static void handle_device_destroy(struct wl_listener *listener, void *data)
{
	struct touchscreen *screen = wl_container_of(listener, screen, destroy);

	tactus_touch_source_destroy(screen->source);
	wl_list_remove(&screen->destroy.link);
	wl_list_remove(&screen->link);
	free(screen);
}

static struct touchscreen *touchscreen_of(struct tactus_wlroots *glue, struct wlr_input_device *device)
{
	struct touchscreen *screen;

	wl_list_for_each(screen, &glue->touchscreens, link) {
		if (screen->device == device)
			return screen;
	}
	screen = calloc(1, sizeof(*screen));
	if (screen)
		screen->source = tactus_touch_source_create(glue->application, NULL);
	if (!screen || !screen->source) {
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

/* Converts a 32-bit time to 64 bits: near CLOCK_MONOTONIC for the first touch, near the last sample for others. */
static uint64_t unwrap(const struct touchscreen *screen, uint32_t time_ms)
{
	int32_t passed_ms = (int32_t)(time_ms - tactus_wlroots_milliseconds(screen->time_us));

	if (screen->fingers == 0)
		return tactus_application_unwrap_milliseconds(screen->glue->application, time_ms);
	return screen->time_us + (uint64_t)((int64_t)passed_ms * 1000);
}

static bool is_foreign(uint32_t time_ms)
{
	struct timespec now;
	int32_t age_ms;

	clock_gettime(CLOCK_MONOTONIC, &now);
	age_ms = (int32_t)((uint32_t)((uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000) - time_ms);
	return age_ms < -OWN_CLOCK_MS || age_ms > OWN_CLOCK_MS;
}

/* Updates rectangle, size and clock of the source when the first finger lands. */
static void update_source(struct touchscreen *screen, uint32_t time_ms)
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
	if (is_foreign(time_ms))
		info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	tactus_touch_source_set_info(screen->source, &info);
}

static double clamp(double place)
{
	return fmin(fmax(place, HALF_UNIT), 1 - HALF_UNIT);
}

static void handle_down(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, down);
	const struct wlr_touch_down_event *event = data;
	struct touchscreen *screen = touchscreen_of(glue, version_device_of(event, touch));
	double x, y;

	if (!screen)
		return;
	screen->time_us = unwrap(screen, event->time_msec);
	if (screen->fingers++ == 0)
		update_source(screen, event->time_msec);
	wlr_cursor_absolute_to_layout_coords(
		glue->host.cursor, screen->device, clamp(event->x), clamp(event->y), &x, &y);
	tactus_touch_source_down(screen->source, screen->time_us, event->touch_id, x, y);
	screen->has_samples = true;
}

static void handle_motion(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, motion);
	const struct wlr_touch_motion_event *event = data;
	struct touchscreen *screen = touchscreen_of(glue, version_device_of(event, touch));
	double x, y;

	if (!screen || screen->fingers == 0)
		return;
	screen->time_us = unwrap(screen, event->time_msec);
	wlr_cursor_absolute_to_layout_coords(glue->host.cursor, screen->device, event->x, event->y, &x, &y);
	tactus_touch_source_motion(screen->source, screen->time_us, event->touch_id, x, y);
	screen->has_samples = true;
}

static void lift(struct tactus_wlroots *glue, struct wlr_input_device *device, uint32_t time_ms, int32_t id,
	enum tactus_status (*end)(struct tactus_touch_source *source, uint64_t time_us, int32_t id))
{
	struct touchscreen *screen = touchscreen_of(glue, device);

	if (!screen || screen->fingers == 0)
		return;
	screen->time_us = unwrap(screen, time_ms);
	screen->fingers--;
	end(screen->source, screen->time_us, id);
	screen->has_samples = true;
	/* libinput sometimes omits a frame. A lift must not wait for the next touch. */
	if (!glue->idle)
		glue->idle = wl_event_loop_add_idle(glue->host.loop, handle_idle, glue);
}

static void handle_up(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, up);
	const struct wlr_touch_up_event *event = data;

	lift(glue, version_device_of(event, touch), event->time_msec, event->touch_id, tactus_touch_source_up);
}

static void handle_cancel(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, cancel);
	const struct wlr_touch_cancel_event *event = data;

	lift(glue, version_device_of(event, touch), event->time_msec, event->touch_id, tactus_touch_source_cancel);
}

static void handle_frame(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, frame);

	deliver(glue);
}

unsigned tactus_wlroots_count_fingers(const struct tactus_wlroots *glue)
{
	const struct touchscreen *screen;
	unsigned fingers = 0;

	wl_list_for_each(screen, &glue->touchscreens, link)
		fingers += screen->fingers;
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
	if (glue->idle)
		wl_event_source_remove(glue->idle);
}
