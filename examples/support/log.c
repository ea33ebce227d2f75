/* SPDX-License-Identifier: MIT */
#include "log.h"

#include <stdarg.h>
#include <stdio.h>

static log_clock_func log_clock;
static void *log_clock_data;

void log_start(log_clock_func clock, void *data)
{
	log_clock = clock;
	log_clock_data = data;
	setvbuf(stdout, NULL, _IOLBF, 0); /* readers of a pipe see each line at once */
}

void log_text(const char *text)
{
	log_line("%s", text);
}

void log_line(const char *format, ...)
{
	va_list arguments;

	if (!log_clock)
		return;
	printf("%8.1f ms  ", (double)log_clock(log_clock_data) / 1000);
	va_start(arguments, format);
	vprintf(format, arguments);
	va_end(arguments);
	putchar('\n');
}
