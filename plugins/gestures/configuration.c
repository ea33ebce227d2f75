/* SPDX-License-Identifier: MIT */
#include "configuration.h"

#include "configuration-check.h"
#include "configuration-keys.h"
#include "configuration-names.h"
#include "configuration-shadow.h"
#include "ini-file.h"
#include "unknown-key.h"
#include "value-suggestion.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GLOBAL_SECTION "tactus"
#define GESTURE_SECTION "tactus-gesture"

#define CHANGES_PER_SECOND_DEFAULT 10
#define ONE_OF_TYPES \
	"one of edge-swipe, swipe, drag, pinch, rotate, tap, double-tap, tap-drag, long-press, press-drag"

/* Reports a value that is refused, with what was probably meant. */
static void report_value(enum report_severity severity, unsigned type, const struct ini_section *section,
	const struct ini_entry *entry, const char *complaint, const char *consequence, struct report *report)
{
	char suggestion[96], problem[400];

	value_suggest(type, entry->key, entry->value, suggestion, sizeof(suggestion));
	snprintf(problem, sizeof(problem), "%s%s", complaint, suggestion);
	report_entry(report, severity, section, entry, problem, consequence);
}

static const struct key *find_key(const struct key *keys, const char *name)
{
	for (; keys->name; keys++) {
		if (strcmp(keys->name, name) == 0)
			return keys;
	}
	return NULL;
}

/* Reads one key. Returns false if the whole gesture must be left out. */
static bool read_entry(const struct ini_section *section, const struct ini_entry *entry, const struct key *keys,
	unsigned type, void *target, struct report *report)
{
	const struct key *key = find_key(keys, entry->key);
	const char *complaint;
	char not_for[64];

	if (!key) {
		report_unknown_key(section, entry, keys, report);
		return true;
	}
	if (!key->is_repeatable && ini_section_find(section, entry->key) != entry) {
		report_entry(report, REPORT_WARNING, section, entry, "the key is repeated",
			"the first one is used");
		return true;
	}
	if (!(key->types & (1u << type))) {
		snprintf(not_for, sizeof(not_for), "no key of type=%s", gesture_type_to_string(type));
		report_entry(report, REPORT_WARNING, section, entry, not_for, "it is ignored");
		return true;
	}
	complaint = key->read(target, entry->value);
	if (!complaint)
		return true;
	if (key->weight == KEY_WEIGHT_DEFAULT) {
		report_value(REPORT_WARNING, type, section, entry, complaint, "the default is used", report);
		return true;
	}
	report_value(REPORT_ERROR, type, section, entry, complaint, "the gesture is left out", report);
	return false;
}

/* Reads the type. Returns false if there is none, without which other keys have no meaning. */
static bool read_type(const struct ini_section *section, struct gesture_configuration *gesture, struct report *report)
{
	const struct ini_entry *entry = ini_section_find(section, "type");
	uint32_t type;

	if (!entry) {
		report_line(report, REPORT_ERROR, section->line,
			"[%s] has no type, " ONE_OF_TYPES "; the gesture is left out", section->name);
		for (entry = section->entries; entry; entry = entry->next) {
			if (!find_key(gesture_keys, entry->key))
				report_unknown_key(section, entry, gesture_keys, report);
		}
		return false;
	}
	if (!parse_name(entry->value, gesture_type_names, &type)) {
		report_value(REPORT_ERROR, 0, section, entry, "not " ONE_OF_TYPES, "the gesture is left out", report);
		return false;
	}
	gesture->type = type;
	return true;
}

/* Returns the first missing key, or NULL. */
static const char *missing_key(const struct gesture_configuration *gesture)
{
	if (!gesture->command.count && !gesture->command_changed.count && !gesture->command_end.count &&
		!gesture->action)
		return "command and no action";
	if (gesture->type == GESTURE_TYPE_EDGE_SWIPE && !gesture->edge)
		return "edge: left, right, top or bottom";
	if (gesture->type == GESTURE_TYPE_SWIPE && !gesture->directions)
		return "direction: left, right, up or down";
	return NULL;
}

/* Returns whether an edge swipe is asked for off the screen, which no finger can do. */
static bool leads_out(const struct gesture_configuration *gesture)
{
	uint32_t possible = EDGE_DIRECTION_INWARDS | edge_inward_direction(gesture->edge);

	if (gesture->type != GESTURE_TYPE_EDGE_SWIPE || !gesture->edge)
		return false;
	return gesture->directions & ~(possible | gesture_directions_along(gesture));
}

static unsigned line_of(const struct ini_section *section, const char *key)
{
	const struct ini_entry *entry = ini_section_find(section, key);

	return entry ? entry->line : section->line;
}

static bool read_gesture(
	const struct ini_section *section, struct gesture_configuration *gesture, struct report *report)
{
	const struct ini_entry *entry;
	const char *missing;
	char name[64];
	bool good = true;

	if (!read_type(section, gesture, report))
		return false;
	/* Reads all entries even after a mistake, so that each mistake gets its line. */
	for (entry = section->entries; entry; entry = entry->next) {
		if (!read_entry(section, entry, gesture_keys, gesture->type, gesture, report))
			good = false;
	}
	/* A tap has nothing that grows, whatever [tactus] says. */
	if (gesture->type == GESTURE_TYPE_TAP || gesture->type == GESTURE_TYPE_DOUBLE_TAP)
		gesture->feedback = false;
	gesture->name_line = line_of(section, "name");
	gesture->output_line = line_of(section, "output");
	gesture->waits_line = line_of(section, "waits-for");
	missing = missing_key(gesture);
	if (good && missing) {
		report_line(report, REPORT_ERROR, section->line, "[%s] type=%s has no %s; the gesture is left out",
			section->name, gesture_type_to_string(gesture->type), missing);
		return false;
	}
	if (good && leads_out(gesture)) {
		entry = ini_section_find(section, "direction");
		report_entry(report, REPORT_ERROR, section, entry,
			"no finger goes from this edge off the screen", "the gesture is left out");
		return false;
	}
	if (good && !gesture->name) {
		snprintf(name, sizeof(name), "%s of line %u", gesture_type_to_string(gesture->type), section->line);
		gesture->name = strdup(name);
	}
	return good && gesture->name;
}

static void add_gesture(
	struct configuration *configuration, const struct ini_section *section, struct report *report)
{
	struct gesture_configuration *gesture;

	if (configuration->count == GESTURES_MAXIMUM) {
		report_line(report, REPORT_ERROR, section->line, "[%s] is one of more than %d; the gesture is left out",
			section->name, GESTURES_MAXIMUM);
		return;
	}
	gesture = calloc(1, sizeof(*gesture));
	if (!gesture)
		return;
	gesture->line = section->line;
	gesture->cancel = configuration->cancel;
	gesture->delays = configuration->delays;
	gesture->delay_together_us = configuration->delay_together_us;
	gesture->delay_undecided_us = configuration->delay_undecided_us;
	gesture->feedback = configuration->feedback;
	gesture->range_to = 1;
	gesture->changes_per_second = CHANGES_PER_SECOND_DEFAULT;
	if (!read_gesture(section, gesture, report) ||
		!configuration_check_gesture(configuration, gesture, section, report)) {
		gesture_configuration_destroy(gesture);
		return;
	}
	*configuration->last_gesture = gesture;
	configuration->last_gesture = &gesture->next;
	gesture->index = configuration->count++;
}

/* Returns whether another section [tactus] before this one has the key. */
static bool is_set_before(const struct ini_file *file, const struct ini_section *section, const char *key)
{
	const struct ini_section *other;

	for (other = file->sections; other != section; other = other->next) {
		if (strcmp(other->name, GLOBAL_SECTION) == 0 && ini_section_find(other, key))
			return true;
	}
	return false;
}

static void read_global(struct configuration *configuration, const struct ini_file *file,
	const struct ini_section *section, struct report *report)
{
	const struct ini_entry *entry;

	for (entry = section->entries; entry; entry = entry->next) {
		if (is_set_before(file, section, entry->key))
			report_entry(report, REPORT_WARNING, section, entry, "the key is repeated",
				"the first one is used");
		else
			read_entry(section, entry, global_keys, 0, configuration, report);
	}
}

static void report_strays(const struct ini_file *file, struct report *report)
{
	const struct ini_stray *stray;

	for (stray = file->strays; stray; stray = stray->next) {
		report_line(report, REPORT_ERROR, stray->line,
			"%.60s: neither [%s], [%s], key=value in one of them, nor a comment behind #; it is ignored",
			stray->text, GLOBAL_SECTION, GESTURE_SECTION);
	}
}

void configuration_read(struct configuration *configuration, const struct ini_file *file, bool is_host_file,
	struct report *report)
{
	const struct ini_section *section;

	if (!is_host_file)
		report_strays(file, report);
	/* Sections [tactus] apply to all gestures, wherever they stand. */
	for (section = file->sections; section; section = section->next) {
		if (strcmp(section->name, GLOBAL_SECTION) == 0)
			read_global(configuration, file, section, report);
	}
	for (section = file->sections; section; section = section->next) {
		if (strcmp(section->name, GESTURE_SECTION) == 0)
			add_gesture(configuration, section, report);
		else if (strcmp(section->name, GLOBAL_SECTION) != 0 &&
			(!is_host_file || section_name_is_meant(section->name)))
			report_line(report, REPORT_ERROR, section->line,
				"[%.60s]: no such section, there are [%s] and [%s]; it is ignored", section->name,
				GLOBAL_SECTION, GESTURE_SECTION);
	}
	configuration_resolve_names(configuration, report);
	configuration_find_shadows(configuration, report);
}

bool configuration_is_in(const struct ini_file *file)
{
	const struct ini_section *section;

	for (section = file->sections; section; section = section->next) {
		if (section_name_is_meant(section->name))
			return true;
	}
	return false;
}
