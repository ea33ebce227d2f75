/* SPDX-License-Identifier: MIT */
/* Lists of patterns, separated by commas: a * stands for any characters, also none. */
#ifndef TACTUS_GESTURES_PATTERNS_H
#define TACTUS_GESTURES_PATTERNS_H

#include <stdbool.h>

/* Returns whether a pattern of the list matches a text. */
bool patterns_match(const char *patterns, const char *text);
/* Returns whether each text that a pattern of the other list matches is matched by this one. May miss some. */
bool patterns_cover(const char *patterns, const char *other);

#endif
