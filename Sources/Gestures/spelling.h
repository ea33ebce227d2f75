/* SPDX-License-Identifier: MIT */
/* Finds out what a misspelt word was meant to be. */
#ifndef TACTUS_GESTURES_SPELLING_H
#define TACTUS_GESTURES_SPELLING_H

#include <stddef.h>

/*
 * Returns the number of letters to change, add, remove or swap with their neighbour to get from one word to the other,
 * which is in small letters. Capitals count as small letters. Words with more than 24 letters are 24 apart.
 */
size_t spelling_distance(const char *name, const char *wanted);

#endif
