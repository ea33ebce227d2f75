/* SPDX-License-Identifier: MIT */
#include "unknown-key.h"

#include "configuration-keys.h"
#include "ini-file.h"
#include "spelling.h"

#include <stdio.h>
#include <string.h>

/* Returns the key that is spelt most like a name, or NULL if none is much like it. */
static const struct key *find_similar(const struct key *keys, const char *name)
{
	size_t distance, least = strlen(name) / 3 + 1;
	const struct key *similar = NULL;

	for (; keys->name; keys++) {
		distance = spelling_distance(name, keys->name);
		if (distance > least || (similar && distance == least))
			continue;
		least = distance;
		similar = keys;
	}
	return similar;
}

const struct key *report_unknown_key(const struct ini_section *section, const struct ini_entry *entry,
	const struct key *keys, struct report *report)
{
	const struct key *elsewhere = find_similar(keys == global_keys ? gesture_keys : global_keys, entry->key);
	const struct key *similar = find_similar(keys, entry->key);
	char problem[96] = "no such key, tactus gestures list prints all";

	if (elsewhere && strcmp(elsewhere->name, entry->key) == 0)
		snprintf(problem, sizeof(problem), "a key of %s",
			keys == global_keys ? "[tactus-gesture]" : "[tactus]");
	else if (similar)
		snprintf(problem, sizeof(problem), "no such key, but %s is one", similar->name);
	report_entry(report, REPORT_WARNING, section, entry, problem, "it is ignored");
	return elsewhere && strcmp(elsewhere->name, entry->key) == 0 ? NULL : similar;
}
