/* SPDX-License-Identifier: MIT */
#include "text-kind.h"

#include "plain-text.h"

#include <stdbool.h>
#include <string.h>

/* Bytes from which the encoding is guessed. */
#define SAMPLE_LENGTH 512

static bool begins_with(const char *text, size_t length, const char *mark, size_t mark_length)
{
	return length >= mark_length && memcmp(text, mark, mark_length) == 0;
}

/* Text in UTF-16 has a byte order mark, or as good as every second byte is 0. */
static bool is_utf16(const char *text, size_t length)
{
	size_t zeros[2] = { 0, 0 }, index, count = length < SAMPLE_LENGTH ? length : SAMPLE_LENGTH;

	if (begins_with(text, length, "\xff\xfe", 2) || begins_with(text, length, "\xfe\xff", 2) ||
		begins_with(text, length, "\0\0\xfe\xff", 4))
		return true;
	for (index = 0; index < count; index++)
		zeros[index % 2] += !text[index];
	return count >= 4 &&
		((zeros[0] * 2 > count / 2 && zeros[1] * 8 < count) ||
			(zeros[1] * 2 > count / 2 && zeros[0] * 8 < count));
}

static unsigned line_at(const char *text, size_t place)
{
	unsigned line = 1;
	size_t index;

	for (index = 0; index < place; index++)
		line += text[index] == '\n' || (text[index] == '\r' && text[index + 1] != '\n');
	return line;
}

enum text_kind text_find_kind(const char *text, size_t length, unsigned *line)
{
	const char *zero = length > 0 ? memchr(text, '\0', length) : NULL;
	size_t index, count;

	*line = 0;
	if (is_utf16(text, length))
		return TEXT_KIND_UTF16;
	if (zero) {
		*line = line_at(text, (size_t)(zero - text));
		return TEXT_KIND_BINARY;
	}
	for (index = 0; index < length; index += count) {
		count = plain_text_decode(text + index, length - index);
		if (count == 0) {
			*line = line_at(text, index);
			return TEXT_KIND_NO_UTF8;
		}
	}
	for (index = 0; index < length && strchr(" \t\r\n\v\f", text[index]); index++)
		continue;
	return index == length ? TEXT_KIND_EMPTY : TEXT_KIND_UTF8;
}
