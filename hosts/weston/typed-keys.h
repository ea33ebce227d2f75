/* SPDX-License-Identifier: MIT */
/* Keys of gestures, as if typed on a keyboard of the seat whose fingers they are. */
#ifndef TACTUS_WESTON_TYPED_KEYS_H
#define TACTUS_WESTON_TYPED_KEYS_H

#include <tactus-gestures.h>

struct plugin;
struct weston_seat;

#define TYPED_KEYS_ACTIONS (1u << TACTUS_GESTURES_ACTION_KEYS | 1u << TACTUS_GESTURES_ACTION_HOLD_KEYS)

/* Gives a seat with a touchscreen a keyboard, if gestures have keys and it has none. */
void typed_keys_prepare_seat(const struct tactus_gestures *gestures, struct weston_seat *seat);
/* Does so for all seats. */
void typed_keys_prepare(struct plugin *plugin, const struct tactus_gestures *gestures);
/* Presses and releases the keys of an event. */
void typed_keys_act(struct plugin *plugin, const struct tactus_gestures_event *event);

#endif
