/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* getopt_long */
#include "options.h"

#include "log.h"
#include "remote-control.h"

#include <getopt.h>
#include <stdio.h>

static void print_usage(FILE *stream)
{
	static const char text[] =
		"usage: shake [OPTION...]\n"
		"  --iio DIR       reads this IIO accelerometer, such as /sys/bus/iio/devices/iio:device0;\n"
		"                  the first one there is unless anything is given\n"
		"  --rate HZ       how often, 1 to 1000, 100 unless given\n"
		"  --evdev PATH    reads an accelerometer that is an input device, such as /dev/input/event5\n"
		"  --samples FILE  plays lines \"TIME_US X Y Z\", m/s², instead, then quits\n"
		"  --record FILE   writes such lines of what is read\n"
		"  --remote KEY    sends a media key first, such as play or next-track\n";

	fputs(text, stream);
}

static bool parse_rate(const char *text, int *rate)
{
	char rest;

	return sscanf(text, "%4d%c", rate, &rest) == 1 && *rate >= 1 && *rate <= 1000;
}

static bool take(struct options *options, int option, const char *argument)
{
	switch (option) {
	case 'i':
		options->iio = argument;
		return true;
	case 'f':
		return parse_rate(argument, &options->rate);
	case 'e':
		options->evdev = argument;
		return true;
	case 's':
		options->samples = argument;
		return true;
	case 'w':
		options->record = argument;
		return true;
	case 'r':
		options->has_remote_control = true;
		return remote_control_find(argument, &options->remote_control);
	default:
		return false;
	}
}

enum options_result options_parse(struct options *options, int argc, char *argv[])
{
	static const struct option long_options[] = {
		{ "iio", required_argument, NULL, 'i' },
		{ "rate", required_argument, NULL, 'f' },
		{ "evdev", required_argument, NULL, 'e' },
		{ "samples", required_argument, NULL, 's' },
		{ "record", required_argument, NULL, 'w' },
		{ "remote", required_argument, NULL, 'r' },
		{ "help", no_argument, NULL, 'h' },
		{ 0 },
	};
	int option;

	*options = (struct options){ .rate = 100 };
	while ((option = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		if (option == 'h') {
			print_usage(stdout);
			return OPTIONS_HELP_SHOWN;
		}
		if (!take(options, option, optarg)) {
			print_usage(stderr);
			return OPTIONS_WRONG;
		}
	}
	if (optind != argc) {
		print_usage(stderr);
		return OPTIONS_WRONG;
	}
	if (!!options->iio + !!options->evdev + !!options->samples > 1) {
		log_error("only one of --iio, --evdev and --samples");
		return OPTIONS_WRONG;
	}
	return OPTIONS_RUN;
}
