/* SPDX-License-Identifier: MIT */
/* Measures what the engine's recognizers do not: speed, diagonals, and how far fingers have gone at the lift. */
#ifndef TACTUS_GESTURES_MEASURING_H
#define TACTUS_GESTURES_MEASURING_H

#include "gesture.h"

/* From this speed on fingers are fast, mm/s. */
#define FAST_MM_PER_S 150.0

/* Sets the functions that measure, if the gesture needs any. */
void measuring_add_callbacks(const struct gesture *gesture, struct tactus_recognizer_callbacks *callbacks);
/* Notes that a first finger has landed. */
void measuring_note_landing(struct gesture *gesture, const struct tactus_touch *touch);
/* Returns whether a gesture may fire now, and notes why not. */
bool measuring_allows(struct gesture *gesture);
/* Returns the speed of the finger that went farthest, since it left its place; mm/s. */
double measuring_speed(const struct gesture *gesture);
/* Returns the part of the distance that is done. */
double measuring_progress(const struct gesture *gesture);

#endif
