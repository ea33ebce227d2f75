/* SPDX-License-Identifier: MIT */
#include "log.h"

#include <stdarg.h>
#include <stdio.h>

void log_error(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	fputs("error: ", stderr);
	vfprintf(stderr, format, arguments);
	fputc('\n', stderr);
	va_end(arguments);
}
