/* SPDX-License-Identifier: MIT */
/* Mistakes of a file: each is one line that names file, line, section, key and value, what is allowed, and the cost. */
#ifndef TACTUS_GESTURES_REPORT_H
#define TACTUS_GESTURES_REPORT_H

#include <stddef.h>

struct ini_entry;
struct ini_section;

enum report_severity {
	/* Works, but not as its author may believe. */
	REPORT_NOTE,
	/* A value or line is ignored. */
	REPORT_WARNING,
	/* A gesture is missing. */
	REPORT_ERROR,
};

struct report {
	/* Gets each line, without a line end; may be NULL. */
	void (*tell)(enum report_severity severity, const char *line, void *data);
	void *data;
	const char *file; /* as it is called in the lines */
	size_t count, errors;
};

/* `FILE:LINE: TEXT`; line 0: `FILE: TEXT`. */
void report_line(struct report *report, enum report_severity severity, unsigned line, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* `FILE:LINE: [SECTION] KEY=VALUE: WHAT; CONSEQUENCE` */
void report_entry(struct report *report, enum report_severity severity, const struct ini_section *section,
	const struct ini_entry *entry, const char *what, const char *consequence);

#endif
