/* SPDX-License-Identifier: MIT */
#include "options.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_usage(FILE *stream, const char *program)
{
	fprintf(stream, "usage: %s [OPTION...]\n"
			"  --script FILE      plays the fingers of a script instead of a device's, then quits\n"
			"  --watch            plays it at the speed of a hand\n"
			"  --headless         plays it without a window\n"
			"  --screenshot FILE  writes what the window shows at the end, as PNG\n"
			"  --log              says on stdout what happens\n"
			"  --no-text          draws no letters, so that pictures do not depend on fonts\n",
		program);
}

static bool refuse(const char *program, const char *why, int *status)
{
	if (why)
		fprintf(stderr, "%s: %s\n", program, why);
	print_usage(stderr, program);
	*status = EXIT_FAILURE;
	return false;
}

bool options_parse(struct options *options, int argc, char *argv[], int *status)
{
	static const struct option long_options[] = {
		{ "script", required_argument, NULL, 's' },
		{ "watch", no_argument, NULL, 'w' },
		{ "headless", no_argument, NULL, 'n' },
		{ "screenshot", required_argument, NULL, 'p' },
		{ "log", no_argument, NULL, 'l' },
		{ "no-text", no_argument, NULL, 't' },
		{ "help", no_argument, NULL, 'h' },
		{ 0 },
	};
	int option;

	memset(options, 0, sizeof(*options));
	while ((option = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (option) {
		case 's':
			options->script = optarg;
			break;
		case 'w':
			options->watch = true;
			break;
		case 'n':
			options->headless = true;
			break;
		case 'p':
			options->screenshot = optarg;
			break;
		case 'l':
			options->log = true;
			break;
		case 't':
			options->no_text = true;
			break;
		case 'h':
			print_usage(stdout, argv[0]);
			*status = EXIT_SUCCESS;
			return false;
		default:
			return refuse(argv[0], NULL, status);
		}
	}
	if (optind != argc)
		return refuse(argv[0], "what is this for?", status);
	if (!options->script && (options->watch || options->headless))
		return refuse(argv[0], "--watch and --headless are for scripts", status);
	return true;
}
