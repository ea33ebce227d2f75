/* SPDX-License-Identifier: MIT */
#include "plain-text.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Returns the number of bytes of the UTF-8 sequence at the beginning of a text, or 0 if there is none. */
static size_t decode(const unsigned char *text, uint32_t *code)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	size_t count = *text < 0x80 ? 1 : *text >> 5 == 6 ? 2
		: *text >> 4 == 14                        ? 3
		: *text >> 3 == 30                        ? 4
							  : 0;

	if (count == 0)
		return 0;
	*code = count == 1 ? *text : *text & (0x7fu >> count);
	for (size_t index = 1; index < count; index++) {
		if (text[index] >> 6 != 2)
			return 0;
		*code = *code << 6 | (text[index] & 0x3f);
	}
	return *code < least[count] || *code > 0x10ffff || (*code >= 0xd800 && *code < 0xe000) ? 0 : count;
}

/* Returns whether a character may be shown: no control character, and no mark of direction. */
static bool is_plain(uint32_t code)
{
	return code >= 0x20 && !(code >= 0x7f && code < 0xa0) && code != 0x61c && code != 0x200e && code != 0x200f &&
		!(code >= 0x2028 && code <= 0x202e) && !(code >= 0x2066 && code <= 0x2069) && code != 0xfeff;
}

size_t plain_text_decode(const char *text, size_t length)
{
	unsigned char bytes[5] = { 0 };
	uint32_t code;

	/* The end of the text is a 0 to the decoder, which continues no sequence. */
	memcpy(bytes, text, length < 4 ? length : 4);
	return length > 0 ? decode(bytes, &code) : 0;
}

bool plain_text_is_line(const char *text)
{
	const unsigned char *next = (const unsigned char *)text;
	uint32_t code = 0;

	while (*next) {
		size_t count = decode(next, &code);

		if (count == 0 || !(is_plain(code) || code == '\t'))
			return false;
		next += count;
	}
	return true;
}

void plain_text(const char *text, char *plain, size_t size)
{
	const unsigned char *next = (const unsigned char *)text;
	size_t length = 0;

	while (*next) {
		uint32_t code = 0;
		size_t count = decode(next, &code);
		bool is_shown = count > 0 && is_plain(code);
		size_t bytes = count > 0 ? count : 1, needed = is_shown ? count : 4 * bytes;

		if (length + needed >= size)
			break;
		if (is_shown)
			memcpy(plain + length, next, count);
		for (size_t index = 0; !is_shown && index < bytes; index++)
			snprintf(plain + length + 4 * index, 5, "\\x%02x", next[index]);
		length += needed;
		next += bytes;
	}
	plain[length] = '\0';
}
