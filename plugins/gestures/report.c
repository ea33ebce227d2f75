/* SPDX-License-Identifier: MIT */
#include "report.h"

#include "ini-file.h"
#include "plain-text.h"

#include <stdarg.h>
#include <stdio.h>

/* Longer lines are cut: a value may be as long as a file. */
#define LINE_MAXIMUM 1024

void report_line(struct report *report, enum report_severity severity, unsigned line, const char *format, ...)
{
	const char *kind = severity == REPORT_HINT ? "note: " : "";
	char text[LINE_MAXIMUM], plain[LINE_MAXIMUM];
	int length;
	va_list arguments;

	if (severity != REPORT_HINT)
		report->count++;
	if (severity == REPORT_ERROR)
		report->errors++;
	if (!report->tell)
		return;
	if (line > 0)
		length = snprintf(text, sizeof(text), "%s:%u: %s", report->file, line, kind);
	else
		length = snprintf(text, sizeof(text), "%s: %s", report->file, kind);
	if (length < 0 || (size_t)length >= sizeof(text))
		length = 0;
	va_start(arguments, format);
	vsnprintf(text + length, sizeof(text) - (size_t)length, format, arguments);
	va_end(arguments);
	plain_text(text, plain, sizeof(plain));
	report->tell(severity, line, plain, report->data);
}

void report_entry(struct report *report, enum report_severity severity, const struct ini_section *section,
	const struct ini_entry *entry, const char *what, const char *consequence)
{
	/* The value is cut, so that what is wrong with it still fits. */
	report_line(report, severity, entry->line, "[%.60s] %.60s=%.300s: %s; %s", section->name, entry->key,
		entry->value, what, consequence);
}
