/* SPDX-License-Identifier: MIT */
#include "configuration-entry.h"

#include "configuration-keys.h"
#include "configuration-shape.h"
#include "ini-file.h"
#include "spelling.h"
#include "type-masks.h"
#include "unknown-key.h"
#include "value-suggestion.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A name that differs in more letters is not surely another spelling, so that its value is not judged. */
#define SURE_DISTANCE 2

const struct key *key_find(const struct key *keys, const char *name)
{
	for (; keys->name; keys++) {
		if (strcmp(keys->name, name) == 0)
			return keys;
	}
	return NULL;
}

/* Reports a value that is refused, with what was probably meant. */
static void report_value(const struct entry_reader *reader, enum report_severity severity,
	const struct ini_entry *entry, const struct key *key, const char *complaint, const char *consequence)
{
	char suggestion[160], problem[960];

	value_suggest(reader->type, key->name, entry->value, suggestion, sizeof(suggestion));
	if (strcmp(key->name, "shape") == 0 && shape_file_is_beside(reader->report->file, entry->value))
		snprintf(suggestion, sizeof(suggestion), "; perhaps %.60s.shape is meant, which lies beside this file",
			entry->value);
	snprintf(problem, sizeof(problem), "%s%s", complaint, suggestion);
	report_entry(reader->report, severity, reader->section, entry, problem, consequence);
}

static const char *try_global(const struct key *key, const char *value)
{
	struct configuration scratch;
	const char *complaint;

	configuration_init(&scratch);
	complaint = key->read(&scratch, value);
	configuration_finish(&scratch);
	return complaint;
}

static const char *try_type(const struct key *key, const char *value, unsigned type)
{
	struct gesture_configuration *scratch = calloc(1, sizeof(*scratch));
	const char *complaint;

	if (!scratch)
		return NULL;
	scratch->type = type;
	complaint = key->read(scratch, value);
	gesture_configuration_destroy(scratch);
	return complaint;
}

/* Returns what is wrong with a value, without storing it. Returns NULL if it is valid for some type. */
static const char *try_value(const struct entry_reader *reader, const struct key *key, const char *value)
{
	const char *complaint, *first = NULL;
	bool differs = false;
	unsigned type;

	if (reader->keys == global_keys)
		return try_global(key, value);
	for (type = 0; type < GESTURE_TYPE_COUNT; type++) {
		if (!(key->types & (1u << type)) || (reader->type < GESTURE_TYPE_COUNT && reader->type != type))
			continue;
		complaint = try_type(key, value, type);
		if (!complaint)
			return NULL;
		differs = differs || (first && strcmp(first, complaint) != 0);
		if (!first)
			first = complaint;
	}
	/* Of keys that all types have, the types differ only in limits. */
	return differs && key->types != ALL ? "a value of no type" : first;
}

/* Reports the value of a key that is not used, if it is wrong. */
static void report_unused_value(
	const struct entry_reader *reader, const struct key *key, const struct ini_entry *entry)
{
	const char *complaint = try_value(reader, key, entry->value);

	if (complaint)
		report_value(reader, REPORT_WARNING, entry, key, complaint, "it is ignored");
}

void entry_check_value(const struct entry_reader *reader, const char *name, const char *value, unsigned line)
{
	const struct key *key = key_find(reader->keys, name);
	char key_text[64], *value_text = strdup(value);
	struct ini_entry entry = { NULL, key_text, value_text, line };

	snprintf(key_text, sizeof(key_text), "%s", name);
	if (key && value_text)
		report_unused_value(reader, key, &entry);
	free(value_text);
}

void entry_report_repeated(const struct entry_reader *reader, const struct ini_entry *entry)
{
	const struct key *key = key_find(reader->keys, entry->key);

	if (!key) {
		report_unknown_key(reader->section, entry, reader->keys, reader->report);
		return;
	}
	report_entry(reader->report, REPORT_WARNING, reader->section, entry, "the key is repeated",
		"the first one is used");
	report_unused_value(reader, key, entry);
}

static void report_unknown(const struct entry_reader *reader, const struct ini_entry *entry)
{
	const struct key *similar = report_unknown_key(reader->section, entry, reader->keys, reader->report);

	if (similar && spelling_distance(entry->key, similar->name) <= SURE_DISTANCE)
		report_unused_value(reader, similar, entry);
}

static bool applies(const struct entry_reader *reader, const struct key *key)
{
	return reader->type == GESTURE_TYPE_COUNT || key->types & (1u << reader->type);
}

bool entry_read(const struct entry_reader *reader, const struct ini_entry *entry)
{
	const struct key *key = key_find(reader->keys, entry->key);
	const char *complaint;
	char not_for[64];

	if (!key) {
		report_unknown(reader, entry);
		return true;
	}
	if (!key->is_repeatable && ini_section_find(reader->section, entry->key) != entry) {
		entry_report_repeated(reader, entry);
		return true;
	}
	if (!applies(reader, key)) {
		snprintf(not_for, sizeof(not_for), "no key of type=%s", gesture_type_to_string(reader->type));
		report_entry(reader->report, REPORT_WARNING, reader->section, entry, not_for, "it is ignored");
		return true;
	}
	/* The value of a type that is unknown is only tried, but for those of all types. */
	if (reader->type == GESTURE_TYPE_COUNT && key->types != ALL)
		complaint = try_value(reader, key, entry->value);
	else
		complaint = key->read(reader->target, entry->value);
	if (!complaint)
		return true;
	if (key->weight == KEY_WEIGHT_DEFAULT) {
		report_value(reader, REPORT_WARNING, entry, key, complaint, "the default is used");
		return true;
	}
	report_value(reader, REPORT_ERROR, entry, key, complaint, "the gesture is left out");
	return false;
}
