/* SPDX-License-Identifier: MIT */
/*
 * A headless compositor that shows where Tactus sits: libinput feeds the engine, the engine asks the
 * shell's own recognizers, and what these leave goes to the clients as wl_touch events. Everything it
 * knows it prints. The outputs exist in memory only and leave as a PNG file.
 *
 * README.md says what there is, in which order to read it, and what is missing.
 */
#include "devices/input.h"
#include "options.h"
#include "picture/compose.h"
#include "picture/touch-marks.h"
#include "playback/trace.h"
#include "server.h"

#include <stdlib.h>

static bool play_trace(struct server *server, struct input *input)
{
	struct trace *trace = trace_create(server, input, server->options);

	if (trace)
		server_run(server);
	trace_destroy(trace);
	return trace;
}

static bool run_live(struct server *server, struct input *input)
{
	if (!input_init(input, server, server->options->device_path) || !input_start(input) ||
		!shell_start_clock(&server->shell))
		return false;
	server_run(server);
	return true;
}

static bool run(struct server *server)
{
	const struct options *options = server->options;
	struct input input = { 0 };
	bool good = options->trace ? play_trace(server, &input) : run_live(server, &input);

	if (good && options->screenshot)
		good = compose_screenshot(server, options->screenshot);
	if (good)
		input_report(&input);
	server_disconnect_clients(server);
	input_finish(&input);
	return good && !server->failed;
}

static bool show_touches(struct server *server)
{
	if (!server->options->show_touches)
		return true;
	server->touch_marks = touch_marks_create(server);
	return server->touch_marks;
}

int main(int argc, char *argv[])
{
	struct options options;
	struct server server;
	bool good;

	switch (options_parse(&options, argc, argv)) {
	case OPTIONS_RUN:
		break;
	case OPTIONS_HELP_SHOWN:
		return EXIT_SUCCESS;
	case OPTIONS_WRONG:
		return EXIT_FAILURE;
	}
	good = server_init(&server, &options) && show_touches(&server) && server_listen(&server) && run(&server);
	touch_marks_destroy(server.touch_marks);
	server_finish(&server);
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
