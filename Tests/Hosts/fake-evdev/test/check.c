/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *current;
static bool failed;
static const char *skipped;
static char why[2048];
static int passed_count, failed_count, skipped_count;

void check_begin(const char *name)
{
	current = name;
	failed = false;
	skipped = NULL;
}

void check_failed(const char *format, ...)
{
	if (!failed) {
		va_list arguments;
		va_start(arguments, format);
		vsnprintf(why, sizeof why, format, arguments);
		va_end(arguments);
	}
	failed = true;
}

void check_skip(const char *reason)
{
	skipped = reason;
}

/* CHECK=TEXT runs those whose names contain the text. */
static bool is_wanted(const char *name)
{
	const char *wanted = getenv("CHECK");

	return !wanted || strcasestr(name, wanted);
}

/* Counts the case. A case that begins without check_run() runs in any case, but counts only if it is wanted. */
void check_end(void)
{
	if (!is_wanted(current))
		return;
	if (failed) {
		printf("FAIL %s: %s\n", current, why);
		failed_count++;
	} else if (skipped) {
		printf("skip %s: %s\n", current, skipped);
		skipped_count++;
	} else {
		printf("ok %s\n", current);
		passed_count++;
	}
	fflush(stdout);
}

void check_run(const char *name, void (*check)(void))
{
	if (!is_wanted(name))
		return;
	check_begin(name);
	check();
	check_end();
}

void check_text(const char *found, const char *expected)
{
	int line = 1;
	while (*found != '\0' && *found == *expected) {
		line += *found == '\n';
		found++;
		expected++;
	}
	if (*found != *expected) {
		check_failed("line %d: found from here on:\n%.700s\nexpected:\n%.700s", line, found, expected);
	}
}

int check_summary(void)
{
	printf("%d passed, %d failed, %d skipped\n", passed_count, failed_count, skipped_count);
	return failed_count > 0;
}
