/* SPDX-License-Identifier: MIT */
/* The keys of each section, the gestures they apply to, and how their values are read. */
#ifndef TACTUS_GESTURES_CONFIGURATION_KEYS_H
#define TACTUS_GESTURES_CONFIGURATION_KEYS_H

#include "configuration.h"

/* Consequence of a bad value. */
enum key_weight {
	KEY_WEIGHT_DEFAULT, /* the default is used */
	KEY_WEIGHT_GESTURE, /* the gesture is left out: it would do something else than intended */
};

struct key {
	const char *name;
	unsigned types; /* bit N: applies to gestures of type N */
	enum key_weight weight;
	bool is_repeatable;
	/* Reads a value. Returns NULL if it is valid, else what is wrong with it. */
	const char *(*read)(void *target, const char *value);
	/* Texts for `tactus gestures list`. */
	const char *values, *fallback, *text;
};

/* Keys of [tactus], with a struct configuration as target. The last entry has no name. */
extern const struct key global_keys[];
/* Keys of [tactus-gesture], with a struct gesture_configuration as target. The last entry has no name. */
extern const struct key gesture_keys[];
/* Words for gesture types; those for actions are in action-words.h. */
extern const struct named_value gesture_type_names[];
#define ONE_OF_TYPES \
	"one of edge-swipe, swipe, drag, pinch, rotate, tap, double-tap, tap-drag, long-press, press-drag, stroke"

const char *gesture_type_to_string(enum gesture_type type);

#endif
