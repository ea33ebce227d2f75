/* SPDX-License-Identifier: MIT */
/* Running commands of gestures: logs a line when one fails. */
#ifndef HOST_COMMANDS_H
#define HOST_COMMANDS_H

#include <sys/types.h>
#include <wayland-server-core.h>

struct command_watch {
	struct wl_event_loop *loop;
	/* Receives a line for the user, without a line end. */
	void (*log)(const char *line, void *data);
	void *data;
	struct wl_list commands; /* running_command.link */
};

void command_watch_init(struct command_watch *watch, struct wl_event_loop *loop,
	void (*log)(const char *line, void *data), void *data);
/* Reaps the process when it ends, or lets the host do it, and logs a failure. */
void command_watch_add(struct command_watch *watch, pid_t pid, const char *name);
/* Stops watching. Commands that still run go on. */
void command_watch_finish(struct command_watch *watch);

#endif
