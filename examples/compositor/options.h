/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_OPTIONS_H
#define COMPOSITOR_OPTIONS_H

#include <stdbool.h>

struct options {
	const char *socket;
	int width, height;
	const char *screenshot;  /* NULL: none */
	const char *device_path; /* NULL: all devices of seat0, found through udev */
	const char *trace;       /* NULL: live input */
	const char *device;      /* description of the device behind the trace; NULL: the one beside it */
	int clients;             /* how many windows the trace waits for */
};

enum options_result {
	OPTIONS_RUN,
	OPTIONS_HELP_SHOWN,
	OPTIONS_WRONG, /* and a message was printed */
};

enum options_result options_parse(struct options *options, int argc, char *argv[]);

#endif
