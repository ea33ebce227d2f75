/* SPDX-License-Identifier: MIT */
/* Nearness of a gesture to firing, from 0 to 1: its recognizer says it (15.3), the file says in which directions. */
#ifndef TACTUS_GESTURES_NEARNESS_H
#define TACTUS_GESTURES_NEARNESS_H

#include <stdbool.h>

struct gesture;

/* Returns the part of the way to the threshold that is done. Returns 0 for a gesture that cannot fire or has fired. */
double gesture_nearness(const struct gesture *gesture);
/* Returns whether the fingers rest for a press, so that time alone brings it nearer. */
bool gesture_is_resting(const struct gesture *gesture);
/* Returns the same for the drag of a press-drag, after its rest. 1 and more: the fingers have gone far enough. */
double gesture_drag_nearness(const struct gesture *gesture);

#endif
