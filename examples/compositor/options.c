/* SPDX-License-Identifier: MIT */
#include "options.h"

#include "log.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static void print_usage(FILE *stream)
{
	static const char text[] =
		"usage: compositor [OPTION...]\n"
		"  --socket NAME        name of the Wayland socket, tactus-0 unless given\n"
		"  --size WxH           size of the output, 800x480 unless given\n"
		"  --screenshot FILE    writes what the output shows at the end, as PNG\n"
		"  --device-path PATH   reads this touchscreen only, such as /dev/input/event5\n"
		"  --trace FILE         plays an evemu recording instead, then quits\n"
		"  --device FILE        evemu description of the device behind the trace,\n"
		"                       the one that lies beside it unless given\n"
		"  --clients N          windows to wait for before the trace starts, 1 unless given\n";

	fputs(text, stream);
}

static bool parse_size(const char *text, int *width, int *height)
{
	char rest;

	return sscanf(text, "%5dx%5d%c", width, height, &rest) == 2 && *width > 0 && *height > 0;
}

static bool parse_count(const char *text, int *count)
{
	char rest;

	return sscanf(text, "%5d%c", count, &rest) == 1 && *count >= 0;
}

static enum options_result check(const struct options *options)
{
	if (options->device && !options->trace)
		log_error("--device is for --trace; a live device is --device-path");
	else if (options->trace && options->device_path)
		log_error("either --trace or --device-path");
	else
		return OPTIONS_RUN;
	return OPTIONS_WRONG;
}

enum options_result options_parse(struct options *options, int argc, char *argv[])
{
	static const struct option long_options[] = {
		{ "socket", required_argument, NULL, 's' },
		{ "size", required_argument, NULL, 'w' },
		{ "screenshot", required_argument, NULL, 'p' },
		{ "device-path", required_argument, NULL, 'i' },
		{ "trace", required_argument, NULL, 't' },
		{ "device", required_argument, NULL, 'd' },
		{ "clients", required_argument, NULL, 'c' },
		{ "help", no_argument, NULL, 'h' },
		{ 0 },
	};
	bool good = true;
	int option;

	*options = (struct options){ .socket = "tactus-0", .width = 800, .height = 480, .clients = 1 };
	while (good && (option = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (option) {
		case 's':
			options->socket = optarg;
			break;
		case 'w':
			good = parse_size(optarg, &options->width, &options->height);
			break;
		case 'p':
			options->screenshot = optarg;
			break;
		case 'i':
			options->device_path = optarg;
			break;
		case 't':
			options->trace = optarg;
			break;
		case 'd':
			options->device = optarg;
			break;
		case 'c':
			good = parse_count(optarg, &options->clients);
			break;
		case 'h':
			print_usage(stdout);
			return OPTIONS_HELP_SHOWN;
		default:
			good = false;
		}
	}
	if (!good || optind != argc) {
		print_usage(stderr);
		return OPTIONS_WRONG;
	}
	return check(options);
}
