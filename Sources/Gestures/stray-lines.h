/* SPDX-License-Identifier: MIT */
/* Lines that are neither a section, a key, a comment nor blank. */
#ifndef TACTUS_GESTURES_STRAY_LINES_H
#define TACTUS_GESTURES_STRAY_LINES_H

#include <stdbool.h>

struct ini_file;
struct ini_section;
struct ini_stray;
struct report;

/* Reports each stray line of a file. In a host's file only those in sections of gestures are ours. */
void report_strays(const struct ini_file *file, bool is_host_file, struct report *report);
/* Returns the section's stray line behind this one, or its first, that was meant to be a key. Stores key and value. */
const struct ini_stray *stray_lines_next(
	const struct ini_section *section, const struct ini_stray *stray, const char **key, const char **value);
/* Returns the value of a key for which a stray line of a section was meant, or NULL. */
const char *stray_lines_find(const struct ini_section *section, const char *key);
/* Returns whether a gesture without its stray lines would do something else than intended. */
bool stray_lines_lose_gesture(const struct ini_section *section);

#endif
