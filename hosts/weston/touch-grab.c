/* SPDX-License-Identifier: MIT */
#include "touch-grab.h"

#include "fingers.h"
#include "plugin.h"
#include "seat-touch.h"

static void handle_down(struct weston_touch *touch, const struct timespec *time, int32_t id, double x, double y)
{
	struct seat_touch *seat = seat_touch_of(touch->seat);

	if (seat)
		fingers_down(seat, time, id, x, y);
}

static void handle_motion(struct weston_touch *touch, const struct timespec *time, int32_t id, double x, double y)
{
	struct seat_touch *seat = seat_touch_of(touch->seat);

	if (seat)
		fingers_motion(seat, time, id, x, y);
}

static void handle_up(struct weston_touch *touch, const struct timespec *time, int32_t id)
{
	struct seat_touch *seat = seat_touch_of(touch->seat);

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
 * Corrects Weston's count of fingers after a device was cancelled: Weston still counts them, and would take no later
 * finger for the first one. The device is unknown; with several devices, fingers of the others may still lift.
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

/* Called when the device cancels its touches or is unplugged. */
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

static const struct version_touch_grab_interface table = {
	VERSION_TOUCH_GRAB,
	.weston.frame = handle_frame,
	.weston.cancel = handle_cancel,
	.down = handle_down,
	.motion = handle_motion,
	.up = handle_up,
};

const struct weston_touch_grab_interface *const touch_grab_interface = &table.weston;

/*
 * Detects popups: moves, drags and popups handle a frame differently, and only a popup passes it on to the focused
 * client. The stand-in has the focus for a moment, and shows whether it got the frame.
 */
bool touch_grab_is_popup(struct weston_touch_grab *grab, struct stand_in *stand_in)
{
	struct weston_touch *touch = grab->touch;
	struct weston_view *focus = touch->focus;
	struct wl_list focused;

	if (!stand_in->touch)
		return false;
	wl_list_init(&focused);
	wl_list_insert_list(&focused, &touch->focus_resource_list);
	wl_list_init(&touch->focus_resource_list);
	stand_in_listen(stand_in);
	wl_list_insert(&touch->focus_resource_list, wl_resource_get_link(stand_in->touch));
	touch->focus = stand_in->view;
	grab->interface->frame(grab);
	touch->focus = focus;
	wl_list_remove(wl_resource_get_link(stand_in->touch));
	wl_list_init(wl_resource_get_link(stand_in->touch));
	wl_list_init(&touch->focus_resource_list);
	wl_list_insert_list(&touch->focus_resource_list, &focused);
	return stand_in_listen(stand_in);
}
