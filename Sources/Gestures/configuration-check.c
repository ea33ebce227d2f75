/* SPDX-License-Identifier: MIT */
#include "configuration-check.h"

#include "command-words.h"
#include "configuration-limits.h"
#include "configuration-needs.h"
#include "configuration.h"
#include "ini-file.h"

#include <string.h>

static bool is_same_text(const char *text, const char *other)
{
	return text && other ? strcmp(text, other) == 0 : text == other;
}

static bool is_same_length(const struct length *length, const struct length *other)
{
	return length->is_set == other->is_set && length->unit == other->unit && length->value == other->value;
}

/* Returns whether two gestures fire by the same fingers at the same moment. */
static bool is_same(const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	return gesture_is_of_kind(gesture, other) && gesture_fingers(gesture) == gesture_fingers(other) &&
		gesture->edge == other->edge && gesture->range_from == other->range_from &&
		gesture->range_to == other->range_to && gesture->directions == other->directions &&
		is_same_length(&gesture->distance, &other->distance) &&
		is_same_length(&gesture->distance_max, &other->distance_max) &&
		memcmp(&gesture->ways, &other->ways, sizeof(other->ways)) == 0 && gesture->speed == other->speed &&
		memcmp(&gesture->region, &other->region, sizeof(other->region)) == 0 &&
		is_same_text(gesture->title, other->title) && gesture->title_excludes == other->title_excludes &&
		is_same_text(gesture->after, other->after) && gesture->within_us == other->within_us &&
		is_same_length(&gesture->across, &other->across) &&
		is_same_length(&gesture->edge_width, &other->edge_width) &&
		is_same_length(&gesture->movement, &other->movement) &&
		is_same_length(&gesture->tap_distance, &other->tap_distance) &&
		is_same_text(gesture->shape, other->shape) && is_same_length(&gesture->size, &other->size) &&
		gesture->duration_us == other->duration_us && gesture->interval_us == other->interval_us &&
		gesture->arrival_us == other->arrival_us && is_same_text(gesture->output, other->output) &&
		is_same_text(gesture->app_id, other->app_id) && gesture->app_id_excludes == other->app_id_excludes &&
		gesture->has_modifiers == other->has_modifiers && gesture->modifiers == other->modifiers &&
		gesture->mode == other->mode && gesture->orientation == other->orientation &&
		gesture->where == other->where && gesture->where_excludes == other->where_excludes &&
		gesture->screens == other->screens;
}

bool configuration_check_alone(const struct configuration *configuration,
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report)
{
	const struct gesture_configuration *other;

	for (other = configuration->gestures; other; other = other->next) {
		if (!is_same(gesture, other))
			continue;
		report_line(report, REPORT_ERROR, gesture->line,
			"[%s] is the same gesture as that of line %u, which fires first; the gesture is left out",
			section->name, other->line);
		return false;
	}
	return true;
}

static bool is_command_key(const char *key)
{
	return strcmp(key, "command") == 0 || strcmp(key, "command-changed") == 0 || strcmp(key, "command-end") == 0;
}

/* Returns whether quotes around a whole command make it one word, so that its words are the name of a program. */
static bool is_quoted_whole(const char *value)
{
	size_t length = strlen(value);

	return length > 2 && (*value == '"' || *value == '\'') && strchr(value, ' ') &&
		strchr(value + 1, *value) == value + length - 1;
}

static void check_commands(const struct ini_section *section, struct report *report)
{
	const struct ini_entry *entry;
	const char *problem;

	for (entry = section->entries; entry; entry = entry->next) {
		if (!is_command_key(entry->key))
			continue;
		problem = command_words_find_shell(entry->value);
		if (problem)
			report_entry(report, REPORT_NOTE, section, entry, problem,
				*problem == '#' ? "a comment has a line of its own"
						: "no shell is involved; with one it is sh -c '…'");
		if (is_quoted_whole(entry->value)) {
			report_entry(report, REPORT_NOTE, section, entry,
				"the quotes make one word of it, the name of a program", "leave them out");
			continue;
		}
		problem = command_find_problem(entry->value);
		if (problem)
			report_entry(report, REPORT_HINT, section, entry, problem, "the command will fail as it is");
	}
}

/* Returns what applications lose while a gesture withholds their fingers without a limit. */
static const char *cost_of_waiting(const struct gesture_configuration *gesture)
{
	if (gesture_fingers(gesture) > 1)
		return "an application gets a single finger only when that lifts, without its motion";
	return "an application gets a finger only when the gesture has failed, at the latest when it lifts";
}

/* Notes keys of several taps with a single one. */
static void check_taps(
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report)
{
	static const char *const keys[] = { "interval", "tap-distance" };
	size_t index;

	if (gesture_taps(gesture) != 1)
		return;
	for (index = 0; index < sizeof(keys) / sizeof(*keys); index++) {
		const struct ini_entry *entry = ini_section_find(section, keys[index]);

		if (entry)
			report_entry(report, REPORT_NOTE, section, entry, "a single tap has no other one",
				"it has no effect");
	}
}

static void note_useless(const struct ini_section *section, const char *key, const char *why, struct report *report)
{
	const struct ini_entry *entry = ini_section_find(section, key);

	if (entry)
		report_entry(report, REPORT_NOTE, section, entry, why, "it has no effect");
}

/* Notes keys about `keys` that change nothing. */
static void check_keys(
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report)
{
	static const char *const keys[] = { "hold", "every", "keys-back" };
	bool fires_late = gesture_fires_at_lift(gesture);
	size_t index;

	for (index = 0; index < sizeof(keys) / sizeof(*keys); index++) {
		if (gesture->keys.count == 0)
			note_useless(section, keys[index], "there are no keys that it belongs to", report);
		else if (fires_late)
			note_useless(section, keys[index],
				"a gesture with distance-max fires when its fingers have lifted", report);
	}
	if (gesture->keys.count > 0 && gesture->keys_back.count > 0 && !gesture->every.is_set)
		note_useless(section, "keys-back", "there is no every, so that there are no pieces of the way", report);
}

/* Notes commands for fingers that move or lift, of a gesture that fires at the lift. */
static void check_lift(
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report)
{
	static const char *const keys[] = { "command-changed", "command-end" };
	size_t index;

	if (!gesture_fires_at_lift(gesture))
		return;
	for (index = 0; index < sizeof(keys) / sizeof(*keys); index++) {
		const struct ini_entry *entry = ini_section_find(section, keys[index]);

		if (entry)
			report_entry(report, REPORT_NOTE, section, entry,
				"a gesture with distance-max fires when its fingers have lifted", "it never runs");
	}
}

void configuration_check_gesture(
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report)
{
	const struct ini_entry *rate = ini_section_find(section, "changes-per-second");
	const struct ini_entry *delays = ini_section_find(section, "delays");

	check_commands(section, report);
	if (gesture->type == GESTURE_TYPE_COUNT)
		return;
	configuration_check_limits(gesture, section, report);
	if (gesture->delays != GESTURE_DELAYS_NONE && !gesture->cancel)
		report_line(report, REPORT_NOTE, delays ? delays->line : gesture->line,
			"[%s] delays=%s with cancel=false: the client gets the fingers late, and in any case",
			section->name, gesture->delays == GESTURE_DELAYS_LIMITED ? "true" : "until-failed");
	if (gesture->delays == GESTURE_DELAYS_UNTIL_FAILED)
		report_line(report, REPORT_NOTE, delays ? delays->line : gesture->line,
			"[%s] delays=until-failed: %s; delays=true waits %d ms for the fingers, "
			"and %d ms for the gesture",
			section->name, cost_of_waiting(gesture), (int)(gesture->delay_together_us / 1000),
			(int)(gesture->delay_undecided_us / 1000));
	if (ini_section_find(section, "within") && !gesture->after)
		report_entry(report, REPORT_NOTE, section, ini_section_find(section, "within"),
			"there is no after that it belongs to", "it has no effect");
	if (gesture_is_from_corner(gesture))
		note_useless(section, "edge-range", "a corner has no parts", report);
	check_taps(gesture, section, report);
	check_keys(gesture, section, report);
	check_lift(gesture, section, report);
	if (rate && gesture_is_continuous(gesture) && gesture->command_changed.count == 0)
		report_entry(report, REPORT_NOTE, section, rate, "there is no command-changed to slow down",
			"it has no effect");
}
