/* SPDX-License-Identifier: MIT */
/* Mice and scrolling of a seat. */
#include "tactus-client-private.h"

#include <linux/input-event-codes.h>

/* Feeds the pointer where it is, or nothing while it is on a surface of somebody else's. */
static void feed_pointer(struct tactus_client_seat *seat, uint64_t time_us)
{
	struct tactus_client *client = seat->client;
	double x = seat->x, y = seat->y;

	if (!tactus_client_convert(client, seat->pointed, &x, &y, NULL))
		return;
	seat->mouse_time_us = time_us;
	tactus_client_enter(client);
	tactus_touch_source_pointer(seat->mouse, time_us, x, y, seat->buttons);
	if (!seat->is_removed)
		tactus_client_has_fed(client, seat->pointed);
	tactus_client_leave(client);
}

static void handle_enter(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface,
	wl_fixed_t x, wl_fixed_t y)
{
	struct tactus_client_seat *seat = data;
	double unused_x = 0, unused_y = 0;

	seat->pointed = tactus_client_convert(seat->client, surface, &unused_x, &unused_y, NULL) ? surface : NULL;
	seat->x = wl_fixed_to_double(x);
	seat->y = wl_fixed_to_double(y);
	feed_pointer(seat, tactus_client_now(seat->client, seat->mouse_time_us));
}

static void handle_leave(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface)
{
	struct tactus_client_seat *seat = data;
	struct tactus_client *client = seat->client;

	tactus_client_enter(client);
	tactus_client_leave_pointer(seat);
	tactus_client_leave(client);
}

static void handle_motion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y)
{
	struct tactus_client_seat *seat = data;

	seat->x = wl_fixed_to_double(x);
	seat->y = wl_fixed_to_double(y);
	feed_pointer(seat, tactus_client_time(seat->client, time));
}

static uint32_t mask_of(uint32_t button)
{
	switch (button) {
	case BTN_LEFT:
		return TACTUS_BUTTON_PRIMARY;
	case BTN_RIGHT:
		return TACTUS_BUTTON_SECONDARY;
	case BTN_MIDDLE:
		return TACTUS_BUTTON_MIDDLE;
	default:
		return TACTUS_BUTTON_NONE;
	}
}

static void handle_button(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
	uint32_t state)
{
	struct tactus_client_seat *seat = data;
	uint32_t mask = mask_of(button);

	if (!mask || !seat->pointed)
		return;
	if (state == WL_POINTER_BUTTON_STATE_PRESSED)
		seat->buttons |= mask;
	else
		seat->buttons &= ~mask;
	feed_pointer(seat, tactus_client_time(seat->client, time));
}

static void handle_frame(void *data, struct wl_pointer *pointer)
{
	struct tactus_client_seat *seat = data;
	struct tactus_client *client = seat->client;
	double x = seat->x, y = seat->y, dx = seat->scroll_x, dy = seat->scroll_y;
	enum tactus_scroll_type type = seat->scroll_type;
	bool is_scrolled = seat->is_scrolled;
	double scale = 1;

	seat->is_scrolled = false;
	seat->scroll_type = TACTUS_SCROLL_TYPE_WHEEL;
	seat->scroll_x = seat->scroll_y = 0;
	if (!is_scrolled || !tactus_client_convert(client, seat->pointed, &x, &y, &scale))
		return;
	seat->mouse_time_us = seat->scroll_time_us;
	tactus_client_enter(client);
	tactus_touch_source_scroll(seat->mouse, seat->scroll_time_us, type, x, y, dx * scale, dy * scale);
	tactus_client_leave(client);
}

/* A stop adds no distance: a frame with nothing else ends the scroll. */
static void scroll(struct tactus_client_seat *seat, struct wl_pointer *pointer, uint32_t time, uint32_t axis,
	double distance)
{
	seat->is_scrolled = true;
	seat->scroll_time_us = tactus_client_time(seat->client, time);
	if (axis == WL_POINTER_AXIS_HORIZONTAL_SCROLL)
		seat->scroll_x += distance;
	else
		seat->scroll_y += distance;
	/* Before version 5 there are no frames. */
	if (pointer && wl_pointer_get_version(pointer) < WL_POINTER_FRAME_SINCE_VERSION)
		handle_frame(seat, pointer);
}

static void handle_axis(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value)
{
	scroll(data, pointer, time, axis, wl_fixed_to_double(value));
}

static void handle_axis_stop(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis)
{
	scroll(data, pointer, time, axis, 0);
}

static void handle_axis_source(void *data, struct wl_pointer *pointer, uint32_t source)
{
	struct tactus_client_seat *seat = data;

	if (source == WL_POINTER_AXIS_SOURCE_FINGER)
		seat->scroll_type = TACTUS_SCROLL_TYPE_FINGER;
	else if (source == WL_POINTER_AXIS_SOURCE_CONTINUOUS)
		seat->scroll_type = TACTUS_SCROLL_TYPE_CONTINUOUS;
}

/* Distances of wl_pointer.axis suffice. */
static void handle_axis_number(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t number)
{
}

#ifdef WL_POINTER_AXIS_RELATIVE_DIRECTION_SINCE_VERSION
static void handle_axis_relative_direction(void *data, struct wl_pointer *pointer, uint32_t axis, uint32_t direction)
{
}
#endif

const struct wl_pointer_listener tactus_client_pointer_listener = {
	.enter = handle_enter,
	.leave = handle_leave,
	.motion = handle_motion,
	.button = handle_button,
	.axis = handle_axis,
	.frame = handle_frame,
	.axis_source = handle_axis_source,
	.axis_stop = handle_axis_stop,
	.axis_discrete = handle_axis_number,
	.axis_value120 = handle_axis_number,
#ifdef WL_POINTER_AXIS_RELATIVE_DIRECTION_SINCE_VERSION
	.axis_relative_direction = handle_axis_relative_direction,
#endif
};

/* A press that the compositor took away is cancelled; a click would be wrong. */
void tactus_client_leave_pointer(struct tactus_client_seat *seat)
{
	uint64_t time_us = tactus_client_now(seat->client, seat->mouse_time_us);
	bool is_pressed = seat->buttons != 0;

	seat->pointed = NULL;
	seat->buttons = 0;
	seat->is_scrolled = false;
	if (is_pressed)
		tactus_touch_source_cancel_all(seat->mouse, time_us);
	/* A callback may have removed the seat, whose source is NULL then. */
	if (seat->mouse)
		tactus_touch_source_hover_leave(seat->mouse, time_us);
}
