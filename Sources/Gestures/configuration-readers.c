/* SPDX-License-Identifier: MIT */
#include "configuration-readers.h"

#include "action-words.h"
#include "command-words.h"
#include "configuration-keys.h"
#include "configuration-names.h"
#include "plain-text.h"
#include "value-names.h"

#include <stdlib.h>
#include <string.h>
#include <tactus-gestures.h>

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
	const char *read_##owner##_##member(void *target, const char *value) \
	{ \
		struct owner *owner = target; \
\
		return parse(value, &owner->member) ? NULL : (complaint); \
	}

READER(scale_lengths, configuration, parse_boolean, no_boolean)
READER(cancel, configuration, parse_boolean, no_boolean)
READER(delay_together_us, configuration, parse_duration, no_duration)
READER(delay_undecided_us, configuration, parse_duration, no_duration)
READER(delay_together_us, gesture_configuration, parse_duration, no_duration)
READER(delay_undecided_us, gesture_configuration, parse_duration, no_duration)
READER(feedback, configuration, parse_boolean, no_boolean)
READER(cancel, gesture_configuration, parse_boolean, no_boolean)
READER(delays_lift, gesture_configuration, parse_boolean, no_boolean)
READER(feedback, gesture_configuration, parse_boolean, no_boolean)
READER(distance, gesture_configuration, parse_length, no_length)
READER(size, gesture_configuration, parse_length, no_length)
READER(across, gesture_configuration, parse_length, no_length)
READER(movement, gesture_configuration, parse_length, no_length)
READER(tap_distance, gesture_configuration, parse_length, no_length)
READER(duration_us, gesture_configuration, parse_duration, no_duration)
READER(interval_us, gesture_configuration, parse_duration, no_duration)
READER(hold, gesture_configuration, parse_boolean, no_boolean)
READER(followed, gesture_configuration, parse_boolean, no_boolean)
READER(every, gesture_configuration, parse_length, no_length)
READER(within_us, gesture_configuration, parse_duration, no_duration)
READER(arrival_us, gesture_configuration, parse_duration, no_duration)

static const char *read_delays(enum gesture_delays *delays, const char *value)
{
	uint32_t found;

	if (!parse_name(value, delays_names, &found))
		return "not one of true, false, until-failed";
	*delays = found;
	return NULL;
}

const char *read_configuration_delays(void *target, const char *value)
{
	return read_delays(&((struct configuration *)target)->delays, value);
}

const char *read_gesture_configuration_delays(void *target, const char *value)
{
	return read_delays(&((struct gesture_configuration *)target)->delays, value);
}

#define ACCOMMODATION_READER(member) \
	const char *read_##member(void *target, const char *value) \
	{ \
		struct configuration *configuration = target; \
\
		return parse_duration(value, &configuration->accommodations.member) ? NULL : no_duration; \
	}

ACCOMMODATION_READER(hold_duration_us)
ACCOMMODATION_READER(ignore_repeat_us)
ACCOMMODATION_READER(tap_assistance_us)

const char *read_tap_place(void *target, const char *value)
{
	uint32_t *place = &((struct configuration *)target)->accommodations.tap_place;

	return parse_name(value, tap_place_names, place) ? NULL : "neither initial nor final";
}

/* The type is stored before all other keys are read, since their meaning depends on it. */
const char *check_type(void *target, const char *value)
{
	uint32_t type;

	(void)target;
	return parse_name(value, gesture_type_names, &type) ? NULL : "not " ONE_OF_TYPES;
}

static const char *read_string(char **string, const char *value)
{
	if (!*value)
		return no_name;
	free(*string);
	*string = strdup(value);
	return *string ? NULL : no_memory;
}

const char *read_name(void *target, const char *value)
{
	if (strchr(value, ','))
		return "waits-for could not name it, since a comma separates names there";
	return read_string(&((struct gesture_configuration *)target)->name, value);
}

const char *read_output(void *target, const char *value)
{
	if (strpbrk(value, "*?"))
		return "names of outputs have no patterns, and are written out";
	return read_string(&((struct gesture_configuration *)target)->output, value);
}

const char *read_waits_for(void *target, const char *value)
{
	return read_string(&((struct gesture_configuration *)target)->waits_for, value);
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

const char *read_command(void *target, const char *value)
{
	return read_words(&((struct gesture_configuration *)target)->command, value);
}

const char *read_command_changed(void *target, const char *value)
{
	return read_words(&((struct gesture_configuration *)target)->command_changed, value);
}

const char *read_command_end(void *target, const char *value)
{
	return read_words(&((struct gesture_configuration *)target)->command_end, value);
}

const char *read_changes_per_second(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_count(value, 1, MOST_CHANGES, &gesture->changes_per_second) ? NULL : "not a number from 1 to 60";
}

const char *read_action(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	bool goes_on = gesture->type >= GESTURE_TYPE_COUNT || gesture_is_continuous(gesture);
	uint32_t found;

	if (gesture->action == TACTUS_GESTURES_ACTION_KEYS)
		return two_actions;
	if (parse_name(value, gesture_action_names, &found)) {
		gesture->action = action_of(found);
		gesture->button = button_of(found);
		return action_needs_way(gesture->action) && !goes_on
			? "it follows fingers, and this type is over at once; a drag goes on"
			: NULL;
	}
	if (!is_host_word(value))
		return "not one of " ACTION_WORD_LIST ", nor a host's own words like sway:COMMAND";
	/* Hosts log the words that they do not know. */
	if (!plain_text_is_line(value))
		return "a host's own words have no control characters";
	gesture->action = TACTUS_GESTURES_ACTION_HOST;
	gesture->host_word = strdup(value);
	return gesture->host_word ? NULL : no_memory;
}

const char *read_keys(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (gesture->action && gesture->action != TACTUS_GESTURES_ACTION_KEYS)
		return two_actions;
	gesture->action = TACTUS_GESTURES_ACTION_KEYS;
	gesture->button = 0;
	return parse_keys(value, &gesture->keys) ? NULL : "not up to 6 names of keys like super+Tab";
}

const char *read_keys_back(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_keys(value, &gesture->keys_back) ? NULL : "not up to 6 names of keys like super+Tab";
}

const char *read_fingers(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (gesture->type == GESTURE_TYPE_PINCH || gesture->type == GESTURE_TYPE_ROTATE)
		return parse_count(value, 2, MOST_FINGERS, &gesture->fingers) ? NULL : "not a number from 2 to 10";
	return parse_count(value, 1, MOST_FINGERS, &gesture->fingers) ? NULL : "not a number from 1 to 10";
}

const char *read_edge(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_name(value, edge_names, &gesture->edge) ? NULL : "not one of " EDGE_WORDS;
}

const char *read_edge_range(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_range(value, &gesture->range_from, &gesture->range_to) ? NULL
									    : "not a part of 0-100%, like 25-75%";
}

/* A wider strip would take touches from every window. */
const char *read_edge_width(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;
	struct length width;

	if (!parse_length(value, &width) ||
		width.value > (width.unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? 50 : 300))
		return "not a width above 0 and up to 50mm or 300px";
	gesture->edge_width = width;
	return NULL;
}

const char *read_modifiers(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	gesture->has_modifiers = true;
	if (!parse_names(value, modifier_names, &gesture->modifiers))
		return "not one of shift, ctrl, alt, super, none";
	return gesture->modifiers && names_contain(value, "none") ? "none stands alone" : NULL;
}

const char *read_mode(void *target, const char *value)
{
	uint32_t mode;

	if (!parse_name(value, mode_names, &mode))
		return "neither tablet nor laptop";
	((struct gesture_configuration *)target)->mode = mode;
	return NULL;
}

const char *read_orientation(void *target, const char *value)
{
	uint32_t orientation;

	if (!parse_name(value, orientation_names, &orientation))
		return "neither portrait nor landscape";
	((struct gesture_configuration *)target)->orientation = orientation;
	return NULL;
}
