/* SPDX-License-Identifier: MIT */
/* Finds out what was meant by a value that a key does not have. */
#ifndef TACTUS_GESTURES_VALUE_SUGGESTION_H
#define TACTUS_GESTURES_VALUE_SUGGESTION_H

#include "configuration.h"

#include <stddef.h>

/*
 * Stores what is probably wrong with a value that was refused, or what was meant, as the end of a sentence: `; perhaps
 * long-press is meant`. The text is empty if nothing is known. Directions depend on the type, an enum gesture_type or
 * GESTURE_TYPE_COUNT for any.
 */
void value_suggest(unsigned type, const char *key, const char *value, char *text, size_t size);
/* Returns the type that was probably meant by a value, or GESTURE_TYPE_COUNT. */
unsigned value_guess_type(const char *value);

#endif
