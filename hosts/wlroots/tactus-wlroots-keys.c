/* SPDX-License-Identifier: MIT */
#include "tactus-wlroots-keys.h"

#include "wlroots-version-keys.h"

#include <stdlib.h>

struct tactus_wlroots_keys {
	struct version_virtual_keyboard keyboard;
};

struct tactus_wlroots_keys *tactus_wlroots_keys_create(void)
{
	struct tactus_wlroots_keys *keys = calloc(1, sizeof(*keys));

	if (keys)
		version_init_keyboard(&keys->keyboard, "tactus-gestures");
	return keys;
}

void tactus_wlroots_keys_destroy(struct tactus_wlroots_keys *keys)
{
	if (!keys)
		return;
	version_finish_keyboard(&keys->keyboard);
	free(keys);
}

struct wlr_input_device *tactus_wlroots_keys_get_device(struct tactus_wlroots_keys *keys)
{
	return version_device_of_keyboard(&keys->keyboard);
}

static void notify(struct tactus_wlroots_keys *keys, const struct tactus_gestures_event *event, bool is_press)
{
	/* Keys are released in the reverse order. */
	for (size_t index = 0; index < event->key_count; index++) {
		struct wlr_keyboard_key_event key = {
			.time_msec = (uint32_t)(event->time_us / 1000),
			.keycode = event->keys[is_press ? index : event->key_count - 1 - index],
			.update_state = true,
			.state = is_press ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED,
		};

		wlr_keyboard_notify_key(&keys->keyboard.keyboard, &key);
	}
}

void tactus_wlroots_keys_act(struct tactus_wlroots_keys *keys, const struct tactus_gestures_event *event)
{
	bool is_typed = event->action == TACTUS_GESTURES_ACTION_KEYS;
	bool is_held = event->action == TACTUS_GESTURES_ACTION_HOLD_KEYS;
	bool begins = event->phase == TACTUS_GESTURES_PHASE_BEGAN;

	if (is_typed || (is_held && begins))
		notify(keys, event, true);
	if (is_typed || (is_held && !begins))
		notify(keys, event, false);
}
