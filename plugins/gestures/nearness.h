/* SPDX-License-Identifier: MIT */
/* How near a gesture is to firing, from 0 to 1. */
#ifndef TACTUS_GESTURES_NEARNESS_H
#define TACTUS_GESTURES_NEARNESS_H

#include <stdbool.h>

struct gesture;

/* Counts the fingers of a gesture; call it whenever one has landed. */
void gesture_count_fingers(struct gesture *gesture);
/* Returns the part of the way to the threshold that is done. Returns 0 for a gesture that cannot fire or has fired. */
double gesture_nearness(const struct gesture *gesture);
/* Returns whether the fingers rest for a press, so that time alone brings it nearer. */
bool gesture_is_resting(const struct gesture *gesture);
/* Returns the same for the drag of a press-drag, after its rest. 1 and more: the fingers have gone far enough. */
double gesture_drag_nearness(const struct gesture *gesture);

#endif
