/* SPDX-License-Identifier: MIT */
/* Puts lines together from pieces of a stream, which may be cut anywhere. */
#ifndef FOLLOWERS_LINES_H
#define FOLLOWERS_LINES_H

#include <stdbool.h>
#include <stddef.h>

struct lines {
	char text[4096]; /* the beginning of a line that has not come whole */
	size_t length;
	bool is_too_long; /* the rest of this line is skipped */
};

typedef void (*line_func)(const char *line, void *data);

/* Forgets the beginning of a line: another stream begins. */
void lines_clear(struct lines *lines);
/* Adds a piece and calls the function for each line that is whole now. One that is too long is left out. */
void lines_add(struct lines *lines, const char *bytes, size_t count, line_func function, void *data);

#endif
