/* SPDX-License-Identifier: MIT */
#include "command-words.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Copies one word; moves *text behind it and returns the end of the copy. NULL: a quote is not closed. */
static char *copy_word(const char **text, char *to)
{
	const char *from = *text;
	char quote = '\0';

	for (; *from && (quote || !strchr(" \t", *from)); from++) {
		if (quote == '\'' && *from != '\'')
			*to++ = *from;
		else if (*from == '\\' && from[1] && (!quote || strchr("\"\\", from[1])))
			*to++ = *++from;
		else if (quote && *from == quote)
			quote = '\0';
		else if (!quote && strchr("'\"", *from))
			quote = *from;
		else
			*to++ = *from;
	}
	*text = from;
	*to = '\0';
	return quote ? NULL : to;
}

char **command_words_split(const char *text, const char **why)
{
	/* Words are no longer than the text and at most every second character begins one. */
	size_t most_words = strlen(text) / 2 + 2, count = 0;
	char **words = calloc(1, most_words * sizeof(*words) + strlen(text) + 2);
	char *end;

	*why = "no memory";
	if (!words)
		return NULL;
	end = (char *)(words + most_words);
	for (text += strspn(text, " \t"); *text; text += strspn(text, " \t")) {
		words[count++] = end;
		end = copy_word(&text, end);
		if (!end) {
			*why = "a quote is not closed";
			free(words);
			return NULL;
		}
		end++;
	}
	if (count == 0 || !*words[0]) {
		*why = "no command";
		free(words);
		return NULL;
	}
	return words;
}
