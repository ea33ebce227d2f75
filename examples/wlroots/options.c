/* SPDX-License-Identifier: MIT */
#include "options.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static void print_usage(FILE *stream)
{
	static const char text[] =
		"usage: wlroots-compositor [OPTION...]\n"
		"  --socket NAME            name of the Wayland socket; the first free one unless given\n"
		"  --startup COMMAND        runs it in a shell once clients can connect\n"
		"  --mouse-is-fingers       its left button is one finger, the middle one three beside each\n"
		"                           other, the side button two, the right one four that pinch\n"
		"  --gestures FILE          gestures beside the shell's own, as docs/gestures.md tells\n"
		"  --no-drawers             leaves the edges to such gestures, and to drawers of clients\n"
		"  --record FILE            writes all that the gestures are told, to be played again\n"
		"  --flight-recorder FILE   writes the last minute of it at SIGUSR1\n"
		"  --no-gestures APP_ID     this client's windows are a game's: the shell's gestures do\n"
		"                           not see their touches, but for the swipe from the bottom edge\n"
		"  --no-right-click APP_ID  this client knows long presses: it gets no right click for one\n"
		"The last two may be given several times.\n";

	fputs(text, stream);
}

static bool add_app_id(struct app_ids *app_ids, const char *app_id)
{
	if (app_ids->count == MAXIMUM_APP_IDS)
		return false;
	app_ids->list[app_ids->count++] = app_id;
	return true;
}

bool app_ids_contain(const struct app_ids *app_ids, const char *app_id)
{
	for (size_t i = 0; app_id && i < app_ids->count; i++) {
		if (strcmp(app_ids->list[i], app_id) == 0)
			return true;
	}
	return false;
}

enum options_result options_parse(struct options *options, int argc, char *argv[])
{
	static const struct option long_options[] = {
		{ "socket", required_argument, NULL, 's' },
		{ "startup", required_argument, NULL, 'c' },
		{ "mouse-is-fingers", no_argument, NULL, 'm' },
		{ "gestures", required_argument, NULL, 't' },
		{ "no-drawers", no_argument, NULL, 'd' },
		{ "record", required_argument, NULL, 'w' },
		{ "flight-recorder", required_argument, NULL, 'f' },
		{ "no-gestures", required_argument, NULL, 'g' },
		{ "no-right-click", required_argument, NULL, 'r' },
		{ "help", no_argument, NULL, 'h' },
		{ 0 },
	};
	bool good = true;
	int option;

	*options = (struct options){ 0 };
	while (good && (option = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (option) {
		case 's':
			options->socket = optarg;
			break;
		case 'c':
			options->startup = optarg;
			break;
		case 'm':
			options->mouse_is_fingers = true;
			break;
		case 't':
			options->gesture_file = optarg;
			break;
		case 'd':
			options->no_drawers = true;
			break;
		case 'w':
			options->record = optarg;
			break;
		case 'f':
			options->flight_recorder = optarg;
			break;
		case 'g':
			good = add_app_id(&options->without_gestures, optarg);
			break;
		case 'r':
			good = add_app_id(&options->without_right_click, optarg);
			break;
		case 'h':
			print_usage(stdout);
			return OPTIONS_HELP_SHOWN;
		default:
			good = false;
		}
	}
	if (good && optind == argc)
		return OPTIONS_RUN;
	print_usage(stderr);
	return OPTIONS_WRONG;
}
