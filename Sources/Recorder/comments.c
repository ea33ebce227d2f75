// SPDX-License-Identifier: MIT
/* Comments of the host. Readers take nothing but UTF-8, and people print recordings in terminals. */
#include <string.h>

#include "recorder.h"

enum {
	LONGEST_COMMENT = 4096,
};

/* The first byte of a character of several bytes, and which second bytes it allows (RFC 3629). */
static const struct {
	unsigned char first, last;
	size_t length;
	unsigned char least, most;
} characters[] = {
	{ 0xc2, 0xdf, 2, 0x80, 0xbf },
	{ 0xe0, 0xe0, 3, 0xa0, 0xbf },
	{ 0xe1, 0xec, 3, 0x80, 0xbf },
	{ 0xed, 0xed, 3, 0x80, 0x9f },
	{ 0xee, 0xef, 3, 0x80, 0xbf },
	{ 0xf0, 0xf0, 4, 0x90, 0xbf },
	{ 0xf1, 0xf3, 4, 0x80, 0xbf },
	{ 0xf4, 0xf4, 4, 0x80, 0x8f },
};

/* Returns the length of a character of several bytes; 0 if it is cut, or none. */
static size_t long_character(const unsigned char *text)
{
	for (size_t i = 0; i < sizeof characters / sizeof characters[0]; i++) {
		if (text[0] < characters[i].first || text[0] > characters[i].last)
			continue;
		if (text[1] < characters[i].least || text[1] > characters[i].most)
			return 0;
		for (size_t byte = 2; byte < characters[i].length; byte++)
			if ((text[byte] & 0xc0) != 0x80)
				return 0;
		return characters[i].length;
	}
	return 0;
}

void text_add_comment(struct text *text, const char *comment)
{
	const unsigned char *at = (const unsigned char *)comment;
	size_t length;

	for (size_t added = 0; *at != '\0'; at += length, added += length) {
		length = *at < 0x80 ? 1 : long_character(at);
		if (added + length > LONGEST_COMMENT) {
			text_add(text, "...");
			return;
		}
		if (length == 0) {
			text_add(text, "?");
			length = 1;
		} else if (*at < ' ' || *at == 0x7f || (length == 2 && at[0] == 0xc2 && at[1] < 0xa0)) {
			text_add(text, " ");
		} else {
			text_add_bytes(text, (const char *)at, length);
		}
	}
}
