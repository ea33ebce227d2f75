/* SPDX-License-Identifier: MIT */
#include "seat-touch.h"

#include "fingers.h"
#include "panel.h"
#include "plugin.h"
#include "touch-grab.h"
#include "typed-keys.h"

#include <stdlib.h>

/* Intercepts the touches from the first touchscreen on. Weston keeps its object when the screen is unplugged. */
static void intercept(struct seat_touch *seat)
{
	if (seat->touch || !seat->seat->touch_state)
		return;
	seat->touch = seat->seat->touch_state;
	seat->original = seat->touch->default_grab.interface;
	seat->touch->default_grab.interface = touch_grab_interface;
	typed_keys_prepare_seat(seat->plugin->gestures, seat->seat);
}

static void handle_updated_caps(struct wl_listener *listener, void *data)
{
	struct seat_touch *seat = wl_container_of(listener, seat, updated_caps);

	intercept(seat);
}

static void destroy_seat_touch(struct seat_touch *seat)
{
	struct panel *panel, *next;

	seat->finger_count = 0;
	tactus_gestures_remove_seat(seat->plugin->gestures, seat->number);
	wl_list_for_each_safe(panel, next, &seat->panels, link)
		panel_destroy(panel);
	wl_list_remove(&seat->link);
	wl_list_remove(&seat->updated_caps.link);
	wl_list_remove(&seat->destroy.link);
	free(seat);
}

/* Weston has already freed its touch object, so nothing can be sent. */
static void handle_seat_destroy(struct wl_listener *listener, void *data)
{
	struct seat_touch *seat = wl_container_of(listener, seat, destroy);

	seat->touch = NULL;
	destroy_seat_touch(seat);
}

static void add_seat(struct plugin *plugin, struct weston_seat *weston_seat)
{
	struct seat_touch *seat = calloc(1, sizeof(*seat));

	if (!seat) {
		weston_log("tactus: no memory for seat %s\n", weston_seat->seat_name);
		return;
	}
	seat->plugin = plugin;
	seat->seat = weston_seat;
	seat->number = plugin->next_seat_number++;
	wl_list_init(&seat->panels);
	wl_list_insert(plugin->seats.prev, &seat->link);
	seat->updated_caps.notify = handle_updated_caps;
	wl_signal_add(&weston_seat->updated_caps_signal, &seat->updated_caps);
	seat->destroy.notify = handle_seat_destroy;
	wl_signal_add(&weston_seat->destroy_signal, &seat->destroy);
	tactus_gestures_add_seat(plugin->gestures, seat->number);
	intercept(seat);
}

static void handle_seat_created(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, seat_created);

	add_seat(plugin, data);
}

void seat_touches_init(struct plugin *plugin)
{
	struct weston_seat *seat;

	wl_list_for_each(seat, &plugin->compositor->seat_list, link)
		add_seat(plugin, seat);
	plugin->seat_created.notify = handle_seat_created;
	wl_signal_add(&plugin->compositor->seat_created_signal, &plugin->seat_created);
}

/* Cancels touches that are down, and restores Weston's own grab. */
void seat_touches_finish(struct plugin *plugin)
{
	struct seat_touch *seat, *next;

	wl_list_for_each_safe(seat, next, &plugin->seats, link) {
		fingers_cancel(seat);
		if (seat->touch)
			seat->touch->default_grab.interface = seat->original;
		destroy_seat_touch(seat);
	}
}

/*
 * Takes the touches back from a client that started a move or a drag right at the down, before the shell's gesture was
 * decided. Returns false if another grab keeps the touches.
 */
static bool take_back(struct seat_touch *seat)
{
	struct weston_touch *touch = seat->touch;

	if (!tactus_gestures_holds_touches(seat->plugin->gestures, seat->number))
		return false;
	touch->grab->interface->cancel(touch->grab);
	/* The other grab may have got the lift. */
	return touch->grab == &touch->default_grab && touch->num_tp >= seat->finger_count;
}

static void end_popup(struct seat_touch *seat)
{
	struct weston_touch *touch = seat->touch;

	seat->popup = touch->grab;
	weston_touch_end_grab(touch);
}

/* Handles another grab that has, or had, the seat's touches. */
static void settle_grab(struct seat_touch *seat)
{
	struct weston_touch *touch = seat->touch;

	if (touch->grab == &touch->default_grab)
		seat->other_grab = NULL;
	else if (touch->grab != seat->other_grab && touch_grab_is_popup(touch->grab, &seat->plugin->stand_in))
		end_popup(seat);
	else
		seat->other_grab = touch->grab;
	if (touch->grab != &touch->default_grab && seat->finger_count > 0 && !take_back(seat))
		fingers_cancel(seat);
	/* Another grab got a lift before it was seen here, or is gone by now. */
	if (touch->num_tp < seat->finger_count)
		fingers_cancel(seat);
}

void seat_touches_settle(struct plugin *plugin)
{
	struct seat_touch *seat;

	wl_list_for_each(seat, &plugin->seats, link) {
		if (!seat->touch)
			continue;
		settle_grab(seat);
		fingers_settle(seat);
	}
}

bool seat_touches_are_down(const struct plugin *plugin)
{
	const struct seat_touch *seat;

	wl_list_for_each(seat, &plugin->seats, link) {
		if (seat->finger_count > 0)
			return true;
	}
	return false;
}

void seat_touches_cancel(struct plugin *plugin)
{
	struct seat_touch *seat;

	wl_list_for_each(seat, &plugin->seats, link)
		fingers_cancel(seat);
}

void seat_touches_forget_output(struct plugin *plugin, const struct weston_output *output)
{
	struct seat_touch *seat;
	struct panel *panel, *next;

	wl_list_for_each(seat, &plugin->seats, link) {
		wl_list_for_each_safe(panel, next, &seat->panels, link) {
			if (panel->output != output)
				continue;
			fingers_forget_panel(seat, panel);
			panel_destroy(panel);
		}
	}
}

struct seat_touch *seat_touch_of(struct weston_seat *weston_seat)
{
	struct wl_listener *listener = wl_signal_get(&weston_seat->destroy_signal, handle_seat_destroy);
	struct seat_touch *seat;

	return listener ? wl_container_of(listener, seat, destroy) : NULL;
}

struct weston_touch *seat_touch_by_number(struct plugin *plugin, uint32_t number)
{
	struct seat_touch *seat;

	wl_list_for_each(seat, &plugin->seats, link) {
		if (seat->number == number)
			return seat->touch;
	}
	return NULL;
}
