/* SPDX-License-Identifier: MIT */
/* Finds out what was meant by a number, a length, a time or a yes that a key does not take. */
#ifndef TACTUS_GESTURES_VALUE_UNITS_H
#define TACTUS_GESTURES_VALUE_UNITS_H

#include <stddef.h>

/* Stores the end of a sentence, such as `; perhaps 12.7mm is meant`. The text is empty if nothing is known. */
void unit_suggest(const char *key, const char *value, char *text, size_t size);

#endif
