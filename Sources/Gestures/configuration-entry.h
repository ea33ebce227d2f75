/* SPDX-License-Identifier: MIT */
/* Reads the keys of a section, and reports everything that is wrong with each. */
#ifndef TACTUS_GESTURES_CONFIGURATION_ENTRY_H
#define TACTUS_GESTURES_CONFIGURATION_ENTRY_H

#include <stdbool.h>

struct ini_entry;
struct ini_section;
struct key;
struct report;

struct entry_reader {
	const struct ini_section *section;
	const struct key *keys;
	/* enum gesture_type; GESTURE_TYPE_COUNT: unknown, so that a value is valid if it is one of some type. */
	unsigned type;
	void *target; /* configuration or gesture_configuration, as the keys demand */
	struct report *report;
};

/* Returns the key with a name, or NULL. */
const struct key *key_find(const struct key *keys, const char *name);
/* Reads one key. Returns false if the whole gesture must be left out. */
bool entry_read(const struct entry_reader *reader, const struct ini_entry *entry);
/* Reports what is wrong with a value that is not used. */
void entry_check_value(const struct entry_reader *reader, const char *name, const char *value, unsigned line);
/* Reports a key that stands a second time, and what is wrong with its value. */
void entry_report_repeated(const struct entry_reader *reader, const struct ini_entry *entry);

#endif
