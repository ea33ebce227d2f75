/* SPDX-License-Identifier: MIT */
#include "command.h"

#include "plugin.h"

#include <stdlib.h>
#include <string.h>
#include <weston.h>

struct running_command {
	struct wl_list link; /* plugin.commands */
	struct weston_process process;
	char *name;
};

static void free_command(struct running_command *command)
{
	wl_list_remove(&command->link);
	free(command->name);
	free(command);
}

/* Weston has reaped it and taken it from its list. */
static void handle_exit(struct weston_process *process, int status)
{
	struct running_command *command = wl_container_of(process, command, process);
	char buffer[64];
	const char *complaint = gestures_describe_exit(status, buffer, sizeof(buffer));

	if (complaint)
		weston_log("tactus: %s: %s\n", command->name, complaint);
	free_command(command);
}

void command_watch(struct plugin *plugin, pid_t pid, const char *name)
{
	struct running_command *command = calloc(1, sizeof(*command));

	if (command)
		command->name = strdup(name);
	if (!command || !command->name) {
		/* Weston reaps it all the same, and tells that it did not know of it. */
		weston_log("tactus: %s: no memory\n", name);
		free(command);
		return;
	}
	wl_list_insert(&plugin->commands, &command->link);
	command->process.pid = pid;
	command->process.cleanup = handle_exit;
	wet_watch_process(plugin->compositor, &command->process);
}

void commands_forget(struct plugin *plugin)
{
	struct running_command *command, *next;

	wl_list_for_each_safe(command, next, &plugin->commands, link) {
		wl_list_remove(&command->process.link);
		free_command(command);
	}
}
