/* SPDX-License-Identifier: MIT */
#ifndef TACTUS_GESTURES_UNKNOWN_KEY_H
#define TACTUS_GESTURES_UNKNOWN_KEY_H

struct ini_entry;
struct ini_section;
struct key;
struct report;

/* Reports a key that is none of @p keys, and which one was probably meant. */
void report_unknown_key(const struct ini_section *section, const struct ini_entry *entry, const struct key *keys,
	struct report *report);

#endif
