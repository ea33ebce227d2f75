/* SPDX-License-Identifier: MIT */
/*
 * Differences between wlroots 0.15 and 0.20 that the glue needs. The files beside this one use the names of 0.20, or
 * names with the prefix version_ from here; none of them checks the version.
 *
 * Tested: 0.15, 0.18, 0.19, 0.20. The changes of 0.16 and 0.17 are handled, but not tested.
 */
#ifndef WLROOTS_VERSION_H
#define WLROOTS_VERSION_H

#include <wlr/types/wlr_compositor.h>
#include <wlr/types/wlr_cursor.h>
#include <wlr/types/wlr_data_device.h>
#include <wlr/types/wlr_output_layout.h>
#include <wlr/types/wlr_seat.h>
#include <wlr/types/wlr_touch.h>
#include <wlr/types/wlr_xdg_shell.h>
#include <wlr/util/box.h>
#include <wlr/version.h>

#define WLROOTS_SINCE(minor) (WLR_VERSION_MAJOR > 0 || WLR_VERSION_MINOR >= (minor))

#if !WLROOTS_SINCE(15)
#error "wlroots-version.h knows wlroots from 0.15 on"
#endif

/* 0.16 moved subsurfaces into a header of their own. */
#if WLROOTS_SINCE(16)
#include <wlr/types/wlr_subcompositor.h>
#endif

/* 0.16 renamed wlr_event_touch_down to wlr_touch_down_event and gave its `device` the specific type. */
#if WLROOTS_SINCE(16)
#define version_device_of(event, kind) (&(event)->kind->base)
#else
#define version_device_of(event, kind) ((event)->device)
#define wlr_touch_down_event wlr_event_touch_down
#define wlr_touch_motion_event wlr_event_touch_motion
#define wlr_touch_up_event wlr_event_touch_up
#define wlr_touch_cancel_event wlr_event_touch_cancel
#endif

/* 0.16 moved width_mm, height_mm and output_name of a touchscreen from struct wlr_input_device to struct wlr_touch. */
#if WLROOTS_SINCE(16)
#define version_touchscreen_of(device) wlr_touch_from_input_device(device)
#else
#define version_touchscreen_of(device) (device)
#endif

/* 0.16 stores the rectangle in a parameter instead of returning it. A NULL output means the whole layout. */
static inline struct wlr_box version_get_output_box(struct wlr_output_layout *layout, struct wlr_output *output)
{
	struct wlr_box box = { 0 };
#if WLROOTS_SINCE(16)
	wlr_output_layout_get_box(layout, output, &box);
#else
	const struct wlr_box *found = wlr_output_layout_get_box(layout, output);

	if (found)
		box = *found;
#endif
	return box;
}

/* 0.16 changed the parameter of the popup's destroy function to wlr_xdg_popup. */
static inline void version_destroy_popup(struct wlr_xdg_popup *popup)
{
#if WLROOTS_SINCE(16)
	wlr_xdg_popup_destroy(popup);
#else
	wlr_xdg_popup_destroy(popup->base);
#endif
}

/* 0.17 moved the signal from roles to every surface. Returns NULL where there is none. */
static inline struct wl_signal *version_unmap_signal_of(struct wlr_surface *surface)
{
#if WLROOTS_SINCE(17)
	return &surface->events.unmap;
#else
	if (wlr_surface_is_xdg_surface(surface))
		return &wlr_xdg_surface_from_wlr_surface(surface)->events.unmap;
	if (wlr_surface_is_subsurface(surface) && wlr_subsurface_from_wlr_surface(surface))
		return &wlr_subsurface_from_wlr_surface(surface)->events.unmap;
	return NULL;
#endif
}

/* 0.17 has functions that ask for the role by themselves. */
static inline struct wlr_xdg_surface *version_xdg_surface_of(struct wlr_surface *surface)
{
#if WLROOTS_SINCE(17)
	return wlr_xdg_surface_try_from_wlr_surface(surface);
#else
	return wlr_surface_is_xdg_surface(surface) ? wlr_xdg_surface_from_wlr_surface(surface) : NULL;
#endif
}

/* 0.18 replaced enum wlr_button_state by that of the protocol. */
#if WLROOTS_SINCE(18)
#define version_pressed WL_POINTER_BUTTON_STATE_PRESSED
#define version_released WL_POINTER_BUTTON_STATE_RELEASED
#else
#define version_pressed WLR_BUTTON_PRESSED
#define version_released WLR_BUTTON_RELEASED
#endif

/* 0.18 cancels the touches of a client (struct wlr_seat_client) instead of those of a surface. */
#if WLROOTS_SINCE(18)
#define version_owner_of(point) ((point)->client)
#else
#define version_owner_of(point) ((point)->surface)
#endif

/* 0.18 changed grabs to return the serial of an up. */
#if WLROOTS_SINCE(18)
#define version_serial_of_up uint32_t
#define version_no_serial 0
#else
#define version_serial_of_up void
#define version_no_serial
#endif

/* Early versions have a pointer to the time of a presentation, later ones the time itself. */
#define version_when(event) _Generic((event)->when, struct timespec \
				     : &(event)->when, default \
				     : (event)->when)

/* 0.19 swapped the arguments. */
static inline bool version_surface_accepts_touch(struct wlr_surface *surface, struct wlr_seat *seat)
{
#if WLROOTS_SINCE(19)
	return wlr_surface_accepts_touch(surface, seat);
#else
	return wlr_surface_accepts_touch(seat, surface);
#endif
}

/* 0.20 notifies a grab when its touch is on no surface; before, it notified only the point. */
static inline void version_clear_touch_focus(struct wlr_seat *seat, uint32_t time_ms, int32_t id)
{
#if WLROOTS_SINCE(20)
	wlr_seat_touch_notify_clear_focus(seat, time_ms, id);
#else
	struct wlr_touch_point *point = wlr_seat_touch_get_point(seat, id);

	wlr_seat_touch_point_clear_focus(seat, time_ms, id);
	if (point)
		seat->touch_state.grab->interface->enter(seat->touch_state.grab, time_ms, point);
#endif
}

#endif
