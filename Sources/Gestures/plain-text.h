/* SPDX-License-Identifier: MIT */
/* Text of files for terminals and logs. */
#ifndef TACTUS_GESTURES_PLAIN_TEXT_H
#define TACTUS_GESTURES_PLAIN_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Stores text with `\xNN` for each byte of control characters, of marks that change the direction of text, and of what
 * is no UTF-8. Text that does not fit is cut between characters.
 */
void plain_text(const char *text, char *plain, size_t size);
/* Returns whether plain_text() would leave a text as it is, but for tabs. */
bool plain_text_is_line(const char *text);
/* Returns the number of bytes of the UTF-8 sequence at the beginning of a text, or 0 if there is none. */
size_t plain_text_decode(const char *text, size_t length);

#endif
