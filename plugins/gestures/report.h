/* SPDX-License-Identifier: MIT */
/* Reports of mistakes: one line each, with file, line, section, key, value, what is allowed, and the consequence. */
#ifndef TACTUS_GESTURES_REPORT_H
#define TACTUS_GESTURES_REPORT_H

#include <stddef.h>

struct ini_entry;
struct ini_section;

enum report_severity {
	/* No mistake: something about this machine that the file cannot know, such as a missing program. */
	REPORT_HINT,
	/* The setting works, but perhaps not as its author believes. */
	REPORT_NOTE,
	/* A value or line is ignored. */
	REPORT_WARNING,
	/* A gesture is left out. */
	REPORT_ERROR,
};

struct report {
	/* Receives the text of each report, without a line end, and its line in the file or 0; may be NULL. */
	void (*tell)(enum report_severity severity, unsigned line, const char *text, void *data);
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
