/* SPDX-License-Identifier: MIT */
/* Keys of a gesture that goes on: held until it ends, and pressed again with each piece of its way. */
#ifndef TACTUS_GESTURES_TYPED_KEYS_H
#define TACTUS_GESTURES_TYPED_KEYS_H

#include "gesture.h"

/* Returns whether a gesture holds keys, or presses them again. */
bool typed_keys_are_continuous(const struct gesture_configuration *configuration);
/* Holds and presses the keys of a gesture that has begun. */
void typed_keys_begin(struct gesture *gesture, const struct tactus_gestures_event *event);
/* Presses keys for the way since they were pressed last. */
void typed_keys_change(struct gesture *gesture, const struct tactus_gestures_event *event);
/* Releases what is held, whatever ended the gesture. */
void typed_keys_end(struct gesture *gesture, const struct tactus_gestures_event *event);

#endif
