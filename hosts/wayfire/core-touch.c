/* SPDX-License-Identifier: MIT */
#include "core-touch.h"

#include "plugin.h"
#include "scene.h"

#include <stdlib.h>
#include <string.h>
#include <wlr/interfaces/wlr_touch.h>
#include <wlr/types/wlr_cursor.h>
#include <wlr/types/wlr_data_device.h>
#include <wlr/types/wlr_output_layout.h>
#include <wlr/types/wlr_seat.h>

static const struct wlr_touch_impl implementation = { .name = "tactus" };

void core_touch_init(struct plugin *plugin)
{
	plugin->core_touch.device = calloc(1, sizeof(*plugin->core_touch.device));
	if (plugin->core_touch.device)
		wlr_touch_init(plugin->core_touch.device, &implementation, "tactus");
}

bool core_touch_is(const struct plugin *plugin, const struct wlr_touch *device)
{
	return device == plugin->core_touch.device;
}

static uint32_t milliseconds(uint64_t time_us)
{
	return (uint32_t)(time_us / 1000);
}

static uint32_t present(const struct plugin *plugin)
{
	return milliseconds(tactus_application_get_time(tactus_host_get_application(plugin->host)));
}

/* wlr_cursor does not know the device, hence its coordinates span the whole layout. */
static void to_device(const struct plugin *plugin, double *x, double *y)
{
	struct wlr_box box;

	wlr_output_layout_get_box(plugin->layout, NULL, &box);
	*x = box.width > 0 ? (*x - box.x) / box.width : 0;
	*y = box.height > 0 ? (*y - box.y) / box.height : 0;
}

void core_touch_down(struct plugin *plugin, const struct tactus_host_stream *stream,
	const struct tactus_surface_touch *touch)
{
	struct core_touch *core = &plugin->core_touch;
	struct wlr_touch_down_event event = {
		.touch = core->device,
		.time_msec = milliseconds(touch->time_us),
		.touch_id = tactus_host_numbers_add(&core->numbers, stream, touch->wire_id),
		.x = touch->x,
		.y = touch->y,
	};

	if (event.touch_id < 0)
		return;
	to_device(plugin, &event.x, &event.y);
	wl_signal_emit_mutable(&plugin->cursor->events.touch_down, &event);
}

static void move(struct plugin *plugin, int32_t id, uint32_t time_ms, double x, double y)
{
	struct wlr_touch_motion_event event = {
		.touch = plugin->core_touch.device,
		.time_msec = time_ms,
		.touch_id = id,
		.x = x,
		.y = y,
	};

	wl_signal_emit_mutable(&plugin->cursor->events.touch_motion, &event);
}

void core_touch_motion(struct plugin *plugin, const struct tactus_host_stream *stream,
	const struct tactus_surface_touch *touch)
{
	int32_t id = tactus_host_numbers_find(&plugin->core_touch.numbers, stream, touch->wire_id);
	double x = touch->x, y = touch->y;

	if (id < 0)
		return;
	to_device(plugin, &x, &y);
	move(plugin, id, milliseconds(touch->time_us), x, y);
}

static void lift(struct plugin *plugin, int32_t id, uint32_t time_ms)
{
	struct wlr_touch_up_event event = {
		.touch = plugin->core_touch.device,
		.time_msec = time_ms,
		.touch_id = id,
	};

	tactus_host_numbers_remove(&plugin->core_touch.numbers, id);
	wl_signal_emit_mutable(&plugin->cursor->events.touch_up, &event);
}

void core_touch_up(struct plugin *plugin, const struct tactus_host_stream *stream,
	const struct tactus_surface_touch *touch)
{
	int32_t id = tactus_host_numbers_find(&plugin->core_touch.numbers, stream, touch->wire_id);

	if (id >= 0)
		lift(plugin, id, milliseconds(touch->time_us));
}

/* wlr_seat sends the frame only to clients that have had events. */
void core_touch_frame(struct plugin *plugin)
{
	wlr_seat_touch_notify_frame(plugin->seat);
}

/* Cancels a drag and drop by touch. The client that started it is told. */
static void cancel_drag(struct wlr_seat *seat)
{
	if (!seat->drag || seat->touch_state.grab != &seat->drag->touch_grab)
		return;
	if (seat->drag->source)
		wlr_data_source_destroy(seat->drag->source);
	else
		wlr_seat_touch_end_grab(seat);
}

/* Ends all touches of the client that has this one. */
static void cancel_client(struct wlr_seat *seat, const struct wlr_touch_point *point)
{
	struct wlr_seat_client *client = point->client;

	cancel_drag(seat);
	/* Without wl_cancel in the grab, wlroots forgets the touches and does not send the cancel. */
	if (!seat->touch_state.grab->interface->wl_cancel)
		wlr_seat_touch_send_cancel(seat, client);
	wlr_seat_touch_notify_cancel(seat, client);
}

/* Lifts a finger. On a title bar it moves away first, since lifting on a button would press the button. */
static void withdraw(struct plugin *plugin, int32_t id)
{
	if (scene_finger_is_on_window(id))
		move(plugin, id, present(plugin), 1, 1);
	lift(plugin, id, present(plugin));
}

void core_touch_cancel(struct plugin *plugin, const struct tactus_host_stream *stream)
{
	const struct tactus_host_finger *fingers = plugin->core_touch.numbers.fingers;
	bool had_client[TACTUS_HOST_NUMBERS_MAXIMUM] = { false };
	const struct wlr_touch_point *point;
	int32_t id;

	for (id = 0; id < TACTUS_HOST_NUMBERS_MAXIMUM; id++)
		had_client[id] = fingers[id].owner == stream && wlr_seat_touch_get_point(plugin->seat, id);
	for (id = 0; id < TACTUS_HOST_NUMBERS_MAXIMUM; id++) {
		point = had_client[id] ? wlr_seat_touch_get_point(plugin->seat, id) : NULL;
		if (point && point->client)
			cancel_client(plugin->seat, point);
	}
	for (id = 0; id < TACTUS_HOST_NUMBERS_MAXIMUM; id++) {
		if (fingers[id].owner != stream)
			continue;
		if (had_client[id])
			lift(plugin, id, present(plugin));
		else
			withdraw(plugin, id);
	}
}

void core_touch_finish(struct plugin *plugin)
{
	if (!plugin->core_touch.device)
		return;
	wlr_touch_finish(plugin->core_touch.device);
	free(plugin->core_touch.device);
	plugin->core_touch.device = NULL;
}
