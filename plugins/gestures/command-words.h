/* SPDX-License-Identifier: MIT */
/* Splits a command line into words, the way a shell does that knows quotes and nothing else. */
#ifndef TACTUS_GESTURES_COMMAND_WORDS_H
#define TACTUS_GESTURES_COMMAND_WORDS_H

/*
 * Blanks separate words. Between '…' everything stands for itself; between "…" too, but a backslash makes a " or
 * \ behind it an ordinary character; elsewhere it does so with any character. There are no variables, patterns,
 * pipes or redirections: who wants them writes `sh -c '…'`.
 *
 * Returns a NULL-terminated array of at least one word, one block of memory for free(). Or NULL; then *why says
 * what is wrong, for a log line.
 */
char **command_words_split(const char *text, const char **why);

/* Says of what only a shell understands, outside quotes: pipes, `&`, redirections, variables, `~`. NULL: of nothing. */
const char *command_words_find_shell(const char *text);

/* Says why the program of a command cannot be run now. NULL: it can, or the text is no command. */
const char *command_find_problem(const char *text);

#endif
