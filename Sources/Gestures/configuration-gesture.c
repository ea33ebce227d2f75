/* SPDX-License-Identifier: MIT */
#include "configuration-gesture.h"

#include "configuration-after.h"
#include "configuration-check.h"
#include "configuration-entry.h"
#include "configuration-keys.h"
#include "configuration-needs.h"
#include "configuration-shape.h"
#include "ini-file.h"
#include "stray-lines.h"
#include "value-suggestion.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHANGES_PER_SECOND_DEFAULT 10
#define WITHIN_DEFAULT_US 500000

static bool is_said(const struct ini_section *section, const char *key)
{
	return ini_section_find(section, key) || stray_lines_find(section, key);
}

static void report_left_out(struct report *report, const struct ini_section *section, const char *what)
{
	report_line(
		report, REPORT_ERROR, section->line, "[%.60s] %s; the gesture is left out", section->name, what);
}

/* Reads the type. Returns false if it is wrong; the type is then what was probably meant, or GESTURE_TYPE_COUNT. */
static bool read_type(const struct ini_section *section, struct gesture_configuration *gesture, struct report *report)
{
	const struct ini_entry *entry = ini_section_find(section, "type");
	const struct entry_reader reader = { section, gesture_keys, GESTURE_TYPE_COUNT, gesture, report };
	const char *stray;
	uint32_t type;

	gesture->type = GESTURE_TYPE_COUNT;
	if (!entry) {
		stray = stray_lines_find(section, "type");
		if (stray)
			gesture->type = value_guess_type(stray);
		else
			report_left_out(report, section, "has no type, " ONE_OF_TYPES);
		return false;
	}
	if (parse_name(entry->value, gesture_type_names, &type)) {
		gesture->type = type;
		return true;
	}
	entry_read(&reader, entry);
	gesture->type = value_guess_type(entry->value);
	return false;
}

/* Returns whether something happens when the gesture fires, or was meant to. */
static bool has_effect(const struct ini_section *section, unsigned type)
{
	static const char *const effects[] = {
		"command", "command-changed", "command-end", "action", "keys", "followed"
	};
	const struct key *key;
	size_t index;

	for (index = 0; index < sizeof(effects) / sizeof(*effects); index++) {
		key = key_find(gesture_keys, effects[index]);
		if (is_said(section, effects[index]) && (type == GESTURE_TYPE_COUNT || key->types & (1u << type)))
			return true;
	}
	return false;
}

/* Reports keys that are missing. One that stands there with a wrong value is not. Returns whether all are there. */
static bool check_missing(const struct configuration *configuration, const struct ini_section *section,
	const struct gesture_configuration *gesture, struct report *report)
{
	char what[128], type[32] = "";
	const char *place = NULL;

	if (gesture->type < GESTURE_TYPE_COUNT)
		snprintf(type, sizeof(type), "type=%s ", gesture_type_to_string(gesture->type));
	if (gesture->type == GESTURE_TYPE_EDGE_SWIPE && !is_said(section, "edge"))
		place = "edge: left, right, top or bottom, or a corner like top-left";
	if (gesture->type == GESTURE_TYPE_SWIPE && !is_said(section, "direction"))
		place = "direction: left, right, up or down";
	if (gesture->type == GESTURE_TYPE_STROKE && !is_said(section, "shape"))
		place = "shape: circle, check and others, or a file NAME.shape";
	if (place) {
		snprintf(what, sizeof(what), "%shas no %s", type, place);
		report_left_out(report, section, what);
	}
	/* A gesture that another one follows may do nothing itself. */
	if (has_effect(section, gesture->type) || configuration_leads_to_other(configuration->file, section))
		return !place;
	snprintf(what, sizeof(what), "%shas no command and no action", type);
	report_left_out(report, section, what);
	return false;
}

/* Reports a longest distance that is no more than the shortest. */
static bool check_distances(
	const struct ini_section *section, const struct gesture_configuration *gesture, struct report *report)
{
	if (!gesture_fires_at_lift(gesture) || gesture->type == GESTURE_TYPE_COUNT ||
		distance_max_is_possible(gesture))
		return true;
	report_entry(report, REPORT_ERROR, section, ini_section_find(section, "distance-max"),
		"not more than the distance from which the gesture fires", "the gesture is left out");
	return false;
}

/* Reports an edge swipe off the screen, which no finger can do. */
static bool check_way(
	const struct ini_section *section, const struct gesture_configuration *gesture, struct report *report)
{
	uint32_t possible = EDGE_DIRECTION_INWARDS | edge_inward_direction(gesture->edge), bit;
	struct ways inwards = { { 0 } };

	for (bit = 1; bit < EDGE_DIRECTION_INWARDS; bit <<= 1) {
		if (possible & bit)
			ways_add_half(&inwards, bit);
	}
	if (gesture->type != GESTURE_TYPE_EDGE_SWIPE || !gesture->edge)
		return true;
	if (!(gesture->directions & ~(possible | gesture_directions_along(gesture))) &&
		ways_cover(&inwards, &gesture->ways))
		return true;
	report_entry(report, REPORT_ERROR, section, ini_section_find(section, "direction"),
		gesture_is_from_corner(gesture) ? "no finger goes from this corner off the screen"
						: "no finger goes from this edge off the screen",
		"the gesture is left out");
	return false;
}

static unsigned line_of(const struct ini_section *section, const char *key)
{
	const struct ini_entry *entry = ini_section_find(section, key);

	return entry ? entry->line : section->line;
}

static bool has_name(struct gesture_configuration *gesture)
{
	char name[64];

	if (!gesture->name) {
		snprintf(name, sizeof(name), "%s of line %u",
			gesture->type < GESTURE_TYPE_COUNT ? gesture_type_to_string(gesture->type) : "gesture",
			gesture->line);
		gesture->name = strdup(name);
	}
	return gesture->name;
}

/* Reports what is wrong with the values of stray lines like `fingers: 11`. */
static void check_strays(const struct entry_reader *reader)
{
	const struct ini_stray *stray = NULL;
	const char *key, *value;

	while ((stray = stray_lines_next(reader->section, stray, &key, &value)))
		entry_check_value(reader, key, value, stray->line);
}

/* A section without lines has one line for all that is missing. */
static bool is_empty(const struct ini_section *section, struct report *report)
{
	const char *key, *value;

	if (section->entries || stray_lines_next(section, NULL, &key, &value))
		return false;
	if (section->is_closed)
		report_left_out(report, section, "is empty, and needs a type, and a command or an action");
	return true;
}

/* Reads all entries even after a mistake, so that each mistake gets its line. Returns whether there is none. */
static bool read_gesture(const struct configuration *configuration, const struct ini_section *section,
	struct gesture_configuration *gesture, struct report *report)
{
	bool good = read_type(section, gesture, report);
	const struct entry_reader reader = { section, gesture_keys, gesture->type, gesture, report };
	const struct ini_entry *entry, *type = ini_section_find(section, "type");

	for (entry = section->entries; entry; entry = entry->next) {
		if (entry != type && !entry_read(&reader, entry))
			good = false;
	}
	check_strays(&reader);
	/* Taps and strokes have nothing that grows, whatever [tactus] says. */
	if (gesture->type == GESTURE_TYPE_TAP || gesture->type == GESTURE_TYPE_DOUBLE_TAP ||
		gesture->type == GESTURE_TYPE_STROKE)
		gesture->feedback = false;
	gesture->name_line = line_of(section, "name");
	gesture->output_line = line_of(section, "output");
	gesture->waits_line = line_of(section, "waits-for");
	gesture->after_line = line_of(section, "after");
	good = check_missing(configuration, section, gesture, report) && good;
	good = check_distances(section, gesture, report) && good;
	good = check_way(section, gesture, report) && good;
	good = configuration_read_shape(configuration->file, section, gesture, report) && good;
	return good && !stray_lines_lose_gesture(section);
}

static struct gesture_configuration *create(
	const struct configuration *configuration, const struct ini_section *section)
{
	struct gesture_configuration *gesture = calloc(1, sizeof(*gesture));

	if (!gesture)
		return NULL;
	gesture->line = section->line;
	gesture->cancel = configuration->cancel;
	gesture->delays = configuration->delays;
	gesture->delay_together_us = configuration->delay_together_us;
	gesture->delay_undecided_us = configuration->delay_undecided_us;
	gesture->feedback = configuration->feedback;
	gesture->range_to = gesture->region.right = gesture->region.bottom = 1;
	gesture->screens = GESTURE_SCREEN_UNLOCKED;
	gesture->within_us = WITHIN_DEFAULT_US;
	gesture->changes_per_second = CHANGES_PER_SECOND_DEFAULT;
	return gesture;
}

static void add(struct configuration *configuration, const struct ini_section *section, bool is_ours,
	struct report *report)
{
	struct gesture_configuration *gesture = create(configuration, section);
	bool good;

	if (!gesture)
		return;
	good = !is_empty(section, report) && read_gesture(configuration, section, gesture, report) && is_ours;
	if (!has_name(gesture)) {
		gesture_configuration_destroy(gesture);
		return;
	}
	configuration_check_gesture(gesture, section, report);
	if (!good || !configuration_check_alone(configuration, gesture, section, report)) {
		gesture->next = configuration->left_out;
		configuration->left_out = gesture;
		return;
	}
	*configuration->last_gesture = gesture;
	configuration->last_gesture = &gesture->next;
	gesture->index = configuration->count++;
}

void configuration_add_gesture(
	struct configuration *configuration, const struct ini_section *section, struct report *report)
{
	if (configuration->count == GESTURES_MAXIMUM)
		report_line(report, REPORT_ERROR, section->line, "[%s] is one of more than %d; the gesture is left out",
			section->name, GESTURES_MAXIMUM);
	else
		add(configuration, section, true, report);
}

void configuration_check_section(
	struct configuration *configuration, const struct ini_section *section, struct report *report)
{
	add(configuration, section, false, report);
}
