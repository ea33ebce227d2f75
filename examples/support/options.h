/* SPDX-License-Identifier: MIT */
#ifndef SUPPORT_OPTIONS_H
#define SUPPORT_OPTIONS_H

#include <stdbool.h>

struct options {
	const char *script;     /* NULL: real devices */
	const char *screenshot; /* NULL: none */
	bool log;
	bool watch;
	bool headless;
	bool no_text;
};

/* Reads the options. Returns false if the program should end with this exit status. */
bool options_parse(struct options *options, int argc, char *argv[], int *status);

#endif
