/* SPDX-License-Identifier: MIT */
#ifndef TACTUS_GESTURES_UNKNOWN_KEY_H
#define TACTUS_GESTURES_UNKNOWN_KEY_H

struct ini_entry;
struct ini_section;
struct key;
struct report;

/* Reports a key that is none of @p keys. Returns the one that was probably meant, or NULL. */
const struct key *report_unknown_key(const struct ini_section *section, const struct ini_entry *entry,
	const struct key *keys, struct report *report);

#endif
