/* SPDX-License-Identifier: MIT */
#include "configuration-keys.h"

#include "command-words.h"

#include <stdlib.h>
#include <string.h>

#define EDGE_SWIPE (1u << GESTURE_TYPE_EDGE_SWIPE)
#define SWIPE (1u << GESTURE_TYPE_SWIPE)
#define PINCH (1u << GESTURE_TYPE_PINCH)
#define TAP (1u << GESTURE_TYPE_TAP)
#define DOUBLE_TAP (1u << GESTURE_TYPE_DOUBLE_TAP)
#define LONG_PRESS (1u << GESTURE_TYPE_LONG_PRESS)
#define TAPS (TAP | DOUBLE_TAP)
#define ALL (EDGE_SWIPE | SWIPE | PINCH | TAPS | LONG_PRESS)

#define MOST_FINGERS 10

static const char no_boolean[] = "neither true nor false";
static const char no_length[] = "no length above 0 and up to 10000, like 12mm or 40px";
static const char no_duration[] = "no time above 0 and up to 60s, like 500ms";
static const char no_memory[] = "no memory";
static const char no_name[] = "no name";

const struct named_value gesture_type_names[] = {
	{ "edge-swipe", GESTURE_TYPE_EDGE_SWIPE },
	{ "swipe", GESTURE_TYPE_SWIPE },
	{ "pinch", GESTURE_TYPE_PINCH },
	{ "tap", GESTURE_TYPE_TAP },
	{ "double-tap", GESTURE_TYPE_DOUBLE_TAP },
	{ "long-press", GESTURE_TYPE_LONG_PRESS },
	{ NULL, 0 },
};

static const struct named_value edge_names[] = {
	{ "left", TACTUS_EDGE_LEFT },
	{ "right", TACTUS_EDGE_RIGHT },
	{ "top", TACTUS_EDGE_TOP },
	{ "bottom", TACTUS_EDGE_BOTTOM },
	{ NULL, 0 },
};

static const struct named_value tap_place_names[] = {
	{ "initial", TACTUS_TAP_PLACE_INITIAL },
	{ "final", TACTUS_TAP_PLACE_FINAL },
	{ NULL, 0 },
};

static const struct named_value swipe_direction_names[] = {
	{ "left", TACTUS_SWIPE_DIRECTION_LEFT },
	{ "right", TACTUS_SWIPE_DIRECTION_RIGHT },
	{ "up", TACTUS_SWIPE_DIRECTION_UP },
	{ "down", TACTUS_SWIPE_DIRECTION_DOWN },
	{ NULL, 0 },
};

static const struct named_value pinch_direction_names[] = {
	{ "in", PINCH_DIRECTION_IN },
	{ "out", PINCH_DIRECTION_OUT },
	{ NULL, 0 },
};

const char *gesture_type_to_string(enum gesture_type type)
{
	return gesture_type_names[type].name;
}

/* Readers of values that are kept as they are: a member, how it is parsed, what is said of a bad value. */
#define READER(member, owner, parse, complaint) \
	static const char *read_##owner##_##member(void *target, const char *value) \
	{ \
		struct owner *owner = target; \
\
		return parse(value, &owner->member) ? NULL : (complaint); \
	}

READER(scale_lengths, configuration, parse_boolean, no_boolean)
READER(cancel, configuration, parse_boolean, no_boolean)
READER(delays, configuration, parse_boolean, no_boolean)
READER(cancel, gesture_configuration, parse_boolean, no_boolean)
READER(delays, gesture_configuration, parse_boolean, no_boolean)
READER(delays_lift, gesture_configuration, parse_boolean, no_boolean)
READER(distance, gesture_configuration, parse_length, no_length)
READER(across, gesture_configuration, parse_length, no_length)
READER(edge_width, gesture_configuration, parse_length, no_length)
READER(movement, gesture_configuration, parse_length, no_length)
READER(tap_distance, gesture_configuration, parse_length, no_length)
READER(duration_us, gesture_configuration, parse_duration, no_duration)
READER(interval_us, gesture_configuration, parse_duration, no_duration)
READER(arrival_us, gesture_configuration, parse_duration, no_duration)

#define ACCOMMODATION_READER(member) \
	static const char *read_##member(void *target, const char *value) \
	{ \
		struct configuration *configuration = target; \
\
		return parse_duration(value, &configuration->accommodations.member) ? NULL : no_duration; \
	}

ACCOMMODATION_READER(hold_duration_us)
ACCOMMODATION_READER(ignore_repeat_us)
ACCOMMODATION_READER(tap_assistance_us)

/* Read before all others, since it says what these mean. */
static const char *read_type(void *target, const char *value)
{
	return NULL;
}

static const char *read_string(char **string, const char *value)
{
	if (!*value)
		return no_name;
	free(*string);
	*string = strdup(value);
	return *string ? NULL : no_memory;
}

static const char *read_name(void *target, const char *value)
{
	return read_string(&((struct gesture_configuration *)target)->name, value);
}

static const char *read_output(void *target, const char *value)
{
	return read_string(&((struct gesture_configuration *)target)->output, value);
}

static const char *read_waits_for(void *target, const char *value)
{
	return read_string(&((struct gesture_configuration *)target)->waits_for, value);
}

static const char *read_command(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;
	const char *why;

	gesture->command = command_words_split(value, &why);
	return gesture->command ? NULL : why;
}

static const char *read_fingers(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (gesture->type == GESTURE_TYPE_PINCH)
		return parse_count(value, 2, 2, &gesture->fingers) ? NULL : "a pinch has 2";
	return parse_count(value, 1, MOST_FINGERS, &gesture->fingers) ? NULL : "no number from 1 to 10";
}

static const char *read_edge(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_name(value, edge_names, &gesture->edge) ? NULL : "none of left, right, top, bottom";
}

static const char *read_edge_range(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_range(value, &gesture->range_from, &gesture->range_to) ? NULL : "no part like 25-75%";
}

static const char *read_tap_place(void *target, const char *value)
{
	uint32_t *place = &((struct configuration *)target)->accommodations.tap_place;

	return parse_name(value, tap_place_names, place) ? NULL : "neither initial nor final";
}

static const char *read_direction(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (gesture->type == GESTURE_TYPE_PINCH)
		return parse_name(value, pinch_direction_names, &gesture->directions) ? NULL : "neither in nor out";
	return parse_names(value, swipe_direction_names, &gesture->directions) ? NULL : "none of left, right, up, down";
}

const struct key global_keys[] = {
	{ "scale-lengths", ALL, KEY_WEIGHT_DEFAULT, read_configuration_scale_lengths },
	{ "cancel", ALL, KEY_WEIGHT_DEFAULT, read_configuration_cancel },
	{ "delays", ALL, KEY_WEIGHT_DEFAULT, read_configuration_delays },
	{ "hold-duration", ALL, KEY_WEIGHT_DEFAULT, read_hold_duration_us },
	{ "ignore-repeat", ALL, KEY_WEIGHT_DEFAULT, read_ignore_repeat_us },
	{ "tap-assistance", ALL, KEY_WEIGHT_DEFAULT, read_tap_assistance_us },
	{ "tap-place", ALL, KEY_WEIGHT_DEFAULT, read_tap_place },
	{ 0 },
};

const struct key gesture_keys[] = {
	{ "type", ALL, KEY_WEIGHT_GESTURE, read_type },
	{ "command", ALL, KEY_WEIGHT_GESTURE, read_command },
	{ "name", ALL, KEY_WEIGHT_DEFAULT, read_name },
	{ "fingers", ALL, KEY_WEIGHT_GESTURE, read_fingers },
	{ "edge", EDGE_SWIPE, KEY_WEIGHT_GESTURE, read_edge },
	{ "edge-range", EDGE_SWIPE, KEY_WEIGHT_GESTURE, read_edge_range },
	{ "edge-width", EDGE_SWIPE, KEY_WEIGHT_DEFAULT, read_gesture_configuration_edge_width },
	{ "direction", SWIPE | PINCH, KEY_WEIGHT_GESTURE, read_direction },
	{ "distance", EDGE_SWIPE | SWIPE | PINCH, KEY_WEIGHT_DEFAULT, read_gesture_configuration_distance },
	{ "across", SWIPE, KEY_WEIGHT_DEFAULT, read_gesture_configuration_across },
	{ "movement", TAPS | LONG_PRESS, KEY_WEIGHT_DEFAULT, read_gesture_configuration_movement },
	{ "tap-distance", DOUBLE_TAP, KEY_WEIGHT_DEFAULT, read_gesture_configuration_tap_distance },
	{ "duration", SWIPE | TAPS | LONG_PRESS, KEY_WEIGHT_DEFAULT, read_gesture_configuration_duration_us },
	{ "interval", DOUBLE_TAP, KEY_WEIGHT_DEFAULT, read_gesture_configuration_interval_us },
	{ "arrival", TAPS, KEY_WEIGHT_DEFAULT, read_gesture_configuration_arrival_us },
	{ "cancel", ALL, KEY_WEIGHT_DEFAULT, read_gesture_configuration_cancel },
	{ "delays", ALL, KEY_WEIGHT_DEFAULT, read_gesture_configuration_delays },
	{ "delays-lift", ALL, KEY_WEIGHT_DEFAULT, read_gesture_configuration_delays_lift },
	{ "output", ALL, KEY_WEIGHT_GESTURE, read_output },
	{ "waits-for", ALL, KEY_WEIGHT_DEFAULT, read_waits_for },
	{ 0 },
};
