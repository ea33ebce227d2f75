/* SPDX-License-Identifier: MIT */
#include "typed-keys.h"

#include "plugin.h"
#include "seat-touch.h"
#include "weston-version-keys.h"

/* Returns the keyboard of a seat, which gets one with the compositor's keymap if it has none. */
static struct weston_keyboard *keyboard_of(struct weston_seat *seat)
{
	if (!weston_seat_get_keyboard(seat))
		weston_seat_init_keyboard(seat, NULL);
	return weston_seat_get_keyboard(seat);
}

/* A keyboard that comes before the windows has their focus. */
void typed_keys_prepare_seat(const struct tactus_gestures *gestures, struct weston_seat *seat)
{
	if (tactus_gestures_uses_action(gestures, TACTUS_GESTURES_ACTION_KEYS))
		keyboard_of(seat);
}

void typed_keys_prepare(struct plugin *plugin, const struct tactus_gestures *gestures)
{
	struct seat_touch *seat;

	wl_list_for_each(seat, &plugin->seats, link) {
		if (seat->touch)
			typed_keys_prepare_seat(gestures, seat->seat);
	}
}

static void notify(struct weston_seat *seat, const struct tactus_gestures_event *event, bool is_press)
{
	struct timespec time = { .tv_sec = (time_t)(event->time_us / 1000000),
		.tv_nsec = (long)(event->time_us % 1000000 * 1000) };

	/* Keys are released in the reverse order. */
	for (size_t index = 0; index < event->key_count; index++)
		version_notify_key(seat, &time, event->keys[is_press ? index : event->key_count - 1 - index],
			is_press ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED);
}

void typed_keys_act(struct plugin *plugin, const struct tactus_gestures_event *event)
{
	const struct weston_touch *touch = seat_touch_by_number(plugin, event->seat);

	if (!touch || !keyboard_of(touch->seat))
		return;
	if (event->action == TACTUS_GESTURES_ACTION_KEYS || event->phase == TACTUS_GESTURES_PHASE_BEGAN)
		notify(touch->seat, event, true);
	if (event->action == TACTUS_GESTURES_ACTION_KEYS || event->phase != TACTUS_GESTURES_PHASE_BEGAN)
		notify(touch->seat, event, false);
}
