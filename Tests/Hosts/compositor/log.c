/* SPDX-License-Identifier: MIT */
#include "log.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

static bool errors_only;

void log_errors_only(void)
{
	errors_only = true;
}

static void print_line(FILE *stream, const char *who, const char *format, va_list arguments)
{
	fprintf(stream, "%s: ", who);
	vfprintf(stream, format, arguments);
	fputc('\n', stream);
	fflush(stream);
}

void log_line(const char *who, const char *format, ...)
{
	va_list arguments;

	if (errors_only)
		return;
	va_start(arguments, format);
	print_line(stdout, who, format, arguments);
	va_end(arguments);
}

void log_error(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	print_line(stderr, "error", format, arguments);
	va_end(arguments);
}
