/* SPDX-License-Identifier: MIT */
/*
 * The wlroots example with touchscreens that a script plays: the same objects behind another main. The script's
 * lines come from a FIFO while it runs:
 *
 *   wlroots-compositor FIFO [OPTION OF THE EXAMPLE...]
 */
#define _POSIX_C_SOURCE 200809L
#include "options.h"
#include "script.h"
#include "server.h"

#include <stdio.h>
#include <stdlib.h>
#include <wlr/util/log.h>

int main(int argc, char *argv[])
{
	struct options options;
	struct server server;
	struct script script;
	bool good;

	if (argc < 2 || options_parse(&options, argc - 1, argv + 1) != OPTIONS_RUN) {
		fprintf(stderr, "usage: wlroots-compositor FIFO [OPTION...]\n");
		return EXIT_FAILURE;
	}
	setenv("WLR_BACKENDS", "headless", true);
	setenv("WLR_RENDERER", "pixman", true);
	wlr_log_init(WLR_DEBUG, NULL);
	good = server_init(&server, &options) && server_start(&server) && script_open(&script, &server, argv[1]);
	if (good) {
		server_run(&server);
		script_close(&script);
	}
	server_finish(&server);
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
