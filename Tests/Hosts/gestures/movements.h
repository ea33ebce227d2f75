/* SPDX-License-Identifier: MIT */
/* Movements of one and two fingers, of which each type of gesture knows some. */
#ifndef GESTURES_TEST_MOVEMENTS_H
#define GESTURES_TEST_MOVEMENTS_H

#include "fixture.h"

#define MOVEMENT_COUNT 44

const char *movement_name(size_t movement);
/* Returns whether hands seldom do it: the finger jumps or turns, or another one rests beside it. */
bool movement_is_rare(size_t movement);
/* Plays one from a time in ms. Returns the time from which the next one may be played. */
unsigned movement_play(struct fixture *fixture, size_t movement, unsigned time);
/* Number of the running delivery or advance in its movement, from 1. */
unsigned movement_delivery(void);

#endif
