/* SPDX-License-Identifier: MIT */
/* Finds files that are not the text of a gesture file: UTF-16, binary data, other encodings. */
#ifndef TACTUS_GESTURES_TEXT_KIND_H
#define TACTUS_GESTURES_TEXT_KIND_H

#include <stddef.h>

enum text_kind {
	TEXT_KIND_UTF8,
	TEXT_KIND_EMPTY,   /* nothing, or only blanks */
	TEXT_KIND_UTF16,   /* with or without a byte order mark; also UTF-32 */
	TEXT_KIND_BINARY,  /* NUL bytes */
	TEXT_KIND_NO_UTF8, /* probably Latin-1 */
};

/* Returns what a file is, and stores the line that shows it; 0: the whole file. */
enum text_kind text_find_kind(const char *text, size_t length, unsigned *line);

#endif
