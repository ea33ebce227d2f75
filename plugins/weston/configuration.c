/* SPDX-License-Identifier: MIT */
#include "configuration.h"

#include "configuration-keys.h"
#include "configuration-names.h"
#include "ini-file.h"

#include <errno.h>
#include <libweston/libweston.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GLOBAL_SECTION "tactus"
#define GESTURE_SECTION "tactus-gesture"

/* One line that names section, key and value. */
static void complain(const struct ini_section *section, const struct ini_entry *entry,
	const char *what, const char *consequence)
{
	weston_log("tactus: weston.ini:%u: [%s] %s=%s: %s; %s\n", entry->line, section->name, entry->key,
		entry->value, what, consequence);
}

static const struct key *find_key(const struct key *keys, const char *name)
{
	for (; keys->name; keys++) {
		if (strcmp(keys->name, name) == 0)
			return keys;
	}
	return NULL;
}

/* False if the value was such that the whole gesture must go. */
static bool read_entry(const struct ini_section *section, struct ini_entry *entry,
	const struct key *keys, unsigned type, void *target)
{
	const struct key *key = find_key(keys, entry->key);
	const char *complaint;
	char not_for[64];

	if (!key) {
		complain(section, entry, "no such key", "it is ignored");
		return true;
	}
	if (ini_section_find(section, entry->key) != entry) {
		complain(section, entry, "the key was there before", "the first one counts");
		return true;
	}
	if (!(key->types & (1u << type))) {
		snprintf(not_for, sizeof(not_for), "no key of type=%s", gesture_type_to_string(type));
		complain(section, entry, not_for, "it is ignored");
		return true;
	}
	complaint = key->read(target, entry->value);
	if (!complaint)
		return true;
	if (key->weight == KEY_WEIGHT_DEFAULT) {
		complain(section, entry, complaint, "the default is used");
		return true;
	}
	complain(section, entry, complaint, "the gesture is left out");
	return false;
}

static void free_gesture(struct gesture_configuration *gesture)
{
	free(gesture->name);
	free(gesture->command);
	free(gesture->output);
	free(gesture->waits_for);
	free(gesture);
}

/* False if there is no type that others could be understood by. */
static bool read_type(const struct ini_section *section, struct gesture_configuration *gesture)
{
	const struct ini_entry *entry = ini_section_find(section, "type");
	uint32_t type;

	if (!entry) {
		weston_log("tactus: weston.ini:%u: [%s] has no type; the gesture is left out\n", section->line,
			section->name);
		return false;
	}
	if (!parse_name(entry->value, gesture_type_names, &type)) {
		complain(section, entry, "none of edge-swipe, swipe, pinch, tap, double-tap, long-press",
			"the gesture is left out");
		return false;
	}
	gesture->type = type;
	return true;
}

/* The first thing that is missing, or NULL. */
static const char *missing_key(const struct gesture_configuration *gesture)
{
	if (!gesture->command)
		return "command";
	if (gesture->type == GESTURE_TYPE_EDGE_SWIPE && !gesture->edge)
		return "edge";
	if (gesture->type == GESTURE_TYPE_SWIPE && !gesture->directions)
		return "direction";
	return NULL;
}

static bool read_gesture(const struct ini_section *section, struct gesture_configuration *gesture)
{
	struct ini_entry *entry;
	const char *missing;
	char name[64];
	bool good = true;

	if (!read_type(section, gesture))
		return false;
	/* All of them, so that each mistake has its line. */
	wl_list_for_each(entry, &section->entries, link) {
		if (!read_entry(section, entry, gesture_keys, gesture->type, gesture))
			good = false;
	}
	missing = missing_key(gesture);
	if (good && missing) {
		weston_log("tactus: weston.ini:%u: [%s] type=%s has no %s; the gesture is left out\n", section->line,
			section->name, gesture_type_to_string(gesture->type), missing);
		return false;
	}
	if (good && !gesture->name) {
		snprintf(name, sizeof(name), "%s of line %u", gesture_type_to_string(gesture->type), section->line);
		gesture->name = strdup(name);
	}
	return good && gesture->name;
}

static void add_gesture(struct configuration *configuration, const struct ini_section *section)
{
	struct gesture_configuration *gesture = calloc(1, sizeof(*gesture));

	if (!gesture)
		return;
	gesture->line = section->line;
	gesture->cancel = configuration->cancel;
	gesture->delays = configuration->delays;
	gesture->range_to = 1;
	if (read_gesture(section, gesture))
		wl_list_insert(configuration->gestures.prev, &gesture->link);
	else
		free_gesture(gesture);
}

static void read_global(struct configuration *configuration, const struct ini_section *section)
{
	struct ini_entry *entry;

	wl_list_for_each(entry, &section->entries, link)
		read_entry(section, entry, global_keys, 0, configuration);
}

static void read_sections(struct configuration *configuration, const struct ini_file *file)
{
	const struct ini_section *section;

	/* Wherever they stand, what they say counts for all gestures. */
	wl_list_for_each(section, &file->sections, link) {
		if (strcmp(section->name, GLOBAL_SECTION) == 0)
			read_global(configuration, section);
	}
	wl_list_for_each(section, &file->sections, link) {
		if (strcmp(section->name, GESTURE_SECTION) == 0)
			add_gesture(configuration, section);
		else if (strncmp(section->name, "tactus", 6) == 0 && strcmp(section->name, GLOBAL_SECTION) != 0)
			weston_log("tactus: weston.ini:%u: [%s]: no such section; it is ignored\n", section->line,
				section->name);
	}
}

void configuration_read(struct configuration *configuration, const char *path)
{
	struct ini_file file;

	wl_list_init(&configuration->gestures);
	configuration->scale_lengths = false;
	configuration->cancel = true;
	configuration->delays = false;
	configuration->accommodations =
		(struct tactus_touch_accommodations)TACTUS_TOUCH_ACCOMMODATIONS_INIT;
	if (!path) {
		weston_log("tactus: there is no weston.ini, so there are no gestures\n");
		return;
	}
	if (ini_file_read(&file, path)) {
		read_sections(configuration, &file);
		configuration_check_names(configuration);
	} else {
		weston_log("tactus: %s cannot be read: %s\n", path, strerror(errno));
	}
	ini_file_finish(&file);
}

void configuration_finish(struct configuration *configuration)
{
	struct gesture_configuration *gesture, *next;

	wl_list_for_each_safe(gesture, next, &configuration->gestures, link)
		free_gesture(gesture);
	wl_list_init(&configuration->gestures);
}
