/* SPDX-License-Identifier: MIT */
/* Which keys the sections have, for which gestures, and how their values are read. */
#ifndef TACTUS_GESTURES_CONFIGURATION_KEYS_H
#define TACTUS_GESTURES_CONFIGURATION_KEYS_H

#include "configuration.h"

/* What a bad value costs. */
enum key_weight {
	KEY_WEIGHT_DEFAULT, /* the default is used */
	KEY_WEIGHT_GESTURE, /* the gesture is left out: it would do something else than was asked for */
};

struct key {
	const char *name;
	unsigned types; /* bit N: for gestures of type N */
	enum key_weight weight;
	bool is_repeatable;
	/* NULL if the value was taken, else what is wrong with it. */
	const char *(*read)(void *target, const char *value);
	/* For `tactus gestures list`. */
	const char *values, *fallback, *text;
};

/* Of [tactus], with a struct configuration as target; the last one has no name. */
extern const struct key global_keys[];
/* Of [tactus-gesture], with a struct gesture_configuration as target. */
extern const struct key gesture_keys[];
/* The words for gesture types, and for actions. */
extern const struct named_value gesture_type_names[];
extern const struct named_value gesture_action_names[];

const char *gesture_type_to_string(enum gesture_type type);
const char *gesture_action_to_string(uint32_t action);

#endif
