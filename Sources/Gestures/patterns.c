/* SPDX-License-Identifier: MIT */
#include "patterns.h"

#include <stddef.h>
#include <string.h>

/* A part of a text. */
struct span {
	const char *text;
	size_t length;
};

/* Takes the next item of a list, without surrounding blanks. Returns false at the end. */
static bool next_item(const char **list, struct span *item)
{
	const char *start = *list + strspn(*list, ", ");

	if (!*start)
		return false;
	item->text = start;
	item->length = strcspn(start, ",");
	*list = start + item->length;
	while (item->length > 0 && start[item->length - 1] == ' ')
		item->length--;
	return true;
}

/* Goes back to the last * only, which is enough: an earlier one gains nothing by taking more. */
static bool matches(struct span pattern, struct span text)
{
	size_t at = 0, in_text = 0, star = 0, after_star = 0;
	bool has_star = false;

	while (in_text < text.length) {
		if (at < pattern.length && pattern.text[at] == '*') {
			has_star = true;
			star = at++;
			after_star = in_text;
		} else if (at < pattern.length && pattern.text[at] == text.text[in_text]) {
			at++;
			in_text++;
		} else if (has_star) {
			at = star + 1;
			in_text = ++after_star;
		} else {
			return false;
		}
	}
	while (at < pattern.length && pattern.text[at] == '*')
		at++;
	return at == pattern.length;
}

static bool some_match(const char *patterns, struct span text)
{
	struct span pattern;

	while (next_item(&patterns, &pattern)) {
		if (matches(pattern, text))
			return true;
	}
	return false;
}

bool patterns_match(const char *patterns, const char *text)
{
	return some_match(patterns, (struct span){ text, strlen(text) });
}

/* A pattern that matches another one as a text matches all that the other one does: only a * takes a *. */
bool patterns_cover(const char *patterns, const char *other)
{
	struct span item;

	while (next_item(&other, &item)) {
		if (!some_match(patterns, item))
			return false;
	}
	return true;
}
