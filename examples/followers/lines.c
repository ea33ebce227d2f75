/* SPDX-License-Identifier: MIT */
#include "lines.h"

void lines_clear(struct lines *lines)
{
	lines->length = 0;
	lines->is_too_long = false;
}

static void end_line(struct lines *lines, line_func function, void *data)
{
	bool is_whole = !lines->is_too_long;

	lines->text[lines->length] = '\0';
	lines_clear(lines);
	if (is_whole)
		function(lines->text, data);
}

void lines_add(struct lines *lines, const char *bytes, size_t count, line_func function, void *data)
{
	for (size_t i = 0; i < count; i++) {
		if (bytes[i] == '\n')
			end_line(lines, function, data);
		else if (lines->length + 1 < sizeof(lines->text))
			lines->text[lines->length++] = bytes[i];
		else
			lines->is_too_long = true;
	}
}
