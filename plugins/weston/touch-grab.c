/* SPDX-License-Identifier: MIT */
#include "touch-grab.h"

#include "fingers.h"
#include "seat-touch.h"

#include <dlfcn.h>
#include <string.h>

static void handle_down(struct weston_touch_grab *grab, const struct timespec *time, int id, wl_fixed_t x, wl_fixed_t y)
{
	struct seat_touch *seat = seat_touch_of(grab->touch->seat);

	if (seat)
		fingers_down(seat, time, id, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void handle_motion(
	struct weston_touch_grab *grab, const struct timespec *time, int id, wl_fixed_t x, wl_fixed_t y)
{
	struct seat_touch *seat = seat_touch_of(grab->touch->seat);

	if (seat)
		fingers_motion(seat, time, id, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void handle_up(struct weston_touch_grab *grab, const struct timespec *time, int id)
{
	struct seat_touch *seat = seat_touch_of(grab->touch->seat);

	if (seat)
		fingers_up(seat, time, id);
}

static void handle_frame(struct weston_touch_grab *grab)
{
	struct seat_touch *seat = seat_touch_of(grab->touch->seat);

	if (seat)
		fingers_frame(seat);
}

/*
 * Weston goes on to count the fingers of a cancelled device, and would take none after them for the first one. It
 * does not say which device is meant; of several the fingers of the others may still lift.
 */
static void correct_count(struct weston_touch *touch, uint32_t fingers)
{
	struct weston_compositor *compositor = touch->seat->compositor;

	if (wl_list_length(&touch->device_list) > 1 || touch->num_tp > fingers)
		return;
	compositor->idle_inhibit -= touch->num_tp < compositor->idle_inhibit ? touch->num_tp : compositor->idle_inhibit;
	touch->num_tp = 0;
	weston_touch_set_focus(touch, NULL);
}

/* The device takes its touches back, or is unplugged. */
static void handle_cancel(struct weston_touch_grab *grab)
{
	struct seat_touch *seat = seat_touch_of(grab->touch->seat);
	struct weston_touch_grab *popup;
	uint32_t fingers;

	if (!seat)
		return;
	fingers = (uint32_t)seat->finger_count;
	fingers_cancel(seat);
	correct_count(grab->touch, fingers);
	popup = seat->popup;
	seat->popup = NULL;
	if (popup)
		popup->interface->cancel(popup);
}

const struct weston_touch_grab_interface touch_grab_interface = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
};

/* The library of the popup grab has no other touch grab, and its table no name outside of it. */
bool touch_grab_is_popup(const struct weston_touch_grab *grab)
{
	Dl_info info;

	return dladdr(grab->interface, &info) && info.dli_fname && strstr(info.dli_fname, "libweston-desktop");
}
