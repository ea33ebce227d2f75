/* SPDX-License-Identifier: MIT */
/*
 * A small headless compositor that shows where Tactus sits: libinput feeds the engine, the engine
 * asks the shell's own recognizers, and what they leave goes to the clients as wl_touch events.
 *
 * Its own gestures are a pan with two fingers and a pan from the left edge. Everything it knows it
 * prints. The output exists in memory only and leaves as a PNG file.
 *
 * Limitations:
 *  - Touch is the only input; no pointer, no keyboard, no focus.
 *  - Windows stand in a row in the middle. They cannot be moved, resized or stacked by the user.
 *  - Popups are dismissed at once; there are no subsurfaces, no clipboard, no decorations.
 *  - Buffers are shown as they are: no scale, no transform. Only shm buffers.
 *  - One output, one seat.
 *  - Devices are opened as this user may open them: no session, no VT switching.
 *
 * Reading order: options.c, server.c, shell.c and gestures.c (the engine), input.c, client-stream.c
 * and seat.c (the way of a touch), surface.c, xdg-shell.c, xdg-surface.c, xdg-toplevel.c, window.c,
 * output.c and compose.c (the way of a picture), trace.c and client-sync.c (recordings).
 */
#include "compose.h"
#include "input.h"
#include "log.h"
#include "options.h"
#include "server.h"
#include "shell.h"
#include "trace.h"

#include <stdlib.h>

static void print_counters(const struct input *input, const struct seat *seat)
{
	const struct input_counters *fed = &input->fed;
	const struct seat_counters *sent = &seat->sent;

	log_line("compositor", "engine got %u downs, %u motions, %u ups, %u cancels, %u frames",
		fed->downs, fed->motions, fed->ups, fed->cancels, fed->frames);
	log_line("compositor", "clients got %u downs, %u motions, %u ups, %u cancels, %u frames",
		sent->downs, sent->motions, sent->ups, sent->cancels, sent->frames);
}

static bool run(struct server *server, const struct options *options)
{
	struct shell shell = { 0 };
	struct input input = { 0 };
	struct trace *trace = NULL;
	bool good;

	server->shell = &shell;
	good = shell_init(&shell, server);
	if (good && options->trace) {
		trace = trace_create(server, &input, options);
		good = trace;
	} else if (good) {
		good = input_init(&input, server, options->device_path) && input_start(&input) &&
			shell_start_clock(&shell, server->loop);
	}
	if (good) {
		server_run(server);
		if (options->screenshot)
			good = compose_screenshot(server, options->screenshot);
		print_counters(&input, &server->seat);
	}
	trace_destroy(trace);
	/* Clients first: their surfaces are views of the engine. */
	server_disconnect_clients(server);
	input_finish(&input);
	shell_finish(&shell);
	return good && !server->failed;
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
	good = server_init(&server, options.socket, options.width, options.height) &&
		run(&server, &options);
	server_finish(&server);
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
