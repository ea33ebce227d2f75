/* SPDX-License-Identifier: MIT */
#include "transcript.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char text[16384];
static bool is_on = true;

void transcript_clear(void)
{
	text[0] = '\0';
}

const char *transcript_text(void)
{
	return text;
}

void transcript_switch(bool on)
{
	is_on = on;
}

void note(const char *format, ...)
{
	size_t length = strlen(text);
	va_list arguments;

	if (!is_on)
		return;
	va_start(arguments, format);
	vsnprintf(text + length, sizeof text - length, format, arguments);
	va_end(arguments);
	length = strlen(text);
	snprintf(text + length, sizeof text - length, "\n");
}
