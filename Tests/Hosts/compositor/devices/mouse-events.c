/* SPDX-License-Identifier: MIT */
#include "devices/mouse-events.h"

#include "seat/mouse.h"

#include <libinput.h>
#include <tactus-libinput.h>

static void handle_motion(struct mouse *mouse, struct tactus_libinput *adapter, uint32_t time)
{
	double x = 0, y = 0;

	/* The adapter has summed up the motion, within the outputs. */
	if (tactus_libinput_get_pointer_position(adapter, &x, &y) == TACTUS_STATUS_OK)
		mouse_move(mouse, time, x, y);
}

static double scrolled(struct libinput_event_pointer *event, enum libinput_pointer_axis axis)
{
	return libinput_event_pointer_has_axis(event, axis) ? libinput_event_pointer_get_scroll_value(event, axis) : 0;
}

void mouse_events_handle(struct mouse *mouse, struct tactus_libinput *adapter, struct libinput_event *event)
{
	enum libinput_event_type type = libinput_event_get_type(event);
	struct libinput_event_pointer *pointer;
	uint32_t time;

	switch (type) {
	case LIBINPUT_EVENT_POINTER_MOTION:
	case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
	case LIBINPUT_EVENT_POINTER_BUTTON:
	case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL:
	case LIBINPUT_EVENT_POINTER_SCROLL_FINGER:
	case LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS:
		break;
	default:
		return;
	}
	pointer = libinput_event_get_pointer_event(event);
	time = libinput_event_pointer_get_time(pointer);
	if (type == LIBINPUT_EVENT_POINTER_BUTTON)
		mouse_button(mouse, time, libinput_event_pointer_get_button(pointer),
			libinput_event_pointer_get_button_state(pointer) == LIBINPUT_BUTTON_STATE_PRESSED);
	else if (type == LIBINPUT_EVENT_POINTER_MOTION || type == LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE)
		handle_motion(mouse, adapter, time);
	else
		mouse_scroll(mouse, time, scrolled(pointer, LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL),
			scrolled(pointer, LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL));
}
