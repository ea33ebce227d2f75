/* SPDX-License-Identifier: MIT */
#include "report.h"

#include "ini-file.h"
#include "plain-text.h"

#include <stdarg.h>
#include <stdio.h>

/* Longer lines are cut: a value may be as long as a file. */
#define LINE_MAXIMUM 1536

/* Whatever a terminal or a reader could be misled by is escaped. */
static void tell(struct report *report, struct tactus_gestures_mistake *mistake, const char *format, va_list arguments)
	__attribute__((format(printf, 3, 0)));

static void tell(struct report *report, struct tactus_gestures_mistake *mistake, const char *format, va_list arguments)
{
	const char *kind = mistake->severity == TACTUS_GESTURES_SEVERITY_HINT ? "note: " : "";
	char text[LINE_MAXIMUM], plain[LINE_MAXIMUM];
	int length;

	if (mistake->severity != TACTUS_GESTURES_SEVERITY_HINT)
		report->count++;
	if (mistake->severity == TACTUS_GESTURES_SEVERITY_ERROR)
		report->errors++;
	if (!report->tell)
		return;
	if (mistake->line > 0)
		length = snprintf(text, sizeof(text), "%s:%u: %s", report->file, (unsigned)mistake->line, kind);
	else
		length = snprintf(text, sizeof(text), "%s: %s", report->file, kind);
	if (length < 0 || (size_t)length >= sizeof(text))
		length = 0;
	vsnprintf(text + length, sizeof(text) - (size_t)length, format, arguments);
	plain_text(text, plain, sizeof(plain));
	mistake->size = sizeof(*mistake);
	mistake->file = report->file;
	mistake->sentence = plain;
	report->tell(mistake, report->data);
}

void report_line(struct report *report, enum report_severity severity, unsigned line, const char *format, ...)
{
	struct tactus_gestures_mistake mistake = {
		.severity = (enum tactus_gestures_severity)severity,
		.line = line,
	};
	va_list arguments;

	va_start(arguments, format);
	tell(report, &mistake, format, arguments);
	va_end(arguments);
}

static void tell_entry(struct report *report, struct tactus_gestures_mistake *mistake, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static void tell_entry(struct report *report, struct tactus_gestures_mistake *mistake, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	tell(report, mistake, format, arguments);
	va_end(arguments);
}

void report_entry(struct report *report, enum report_severity severity, const struct ini_section *section,
	const struct ini_entry *entry, const char *what, const char *consequence)
{
	struct tactus_gestures_mistake mistake = {
		.severity = (enum tactus_gestures_severity)severity,
		.line = entry->line,
		.section = section->name,
		.key = entry->key,
		.value = entry->value,
	};

	/* The value is cut, so that what is wrong with it still fits. */
	tell_entry(report, &mistake, "[%.60s] %.60s=%.300s: %s; %s", section->name, entry->key, entry->value, what,
		consequence);
}
