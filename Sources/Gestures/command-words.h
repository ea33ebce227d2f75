/* SPDX-License-Identifier: MIT */
/* Splits a command line into words, like a shell that only knows quotes. */
#ifndef TACTUS_GESTURES_COMMAND_WORDS_H
#define TACTUS_GESTURES_COMMAND_WORDS_H

/*
 * Splits a text at blanks. Between '…' every character is literal. Between "…" too, but a backslash makes a
 * following " or \ literal. Elsewhere a backslash makes any following character literal. There are no variables,
 * patterns, pipes or redirections: for these, write `sh -c '…'`.
 *
 * Returns a NULL-terminated array of at least one word, as one block for free(). Returns NULL on a mistake; *why then
 * describes it for a log line.
 */
char **command_words_split(const char *text, const char **why);

/*
 * Returns what only a shell would understand outside of quotes: pipes, `&`, redirections, variables, `~`. Returns NULL
 * if there is none.
 */
const char *command_words_find_shell(const char *text);

/* Returns why the program of a command cannot be run now. Returns NULL if it can, or if the text is not a command. */
const char *command_find_problem(const char *text);

#endif
