/* SPDX-License-Identifier: MIT */
#include "seat-parts.h"

#include <linux/input-event-codes.h>

/* Id of the first finger of the right button; a panel's ids are smaller. */
#define FIRST_FINGER 1000
#define SECOND_FINGER 1001
#define HALF_SPREAD_PX 40

/* Places two fingers opposite each other: dragging right spreads them, dragging down turns them. */
static void place_two_fingers(struct seat *seat, uint64_t time_us, bool land)
{
	void (*place)(void *, uint64_t, int32_t, double, double) = land ? seat->input->down : seat->input->motion;
	double x = seat->x - seat->middle_x + HALF_SPREAD_PX, y = seat->y - seat->middle_y;

	place(seat->data, time_us, FIRST_FINGER, seat->middle_x + x, seat->middle_y + y);
	place(seat->data, time_us, SECOND_FINGER, seat->middle_x - x, seat->middle_y - y);
	seat->unframed = true;
}

static void handle_right_button(struct seat *seat, uint64_t time_us, bool pressed)
{
	if (pressed == seat->has_two_fingers)
		return;
	seat->has_two_fingers = pressed;
	if (pressed) {
		seat->middle_x = seat->x;
		seat->middle_y = seat->y;
		place_two_fingers(seat, time_us, true);
	} else {
		seat->input->up(seat->data, time_us, FIRST_FINGER);
		seat->input->up(seat->data, time_us, SECOND_FINGER);
		seat->unframed = true;
	}
	seat_send_frame(seat);
}

static void handle_pointer_motion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y)
{
	struct seat *seat = data;
	uint64_t time_us = seat_event_time(seat, time);

	seat->x = wl_fixed_to_double(x);
	seat->y = wl_fixed_to_double(y);
	seat->input->mouse(seat->data, time_us, seat->x, seat->y, seat->buttons);
	if (seat->has_two_fingers)
		place_two_fingers(seat, time_us, false);
	seat_send_frame(seat);
}

static void handle_pointer_enter(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface,
	wl_fixed_t x, wl_fixed_t y)
{
	struct seat *seat = data;

	seat->x = wl_fixed_to_double(x);
	seat->y = wl_fixed_to_double(y);
	cursor_show(&seat->cursor, seat->connection, pointer, serial);
}

static void handle_pointer_leave(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface)
{
	struct seat *seat = data;

	handle_right_button(seat, seat_now(), false);
	seat->buttons = 0;
	seat->input->mouse_leave(seat->data, seat_now());
}

static void handle_button(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
	uint32_t state)
{
	struct seat *seat = data;
	uint64_t time_us = seat_event_time(seat, time);
	bool pressed = state == WL_POINTER_BUTTON_STATE_PRESSED;

	if (button == BTN_RIGHT)
		handle_right_button(seat, time_us, pressed);
	if (button != BTN_LEFT)
		return;
	seat->buttons = pressed ? MOUSE_LEFT : 0;
	seat->input->mouse(seat->data, time_us, seat->x, seat->y, seat->buttons);
}

static void handle_axis(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value)
{
	struct seat *seat = data;

	seat_event_time(seat, time);
	seat->scrolled = true;
	if (axis == WL_POINTER_AXIS_HORIZONTAL_SCROLL)
		seat->scroll_x += wl_fixed_to_double(value);
	else
		seat->scroll_y += wl_fixed_to_double(value);
}

static void handle_axis_source(void *data, struct wl_pointer *pointer, uint32_t source)
{
	struct seat *seat = data;

	if (source == WL_POINTER_AXIS_SOURCE_FINGER)
		seat->scroll_source = SCROLL_FINGER;
	else if (source == WL_POINTER_AXIS_SOURCE_CONTINUOUS)
		seat->scroll_source = SCROLL_CONTINUOUS;
}

/* The scroll has stopped: sends a zero distance if none was added in this frame. */
static void handle_axis_stop(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis)
{
	struct seat *seat = data;

	seat_event_time(seat, time);
	seat->scrolled = true;
}

static void handle_pointer_frame(void *data, struct wl_pointer *pointer)
{
	struct seat *seat = data;

	if (seat->scrolled)
		seat->input->scroll(seat->data, seat->time_us, seat->scroll_source, seat->x, seat->y, seat->scroll_x,
			seat->scroll_y);
	seat->scrolled = false;
	seat->scroll_source = SCROLL_WHEEL;
	seat->scroll_x = 0;
	seat->scroll_y = 0;
}

static void handle_axis_discrete(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t discrete)
{
}

const struct wl_pointer_listener seat_pointer_listener = {
	.enter = handle_pointer_enter,
	.leave = handle_pointer_leave,
	.motion = handle_pointer_motion,
	.button = handle_button,
	.axis = handle_axis,
	.frame = handle_pointer_frame,
	.axis_source = handle_axis_source,
	.axis_stop = handle_axis_stop,
	.axis_discrete = handle_axis_discrete,
};
