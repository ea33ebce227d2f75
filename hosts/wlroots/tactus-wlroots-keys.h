/* SPDX-License-Identifier: MIT */
/*
 * Optional: types the keys of gestures (`keys=` of the gesture file) on a keyboard of its own. Copy this file and
 * tactus-wlroots-keys.c beside tactus-wlroots-gestures.c.
 *
 * The compositor adds the device as it adds each keyboard: sets a keymap, and listens to its keys and modifiers. So its
 * own bindings work. Its mask of actions has TACTUS_WLROOTS_KEYS_ACTIONS, and its act() calls
 * tactus_wlroots_keys_act(). Destroy the gestures before the keyboard: they release what is held.
 */
#ifndef TACTUS_WLROOTS_KEYS_H
#define TACTUS_WLROOTS_KEYS_H

#include <tactus-gestures.h>

struct tactus_wlroots_keys;
struct wlr_input_device;

#define TACTUS_WLROOTS_KEYS_ACTIONS \
	(1u << TACTUS_GESTURES_ACTION_KEYS | 1u << TACTUS_GESTURES_ACTION_HOLD_KEYS)

/* Creates the keyboard. Returns NULL without memory. */
struct tactus_wlroots_keys *tactus_wlroots_keys_create(void);
/* Destroys the keyboard and its device. NULL is allowed. */
void tactus_wlroots_keys_destroy(struct tactus_wlroots_keys *keys);
/* Returns the device, for the function of the compositor that gets new keyboards. */
struct wlr_input_device *tactus_wlroots_keys_get_device(struct tactus_wlroots_keys *keys);
/* Presses and releases the keys of an event, if it has some. */
void tactus_wlroots_keys_act(struct tactus_wlroots_keys *keys, const struct tactus_gestures_event *event);

#endif
