/* SPDX-License-Identifier: MIT */
#include "command-words.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Copies one word, moves *text behind it and returns the end of the copy. Returns NULL if a quote is not closed. */
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
	/* Words are no longer than the text, and at most every second character begins one. */
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

static bool ends_word(char character)
{
	return !character || character == ' ' || character == '\t';
}

/* Returns a note about an operator that has no meaning here: it is a word, or ends one. NULL if there is none. */
static const char *find_sign(const char *word, size_t length)
{
	if (length > 0 && strspn(word, "|") == length)
		return "| is not a pipe here";
	if (length > 0 && word[length - 1] == '&')
		return "& is an ordinary character";
	if (length > 0 && strspn(word, "<>") == length)
		return "< and > do not redirect";
	if (length > 0 && word[length - 1] == ';')
		return "; is an ordinary character";
	if (length > 0 && *word == '#')
		return "# begins no comment here";
	if (memchr(word, '*', length))
		return "* is not expanded";
	if (*word == '~' && (length == 1 || word[1] == '/'))
		return "~ is not expanded";
	return NULL;
}

static bool begins_variable(char character)
{
	return character && (isalpha((unsigned char)character) || strchr("_{(", character));
}

const char *command_words_find_shell(const char *text)
{
	const char *word = text, *at, *found;
	char quote = '\0';
	bool is_plain = true;

	for (at = text;; at++) {
		if (!quote && ends_word(*at)) {
			found = is_plain ? find_sign(word, (size_t)(at - word)) : NULL;
			if (found || !*at)
				return found;
			word = at + 1;
			is_plain = true;
		} else if (!*at) {
			return NULL;
		} else if (*at == '\\' && quote != '\'' && at[1]) {
			at++;
			is_plain = false;
		} else if (quote ? *at == quote : *at == '\'' || *at == '"') {
			quote = quote ? '\0' : *at;
			is_plain = false;
		} else if (*at == '`' && quote != '\'') {
			return "` is an ordinary character";
		} else if (*at == '$' && quote != '\'' && begins_variable(at[1])) {
			return "$ is an ordinary character";
		}
	}
}
