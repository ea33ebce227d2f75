/* SPDX-License-Identifier: MIT */
/* Splits a command line into words, the way a shell does that knows quotes and nothing else. */
#ifndef TACTUS_WESTON_COMMAND_WORDS_H
#define TACTUS_WESTON_COMMAND_WORDS_H

/*
 * Blanks separate words. Between '…' everything stands for itself; between "…" too, but a backslash makes a " or
 * \ behind it an ordinary character; elsewhere it does so with any character. There are no variables, patterns,
 * pipes or redirections: who wants them writes `sh -c '…'`.
 *
 * Returns a NULL-terminated array of at least one word, one block of memory for free(). Or NULL; then *why says
 * what is wrong, for a log line.
 */
char **command_words_split(const char *text, const char **why);

#endif
