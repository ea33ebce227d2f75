/* SPDX-License-Identifier: MIT */
/* Sets of gesture types, for tables: bit N is type N. */
#ifndef TACTUS_GESTURES_TYPE_MASKS_H
#define TACTUS_GESTURES_TYPE_MASKS_H

#include "configuration.h"

#define EDGE_SWIPE (1u << GESTURE_TYPE_EDGE_SWIPE)
#define SWIPE (1u << GESTURE_TYPE_SWIPE)
#define DRAG (1u << GESTURE_TYPE_DRAG)
#define PINCH (1u << GESTURE_TYPE_PINCH)
#define ROTATE (1u << GESTURE_TYPE_ROTATE)
#define TAP (1u << GESTURE_TYPE_TAP)
#define DOUBLE_TAP (1u << GESTURE_TYPE_DOUBLE_TAP)
#define TAP_DRAG (1u << GESTURE_TYPE_TAP_DRAG)
#define LONG_PRESS (1u << GESTURE_TYPE_LONG_PRESS)
#define PRESS_DRAG (1u << GESTURE_TYPE_PRESS_DRAG)
#define STROKE (1u << GESTURE_TYPE_STROKE)
#define TAPS (TAP | DOUBLE_TAP)
#define PRESSES (LONG_PRESS | PRESS_DRAG)
#define DRAGS (DRAG | TAP_DRAG | PRESS_DRAG)
#define ALL ((1u << GESTURE_TYPE_COUNT) - 1)
#define GROWING (ALL & ~(TAPS | STROKE))
#define CONTINUOUS (ALL & ~(TAPS | SWIPE | STROKE))

#endif
