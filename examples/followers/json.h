/* SPDX-License-Identifier: MIT */
/* Reads JSON, as much of it as a line about a gesture has. All functions stand still at what they do not read. */
#ifndef FOLLOWERS_JSON_H
#define FOLLOWERS_JSON_H

#include <stdbool.h>
#include <stddef.h>

struct json {
	const char *next; /* of a text that ends with 0 */
};

/* Skips blanks and takes one character, if it is the next one. */
bool json_take(struct json *json, char character);

/* Reads a string, cut to the buffer. An escape other than \" \\ and \/ becomes a question mark. */
bool json_read_text(struct json *json, char *buffer, size_t size);
bool json_read_number(struct json *json, double *number);
bool json_read_bool(struct json *json, bool *value);

/* Skips a value of any kind, with all that is in it. */
bool json_skip(struct json *json);

#endif
