/* SPDX-License-Identifier: MIT */
/* Differences between Weston 10, 14 and 16 about keys. libweston exports these functions for its backends. */
#ifndef TACTUS_WESTON_VERSION_KEYS_H
#define TACTUS_WESTON_VERSION_KEYS_H

#include "weston-version.h"

int weston_seat_init_keyboard(struct weston_seat *seat, struct xkb_keymap *keymap);

/* 16 takes an event that a public function fills. */
#if WESTON_SINCE(16)
void notify_key(const struct weston_key_event *event);
#else
void notify_key(struct weston_seat *seat, const struct timespec *time, uint32_t key, enum wl_keyboard_key_state state,
	enum weston_key_state_update update);
#endif

static inline void version_notify_key(
	struct weston_seat *seat, const struct timespec *time, uint32_t key, enum wl_keyboard_key_state state)
{
#if WESTON_SINCE(16)
	struct weston_key_event event;
	struct timespec copy = *time;

	weston_key_event_init(&event, &copy, seat, key, state, STATE_UPDATE_AUTOMATIC);
	notify_key(&event);
#else
	notify_key(seat, time, key, state, STATE_UPDATE_AUTOMATIC);
#endif
}

#endif
