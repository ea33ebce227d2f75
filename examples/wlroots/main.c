/* SPDX-License-Identifier: MIT */
/* A small compositor on wlroots, whose touches go through Tactus. README.md says how to run it. */
#define _POSIX_C_SOURCE 200809L
#include "options.h"
#include "server.h"

#include <stdlib.h>
#include <unistd.h>
#include <wlr/util/log.h>

static void run_startup_command(const char *command)
{
	if (!command || fork() != 0)
		return;
	execl("/bin/sh", "/bin/sh", "-c", command, (char *)NULL);
	_exit(127);
}

int main(int argc, char *argv[])
{
	struct options options;
	struct server server;
	bool good;

	switch (options_parse(&options, argc, argv)) {
	case OPTIONS_HELP_SHOWN:
		return EXIT_SUCCESS;
	case OPTIONS_WRONG:
		return EXIT_FAILURE;
	case OPTIONS_RUN:
		break;
	}
	wlr_log_init(WLR_INFO, NULL);
	good = server_init(&server, &options) && server_start(&server);
	if (good) {
		run_startup_command(options.startup);
		server_run(&server);
	}
	server_finish(&server);
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
