/* SPDX-License-Identifier: MIT */
/* Reports of mistakes: one line each, with file, line, section, key, value, what is allowed, and the consequence. */
#ifndef TACTUS_GESTURES_REPORT_H
#define TACTUS_GESTURES_REPORT_H

#include <tactus-gestures.h>

struct ini_entry;
struct ini_section;

/* Short names for the public ones. */
enum report_severity {
	REPORT_HINT = TACTUS_GESTURES_SEVERITY_HINT,
	REPORT_NOTE = TACTUS_GESTURES_SEVERITY_NOTE,
	REPORT_WARNING = TACTUS_GESTURES_SEVERITY_WARNING,
	REPORT_ERROR = TACTUS_GESTURES_SEVERITY_ERROR,
};

struct report {
	/* Receives each report; may be NULL. */
	void (*tell)(const struct tactus_gestures_mistake *mistake, void *data);
	void *data;
	const char *file;     /* name of the file in the lines */
	size_t count, errors; /* count: without hints */
};

/*
 * Reports `FILE:LINE: TEXT`, or `FILE: TEXT` for line 0. Whatever a terminal or a reader could be misled by is escaped:
 * names and values are those of a file.
 */
void report_line(struct report *report, enum report_severity severity, unsigned line, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Reports `FILE:LINE: [SECTION] KEY=VALUE: WHAT; CONSEQUENCE`. */
void report_entry(struct report *report, enum report_severity severity, const struct ini_section *section,
	const struct ini_entry *entry, const char *what, const char *consequence);

#endif
