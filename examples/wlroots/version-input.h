/* SPDX-License-Identifier: MIT */
/* Differences between wlroots 0.15 and 0.20: keyboards and pointers. Touches are in wlroots-version.h of the glue. */
#ifndef WLROOTS_VERSION_INPUT_H
#define WLROOTS_VERSION_INPUT_H

#include "wlroots-version.h"

#include <wlr/types/wlr_keyboard.h>
#include <wlr/types/wlr_pointer.h>
#include <wlr/types/wlr_xcursor_manager.h>

/* 0.16 turned wlr_event_DEVICE_KIND into wlr_DEVICE_KIND_event. */
#if !WLROOTS_SINCE(16)
#define wlr_keyboard_key_event wlr_event_keyboard_key
#define wlr_pointer_motion_event wlr_event_pointer_motion
#define wlr_pointer_motion_absolute_event wlr_event_pointer_motion_absolute
#define wlr_pointer_button_event wlr_event_pointer_button
#define wlr_pointer_axis_event wlr_event_pointer_axis
#endif

/* 0.16 put struct wlr_input_device into the kinds of devices. */
static inline struct wlr_keyboard *version_keyboard_of(struct wlr_input_device *device)
{
#if WLROOTS_SINCE(16)
	return wlr_keyboard_from_input_device(device);
#else
	return device->keyboard;
#endif
}

/* 0.16 takes the wlr_keyboard. */
static inline void version_set_keyboard(struct wlr_seat *seat, struct wlr_input_device *device)
{
#if WLROOTS_SINCE(16)
	wlr_seat_set_keyboard(seat, version_keyboard_of(device));
#else
	wlr_seat_set_keyboard(seat, device);
#endif
}

/* 0.18 added the direction. */
static inline void version_notify_axis(struct wlr_seat *seat, const struct wlr_pointer_axis_event *event)
{
#if WLROOTS_SINCE(18)
	wlr_seat_pointer_notify_axis(seat, event->time_msec, event->orientation, event->delta, event->delta_discrete,
		event->source, event->relative_direction);
#else
	wlr_seat_pointer_notify_axis(
		seat, event->time_msec, event->orientation, event->delta, event->delta_discrete, event->source);
#endif
}

/* 0.18 took the protocol's names. Fingers have no steps. */
static inline void version_notify_finger_axis(struct wlr_seat *seat, uint32_t time_ms, bool is_vertical, double delta)
{
#if WLROOTS_SINCE(18)
	wlr_seat_pointer_notify_axis(seat, time_ms,
		is_vertical ? WL_POINTER_AXIS_VERTICAL_SCROLL : WL_POINTER_AXIS_HORIZONTAL_SCROLL, delta, 0,
		WL_POINTER_AXIS_SOURCE_FINGER, WL_POINTER_AXIS_RELATIVE_DIRECTION_IDENTICAL);
#else
	wlr_seat_pointer_notify_axis(seat, time_ms,
		is_vertical ? WLR_AXIS_ORIENTATION_VERTICAL : WLR_AXIS_ORIENTATION_HORIZONTAL, delta, 0,
		WLR_AXIS_SOURCE_FINGER);
#endif
}

/* 0.17 gave the function to the cursor. */
static inline void version_set_cursor_image(struct wlr_cursor *cursor, struct wlr_xcursor_manager *manager)
{
#if WLROOTS_SINCE(17)
	wlr_cursor_set_xcursor(cursor, manager, "default");
#else
	wlr_xcursor_manager_set_cursor_image(manager, "left_ptr", cursor);
#endif
}

#endif
