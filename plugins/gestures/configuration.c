/* SPDX-License-Identifier: MIT */
#include "configuration.h"

#include "configuration-check.h"
#include "configuration-keys.h"
#include "configuration-names.h"
#include "configuration-shadow.h"
#include "ini-file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GLOBAL_SECTION "tactus"
#define GESTURE_SECTION "tactus-gesture"

#define CHANGES_PER_SECOND_DEFAULT 10

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
		report_entry(report, REPORT_WARNING, section, entry, "no such key", "it is ignored");
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
		report_entry(report, REPORT_WARNING, section, entry, complaint, "the default is used");
		return true;
	}
	report_entry(report, REPORT_ERROR, section, entry, complaint, "the gesture is left out");
	return false;
}

static void free_commands(struct command_list *list)
{
	size_t index;

	for (index = 0; index < list->count; index++)
		free(list->words[index]);
}

static void free_gesture(struct gesture_configuration *gesture)
{
	struct gesture_wait *wait;

	while ((wait = gesture->waits)) {
		gesture->waits = wait->next;
		free(wait);
	}
	free_commands(&gesture->command);
	free_commands(&gesture->command_changed);
	free_commands(&gesture->command_end);
	free(gesture->name);
	free(gesture->output);
	free(gesture->app_id);
	free(gesture->waits_for);
	free(gesture);
}

/* Reads the type. Returns false if there is none, without which other keys have no meaning. */
static bool read_type(const struct ini_section *section, struct gesture_configuration *gesture, struct report *report)
{
	const struct ini_entry *entry = ini_section_find(section, "type");
	uint32_t type;

	if (!entry) {
		report_line(report, REPORT_ERROR, section->line, "[%s] has no type; the gesture is left out",
			section->name);
		return false;
	}
	if (!parse_name(entry->value, gesture_type_names, &type)) {
		report_entry(report, REPORT_ERROR, section, entry,
			"not one of edge-swipe, swipe, drag, pinch, rotate, tap, double-tap, tap-drag, long-press, "
			"press-drag",
			"the gesture is left out");
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
		return "edge";
	if (gesture->type == GESTURE_TYPE_SWIPE && !gesture->directions)
		return "direction";
	return NULL;
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
	missing = missing_key(gesture);
	if (good && missing) {
		report_line(report, REPORT_ERROR, section->line, "[%s] type=%s has no %s; the gesture is left out",
			section->name, gesture_type_to_string(gesture->type), missing);
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
	gesture->feedback = configuration->feedback;
	gesture->range_to = 1;
	gesture->changes_per_second = CHANGES_PER_SECOND_DEFAULT;
	if (!read_gesture(section, gesture, report) ||
		!configuration_check_gesture(configuration, gesture, section, report)) {
		free_gesture(gesture);
		return;
	}
	*configuration->last_gesture = gesture;
	configuration->last_gesture = &gesture->next;
	gesture->index = configuration->count++;
}

static void read_global(
	struct configuration *configuration, const struct ini_section *section, struct report *report)
{
	const struct ini_entry *entry;

	for (entry = section->entries; entry; entry = entry->next)
		read_entry(section, entry, global_keys, 0, configuration, report);
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
			read_global(configuration, section, report);
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

void configuration_init(struct configuration *configuration)
{
	memset(configuration, 0, sizeof(*configuration));
	configuration->last_gesture = &configuration->gestures;
	configuration->cancel = true;
	configuration->accommodations = (struct tactus_touch_accommodations)TACTUS_TOUCH_ACCOMMODATIONS_INIT;
}

void configuration_finish(struct configuration *configuration)
{
	struct gesture_configuration *gesture;

	while ((gesture = configuration->gestures)) {
		configuration->gestures = gesture->next;
		free_gesture(gesture);
	}
	configuration_init(configuration);
}

uint32_t gesture_fingers(const struct gesture_configuration *gesture)
{
	if (gesture->fingers)
		return gesture->fingers;
	return gesture->type == GESTURE_TYPE_PINCH || gesture->type == GESTURE_TYPE_ROTATE ? 2 : 1;
}

bool gesture_is_continuous(const struct gesture_configuration *gesture)
{
	return gesture->type != GESTURE_TYPE_SWIPE && gesture->type != GESTURE_TYPE_TAP &&
		gesture->type != GESTURE_TYPE_DOUBLE_TAP;
}
