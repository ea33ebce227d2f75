/* SPDX-License-Identifier: MIT */
#include "configuration-keys.h"

#include "command-words.h"
#include "configuration-names.h"
#include "gestures.h"
#include "value-names.h"

#include <stdlib.h>
#include <string.h>

#define EDGE_SWIPE (1u << GESTURE_TYPE_EDGE_SWIPE)
#define SWIPE (1u << GESTURE_TYPE_SWIPE)
#define DRAG (1u << GESTURE_TYPE_DRAG)
#define PINCH (1u << GESTURE_TYPE_PINCH)
#define ROTATE (1u << GESTURE_TYPE_ROTATE)
#define TAP (1u << GESTURE_TYPE_TAP)
#define DOUBLE_TAP (1u << GESTURE_TYPE_DOUBLE_TAP)
#define TAP_DRAG (1u << GESTURE_TYPE_TAP_DRAG)
#define LONG_PRESS (1u << GESTURE_TYPE_LONG_PRESS)
#define PRESS_DRAG (1u << GESTURE_TYPE_PRESS_DRAG)
#define TAPS (TAP | DOUBLE_TAP)
#define PRESSES (LONG_PRESS | PRESS_DRAG)
#define DRAGS (DRAG | TAP_DRAG | PRESS_DRAG)
#define ALL ((1u << GESTURE_TYPE_COUNT) - 1)
#define GROWING (ALL & ~TAPS)
#define CONTINUOUS (ALL & ~(TAPS | SWIPE))

#define MOST_FINGERS 10
#define MOST_CHANGES 60

static const char no_boolean[] = "neither true nor false";
static const char no_length[] = "not a length above 0 and up to 10000, like 12mm or 40px";
static const char no_duration[] =
	"not a time from 1ms to 60s, like 500ms or 0.5s; a number alone is ms and at least 20";
static const char no_memory[] = "no memory";
static const char no_name[] = "no name";
static const char two_actions[] = "a gesture has an action or keys, and not both";

/* Defines a reader of a value that is stored as it is: a member, a parser, and the complaint about a bad value. */
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
READER(feedback, configuration, parse_boolean, no_boolean)
READER(cancel, gesture_configuration, parse_boolean, no_boolean)
READER(delays, gesture_configuration, parse_boolean, no_boolean)
READER(delays_lift, gesture_configuration, parse_boolean, no_boolean)
READER(feedback, gesture_configuration, parse_boolean, no_boolean)
READER(distance, gesture_configuration, parse_length, no_length)
READER(across, gesture_configuration, parse_length, no_length)
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

static const char *read_tap_place(void *target, const char *value)
{
	uint32_t *place = &((struct configuration *)target)->accommodations.tap_place;

	return parse_name(value, tap_place_names, place) ? NULL : "neither initial nor final";
}

/* Read before all other keys, since their meaning depends on the type. */
static const char *read_type(void *target, const char *value)
{
	(void)target;
	(void)value;
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

static const char *read_app_id(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (*value == '!') {
		gesture->app_id_excludes = true;
		value += 1 + strspn(value + 1, " ");
	}
	if (strchr(value, '!'))
		return "one ! in front of all ids, like !foot,firefox";
	return read_string(&gesture->app_id, value);
}

static const char *read_words(struct command_list *list, const char *value)
{
	const char *why;
	char **words;

	if (list->count == COMMANDS_MAXIMUM)
		return "more than 8 commands";
	words = command_words_split(value, &why);
	if (words)
		list->words[list->count++] = words;
	return words ? NULL : why;
}

static const char *read_command(void *target, const char *value)
{
	return read_words(&((struct gesture_configuration *)target)->command, value);
}

static const char *read_command_changed(void *target, const char *value)
{
	return read_words(&((struct gesture_configuration *)target)->command_changed, value);
}

static const char *read_command_end(void *target, const char *value)
{
	return read_words(&((struct gesture_configuration *)target)->command_end, value);
}

static const char *read_changes_per_second(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_count(value, 1, MOST_CHANGES, &gesture->changes_per_second) ? NULL : "not a number from 1 to 60";
}

static const char *read_action(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (gesture->action == GESTURES_ACTION_KEYS)
		return two_actions;
	if (parse_name(value, gesture_action_names, &gesture->action))
		return NULL;
	return "not one of close, fullscreen, next-window, previous-window, workspace-left, workspace-right, "
	       "workspace-up, "
	       "workspace-down, overview, keyboard-on, keyboard-off, right-click, touchpad";
}

static const char *read_keys(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (gesture->action && gesture->action != GESTURES_ACTION_KEYS)
		return two_actions;
	gesture->action = GESTURES_ACTION_KEYS;
	return parse_keys(value, &gesture->keys) ? NULL : "not up to 6 names of keys like super+Tab";
}

static const char *read_fingers(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (gesture->type == GESTURE_TYPE_PINCH)
		return parse_count(value, 2, 2, &gesture->fingers) ? NULL : "a pinch has 2";
	if (gesture->type == GESTURE_TYPE_ROTATE)
		return parse_count(value, 2, 2, &gesture->fingers) ? NULL : "a rotate has 2";
	return parse_count(value, 1, MOST_FINGERS, &gesture->fingers) ? NULL : "not a number from 1 to 10";
}

static const char *read_edge(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_name(value, edge_names, &gesture->edge) ? NULL : "not one of left, right, top, bottom";
}

static const char *read_edge_range(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_range(value, &gesture->range_from, &gesture->range_to) ? NULL
									    : "not a part of 0-100%, like 25-75%";
}

/* A wider strip would take touches from every window. */
static const char *read_edge_width(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;
	struct length width;

	if (!parse_length(value, &width) ||
		width.value > (width.unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? 50 : 300))
		return "not a width above 0 and up to 50mm or 300px";
	gesture->edge_width = width;
	return NULL;
}

static const char *read_direction(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (gesture->type == GESTURE_TYPE_PINCH)
		return parse_name(value, pinch_direction_names, &gesture->directions) ? NULL : "neither in nor out";
	if (gesture->type == GESTURE_TYPE_ROTATE)
		return parse_name(value, rotate_direction_names, &gesture->directions)
			? NULL
			: "neither clockwise nor counterclockwise";
	return parse_names(value, direction_names, &gesture->directions) ? NULL : "not one of left, right, up, down";
}

static const char *read_modifiers(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	gesture->has_modifiers = true;
	if (!parse_names(value, modifier_names, &gesture->modifiers))
		return "not one of shift, ctrl, alt, super, none";
	return gesture->modifiers && names_contain(value, "none") ? "none stands alone" : NULL;
}

static const char *read_mode(void *target, const char *value)
{
	uint32_t mode;

	if (!parse_name(value, mode_names, &mode))
		return "neither tablet nor laptop";
	((struct gesture_configuration *)target)->mode = mode;
	return NULL;
}

static const char *read_orientation(void *target, const char *value)
{
	uint32_t orientation;

	if (!parse_name(value, orientation_names, &orientation))
		return "neither portrait nor landscape";
	((struct gesture_configuration *)target)->orientation = orientation;
	return NULL;
}

const struct key global_keys[] = {
	{ "scale-lengths", ALL, KEY_WEIGHT_DEFAULT, false, read_configuration_scale_lengths, "true, false", "false",
		"scales lengths in px from 160 px per inch to the panel's density" },
	{ "cancel", ALL, KEY_WEIGHT_DEFAULT, false, read_configuration_cancel, "true, false", "true",
		"default of the gestures' cancel" },
	{ "delays", ALL, KEY_WEIGHT_DEFAULT, false, read_configuration_delays, "true, false", "false",
		"default of the gestures' delays" },
	{ "feedback", ALL, KEY_WEIGHT_DEFAULT, false, read_configuration_feedback, "true, false", "false",
		"default of the gestures' feedback" },
	{ "hold-duration", ALL, KEY_WEIGHT_DEFAULT, false, read_hold_duration_us, "time", "off",
		"how long a finger must be held before it comes down" },
	{ "ignore-repeat", ALL, KEY_WEIGHT_DEFAULT, false, read_ignore_repeat_us, "time", "off",
		"how long after a lift a finger that lands beside it is ignored" },
	{ "tap-assistance", ALL, KEY_WEIGHT_DEFAULT, false, read_tap_assistance_us, "time", "off",
		"time within which a finger that lifts is a tap, however it moved" },
	{ "tap-place", ALL, KEY_WEIGHT_DEFAULT, false, read_tap_place, "initial, final", "initial",
		"where such a tap is: where the finger landed or lifted" },
	{ 0 },
};

/* In the order in which people think of the keys. */
const struct key gesture_keys[] = {
	{ "type", ALL, KEY_WEIGHT_GESTURE, false, read_type,
		"edge-swipe, swipe, drag, pinch, rotate, tap, double-tap, tap-drag, long-press, press-drag", "needed",
		"kind of gesture" },
	{ "name", ALL, KEY_WEIGHT_DEFAULT, false, read_name, "text", "type and line",
		"name for the log and for waits-for" },
	{ "command", ALL, KEY_WEIGHT_GESTURE, true, read_command, "words", "none",
		"program that is run when the gesture fires; up to 8 lines" },
	{ "action", ALL, KEY_WEIGHT_GESTURE, false, read_action,
		"close, fullscreen, next-window, previous-window, workspace-left, workspace-right, workspace-up, "
		"workspace-down, overview, keyboard-on, keyboard-off, right-click, touchpad",
		"none", "what the host does itself when the gesture fires" },
	{ "keys", ALL, KEY_WEIGHT_GESTURE, false, read_keys, "names of keys, like super+Tab", "none",
		"keys that a virtual keyboard presses when the gesture fires" },
	{ "command-changed", CONTINUOUS, KEY_WEIGHT_GESTURE, true, read_command_changed, "words", "none",
		"program that is run while the fingers move" },
	{ "changes-per-second", CONTINUOUS, KEY_WEIGHT_DEFAULT, false, read_changes_per_second, "1 to 60", "10",
		"how often command-changed is run at most" },
	{ "command-end", CONTINUOUS, KEY_WEIGHT_GESTURE, true, read_command_end, "words", "none",
		"program that is run when the fingers lift" },
	{ "fingers", ALL, KEY_WEIGHT_GESTURE, false, read_fingers, "1 to 10", "1, of pinch and rotate 2",
		"how many fingers" },
	{ "edge", EDGE_SWIPE, KEY_WEIGHT_GESTURE, false, read_edge, "left, right, top, bottom", "needed",
		"edge of the output" },
	{ "edge-range", EDGE_SWIPE, KEY_WEIGHT_GESTURE, false, read_edge_range, "part, like 25-75%", "0-100%",
		"part of the edge on which the finger lands, from its left or top end" },
	{ "edge-width", EDGE_SWIPE, KEY_WEIGHT_DEFAULT, false, read_edge_width, "up to 50mm or 300px", "13px",
		"how far from the edge the finger may land" },
	{ "direction", SWIPE | DRAGS | PINCH | ROTATE, KEY_WEIGHT_GESTURE, false, read_direction,
		"left, right, up, down; of pinch in, out; of rotate clockwise, counterclockwise",
		"any; of swipe needed",
		"which way the fingers go" },
	{ "distance", EDGE_SWIPE | SWIPE | DRAGS | PINCH | ROTATE, KEY_WEIGHT_DEFAULT, false,
		read_gesture_configuration_distance, "length", "swipe 50px, pinch 8px, others 10px",
		"how far the fingers go before the gesture fires" },
	{ "across", SWIPE, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_across, "length", "50px",
		"how far beside its direction a swipe may go" },
	{ "movement", TAPS | PRESSES, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_movement, "length",
		"taps 45px, presses 10px", "how far a finger may move" },
	{ "tap-distance", DOUBLE_TAP, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_tap_distance, "length",
		"45px", "how far apart the taps may be" },
	{ "duration", SWIPE | TAPS | PRESSES, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_duration_us,
		"time", "swipe and presses 500ms, taps 750ms",
		"how long it may take; of presses how long they must rest" },
	{ "interval", DOUBLE_TAP, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_interval_us, "time", "350ms",
		"longest time from one tap to the next" },
	{ "arrival", TAPS, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_arrival_us, "time", "250ms",
		"time within which all fingers come down" },
	{ "cancel", ALL, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_cancel, "true, false", "[tactus]",
		"takes the fingers from the client when the gesture fires" },
	{ "delays", ALL, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_delays, "true, false", "[tactus]",
		"tells the client of fingers once the gesture has failed" },
	{ "delays-lift", ALL, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_delays_lift, "true, false",
		"false", "tells the client that fingers lift once the gesture has failed" },
	{ "feedback", GROWING, KEY_WEIGHT_DEFAULT, false, read_gesture_configuration_feedback, "true, false",
		"[tactus]", "shows a bar that grows until the gesture fires" },
	{ "waits-for", ALL, KEY_WEIGHT_DEFAULT, false, read_waits_for, "names", "none",
		"gestures that must have failed before this one fires" },
	{ "output", ALL, KEY_WEIGHT_GESTURE, false, read_output, "name", "any", "output on which the fingers land" },
	{ "app-id", ALL, KEY_WEIGHT_GESTURE, false, read_app_id, "ids; ! in front: all others", "any",
		"windows on which the fingers land" },
	{ "modifiers", ALL, KEY_WEIGHT_GESTURE, false, read_modifiers, "shift, ctrl, alt, super; none", "any",
		"keys that are held when the first finger lands, these and no others" },
	{ "mode", ALL, KEY_WEIGHT_GESTURE, false, read_mode, "tablet, laptop", "any",
		"how a convertible device is folded" },
	{ "orientation", ALL, KEY_WEIGHT_GESTURE, false, read_orientation, "portrait, landscape", "any",
		"how the output stands" },
	{ 0 },
};
