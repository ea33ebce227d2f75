/* SPDX-License-Identifier: MIT */
#include "options.h"

#include "log.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static void print_usage(FILE *stream)
{
	static const char text[] =
		"usage: compositor [OPTION...]\n"
		"  --socket NAME         name of the Wayland socket, tactus-0 unless given\n"
		"  --output WxH+X+Y      an output and its place; one of 800x480 unless given,\n"
		"                        several if given several times; +X+Y may be left out\n"
		"  --size WxH            the same as --output WxH\n"
		"  --screenshot FILE     writes what the outputs show at the end, as PNG\n"
		"  --device-path PATH    reads this touchscreen only, such as /dev/input/event5\n"
		"  --trace FILE          plays an evemu recording instead, then quits\n"
		"  --device FILE         evemu description of the device behind the trace,\n"
		"                        the one that lies beside it unless given\n"
		"  --host-time           plays the trace at its own speed, not as fast as it can\n"
		"  --clients N           windows to wait for before the trace starts, 1 unless given\n"
		"  --record FILE         writes all that the gestures are told, to be played again\n"
		"  --flight-recorder FILE\n"
		"                        writes the last minute of it at SIGUSR1\n"
		"  --explain             says of every gesture why it failed, was cancelled or waits, also\n"
		"                        far from it, and why a client's touches are withheld or cancelled\n"
		"  --show-touches        draws the fingers over the picture, and what came of them\n"
		"  --inhibit APP_ID      no gestures but edge swipes on this client's windows\n"
		"  --right-click APP_ID  a long press is a right click for this client\n"
		"  --no-resampling       delivers each input frame at once\n"
		"  --hold-duration MS    a finger counts once it has been held for so long\n"
		"  --ignore-repeat MS    a finger that lands sooner after another one's lift is ignored\n"
		"  --tap-assistance MS[,final]\n"
		"                        a finger that lifts in this time taps where it landed, or lifted\n";

	fputs(text, stream);
}

static bool parse_output(const char *text, struct options *options)
{
	struct output_place place = { 0 };
	char rest;
	int fields = sscanf(text, "%5dx%5d%6d%6d%c", &place.width, &place.height, &place.x, &place.y, &rest);

	if ((fields != 2 && fields != 4) || place.width <= 0 || place.height <= 0)
		return false;
	if (fields == 2 && strchr(text, '+'))
		return false;
	if (options->output_count == MAXIMUM_OUTPUTS) {
		log_error("no more than %d outputs", MAXIMUM_OUTPUTS);
		return false;
	}
	options->outputs[options->output_count++] = place;
	return true;
}

static bool parse_milliseconds(const char *text, uint64_t *time_us)
{
	unsigned int time_ms;
	char rest;

	if (sscanf(text, "%5u%c", &time_ms, &rest) != 1 || text[0] == '-')
		return false;
	*time_us = (uint64_t)time_ms * 1000;
	return true;
}

static bool parse_tap_assistance(const char *text, struct tactus_touch_accommodations *accommodations)
{
	char duration[8];
	const char *comma = strchr(text, ',');
	size_t length = comma ? (size_t)(comma - text) : strlen(text);

	if (length >= sizeof(duration) || (comma && strcmp(comma, ",final") != 0 && strcmp(comma, ",initial") != 0))
		return false;
	memcpy(duration, text, length);
	duration[length] = '\0';
	if (comma && comma[1] == 'f')
		accommodations->tap_place = TACTUS_TAP_PLACE_FINAL;
	return parse_milliseconds(duration, &accommodations->tap_assistance_us);
}

static bool parse_count(const char *text, int *count)
{
	char rest;

	return sscanf(text, "%5d%c", count, &rest) == 1 && *count >= 0;
}

/* Returns the rule of a client, which several options may set. */
static struct client_rule *rule_for(struct options *options, const char *app_id)
{
	for (size_t i = 0; i < options->rule_count; i++) {
		if (strcmp(options->rules[i].app_id, app_id) == 0)
			return &options->rules[i];
	}
	if (options->rule_count == MAXIMUM_RULES) {
		log_error("no more than %d clients with rules of their own", MAXIMUM_RULES);
		return NULL;
	}
	options->rules[options->rule_count] = (struct client_rule){ .app_id = app_id };
	return &options->rules[options->rule_count++];
}

static bool add_rule(struct options *options, char option, const char *app_id)
{
	struct client_rule *rule = rule_for(options, app_id);

	if (!rule)
		return false;
	if (option == 'n')
		rule->inhibits_gestures = true;
	else
		rule->long_press_clicks = true;
	return true;
}

static enum options_result check(struct options *options)
{
	if (options->output_count == 0)
		parse_output("800x480", options);
	if (options->device && !options->trace)
		log_error("--device is for --trace; a live device is --device-path");
	else if (options->host_time && !options->trace)
		log_error("--host-time is for --trace");
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
		{ "output", required_argument, NULL, 'o' },
		{ "size", required_argument, NULL, 'o' },
		{ "screenshot", required_argument, NULL, 'p' },
		{ "device-path", required_argument, NULL, 'i' },
		{ "trace", required_argument, NULL, 't' },
		{ "device", required_argument, NULL, 'd' },
		{ "host-time", no_argument, NULL, 'W' },
		{ "clients", required_argument, NULL, 'c' },
		{ "record", required_argument, NULL, 'w' },
		{ "flight-recorder", required_argument, NULL, 'f' },
		{ "explain", no_argument, NULL, 'e' },
		{ "show-touches", no_argument, NULL, 'm' },
		{ "inhibit", required_argument, NULL, 'n' },
		{ "right-click", required_argument, NULL, 'r' },
		{ "no-resampling", no_argument, NULL, 'R' },
		{ "hold-duration", required_argument, NULL, 'H' },
		{ "ignore-repeat", required_argument, NULL, 'I' },
		{ "tap-assistance", required_argument, NULL, 'T' },
		{ "help", no_argument, NULL, 'h' },
		{ 0 },
	};
	bool good = true;
	int option;

	*options = (struct options){
		.socket = "tactus-0",
		.clients = 1,
		.accommodations = TACTUS_TOUCH_ACCOMMODATIONS_INIT,
	};
	while (good && (option = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (option) {
		case 's':
			options->socket = optarg;
			break;
		case 'o':
			good = parse_output(optarg, options);
			break;
		case 'p':
			options->screenshot = optarg;
			break;
		case 'w':
			options->record = optarg;
			break;
		case 'f':
			options->flight_recorder = optarg;
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
		case 'W':
			options->host_time = true;
			break;
		case 'c':
			good = parse_count(optarg, &options->clients);
			break;
		case 'e':
			options->explain = true;
			break;
		case 'm':
			options->show_touches = true;
			break;
		case 'n':
		case 'r':
			good = add_rule(options, (char)option, optarg);
			break;
		case 'R':
			options->delivers_at_once = true;
			break;
		case 'H':
			good = parse_milliseconds(optarg, &options->accommodations.hold_duration_us);
			break;
		case 'I':
			good = parse_milliseconds(optarg, &options->accommodations.ignore_repeat_us);
			break;
		case 'T':
			good = parse_tap_assistance(optarg, &options->accommodations);
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
