/* SPDX-License-Identifier: MIT */
/* Names of keys on a keyboard, for `keys=`. */
#ifndef TACTUS_GESTURES_KEY_NAMES_H
#define TACTUS_GESTURES_KEY_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* More keys than two hands hold. */
#define KEYS_MAXIMUM 6

/* Keys that are pressed together, as the codes KEY_… of the kernel. */
struct key_combination {
	size_t count;
	uint16_t codes[KEYS_MAXIMUM];
};

/* Reads names that are joined by +, like `super+Tab`, in any case. Returns false if one is unknown. */
bool parse_keys(const char *text, struct key_combination *keys);
/* Returns the first name that is none of a key, and its length. Returns NULL if all are names of keys. */
const char *find_unknown_key(const char *text, size_t *length);
/* Returns the name here of a key that has this name elsewhere, such as Super_L of X11. Returns NULL if none has. */
const char *find_foreign_key(const char *name, size_t length);

/* Returns whether a key is shift, ctrl, alt or super. */
bool key_is_modifier(uint16_t code);
/* Returns the keys of a combination that another one does not have. */
struct key_combination keys_without(const struct key_combination *keys, const struct key_combination *others);

#endif
