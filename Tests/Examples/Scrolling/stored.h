/* SPDX-License-Identifier: MIT */
/* Files of the manual that a test regenerates. */
#ifndef SCROLLING_STORED_H
#define SCROLLING_STORED_H

/* Part of a check: the file should say the same as the text, but for numbers that differ by no more than this. */
void check_stored(const char *path, const char *text, double tolerance);

void store(const char *path, const char *text);

#endif
