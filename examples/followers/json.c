/* SPDX-License-Identifier: MIT */
#include "json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS "+-.0123456789eE"

bool json_take(struct json *json, char character)
{
	const char *next = json->next + strspn(json->next, " \t\r");

	if (*next != character || character == '\0')
		return false;
	json->next = next + 1;
	return true;
}

static bool take_word(struct json *json, const char *word)
{
	const char *next = json->next + strspn(json->next, " \t\r");

	if (strncmp(next, word, strlen(word)) != 0)
		return false;
	json->next = next + strlen(word);
	return true;
}

bool json_read_text(struct json *json, char *buffer, size_t size)
{
	struct json at = *json;
	size_t length = 0;

	if (!json_take(&at, '"'))
		return false;
	for (; *at.next && *at.next != '"'; at.next++) {
		char character = *at.next;

		if (character == '\\') {
			character = *++at.next;
			if (character == '\0')
				return false;
			if (!strchr("\"\\/", character))
				character = '?';
		}
		if (length + 1 < size)
			buffer[length++] = character;
	}
	if (size > 0)
		buffer[length] = '\0';
	if (!json_take(&at, '"'))
		return false;
	*json = at;
	return true;
}

/* This program sets no locale: the decimal point is a point. */
bool json_read_number(struct json *json, double *number)
{
	const char *next = json->next + strspn(json->next, " \t\r");
	size_t length = strspn(next, DIGITS);
	char *end;

	if (length == 0)
		return false;
	*number = strtod(next, &end);
	if (end != next + length || !isfinite(*number))
		return false;
	json->next = end;
	return true;
}

bool json_read_bool(struct json *json, bool *value)
{
	*value = take_word(json, "true");
	return *value || take_word(json, "false");
}

/* Skips an object or an array by counting its brackets. Text may have brackets, too. */
static bool skip_nested(struct json *json)
{
	struct json at = *json;
	size_t depth = 0;

	do {
		if (*at.next == '\0')
			return false;
		if (*at.next == '"') {
			if (!json_read_text(&at, NULL, 0))
				return false;
			continue;
		}
		if (*at.next == '{' || *at.next == '[')
			depth++;
		else if (*at.next == '}' || *at.next == ']')
			depth--;
		at.next++;
	} while (depth > 0);
	*json = at;
	return true;
}

bool json_skip(struct json *json)
{
	double number;
	bool value;

	json->next += strspn(json->next, " \t\r");
	if (*json->next == '{' || *json->next == '[')
		return skip_nested(json);
	return json_read_text(json, NULL, 0) || json_read_number(json, &number) || json_read_bool(json, &value) ||
		take_word(json, "null");
}
