/* SPDX-License-Identifier: MIT */
#ifndef SHAKE_OPTIONS_H
#define SHAKE_OPTIONS_H

#include <stdbool.h>
#include <tactus.h>

struct options {
	const char *iio;     /* folder of the device; NULL: the first one */
	const char *evdev;   /* NULL: no input device */
	const char *samples; /* NULL: a live device */
	const char *record;  /* NULL: not recorded */
	int rate;            /* rate at which an IIO device is read, in Hz */
	bool has_remote_control;
	enum tactus_remote_control remote_control;
};

enum options_result {
	OPTIONS_RUN,
	OPTIONS_HELP_SHOWN,
	OPTIONS_WRONG, /* a message was printed */
};

enum options_result options_parse(struct options *options, int argc, char *argv[]);

#endif
