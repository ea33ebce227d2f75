/* SPDX-License-Identifier: MIT */
#include "touch-record.h"

#include <wayland-server-core.h>
#include <wayland-server-protocol.h>

static uint64_t bit_of(const struct tactus_host_touch_event *event)
{
	return event->id >= 0 && event->id < 64 ? UINT64_C(1) << event->id : 0;
}

static void send_touch(
	struct wl_resource *touch, struct touch_record *record, const struct tactus_host_touch_event *event)
{
	uint32_t time_ms = (uint32_t)(event->time_us / 1000);
	wl_fixed_t x = wl_fixed_from_double(event->x), y = wl_fixed_from_double(event->y);

	if (event->type != TACTUS_HOST_TOUCH_DOWN && !(record->live & bit_of(event)))
		return;
	if (event->announce)
		event->announce(touch, event, event->data);
	if (event->type == TACTUS_HOST_TOUCH_DOWN) {
		wl_touch_send_down(touch, event->serial, time_ms, event->surface, event->id, x, y);
		record->live |= bit_of(event);
	} else if (event->type == TACTUS_HOST_TOUCH_MOTION) {
		wl_touch_send_motion(touch, time_ms, event->id, x, y);
	} else {
		wl_touch_send_up(touch, event->serial, time_ms, event->id);
		record->live &= ~bit_of(event);
	}
	record->unframed = true;
}

static void send_frame(struct wl_resource *touch, struct touch_record *record)
{
	if (record->unframed)
		wl_touch_send_frame(touch);
	record->unframed = false;
}

/* No frame follows. */
static void send_cancel(struct wl_resource *touch, struct touch_record *record)
{
	if (record->live)
		wl_touch_send_cancel(touch);
	record->live = 0;
	record->unframed = false;
}

void touch_record_send(
	struct wl_resource *touch, struct touch_record *record, const struct tactus_host_touch_event *event)
{
	if (event->type == TACTUS_HOST_TOUCH_FRAME)
		send_frame(touch, record);
	else if (event->type == TACTUS_HOST_TOUCH_CANCEL)
		send_cancel(touch, record);
	else
		send_touch(touch, record, event);
}
