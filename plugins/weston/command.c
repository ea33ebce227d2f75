/* SPDX-License-Identifier: MIT */
#include "command.h"

#include "plugin.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

struct running_command {
	struct wl_list link; /* plugin.commands */
	pid_t pid;
	struct wl_event_source *source;
	char *name;
};

static void free_command(struct running_command *command)
{
	if (command->source)
		wl_event_source_remove(command->source);
	wl_list_remove(&command->link);
	free(command->name);
	free(command);
}

static void reap(struct running_command *command)
{
	char buffer[64];
	const char *complaint;
	int status;
	pid_t pid = waitpid(command->pid, &status, WNOHANG);

	if (pid == 0)
		return;
	complaint = pid > 0 ? gestures_describe_exit(status, buffer, sizeof(buffer)) : NULL;
	if (complaint)
		weston_log("tactus: %s: %s\n", command->name, complaint);
	free_command(command);
}

/*
 * Weston reaps every child when it reads SIGCHLD, and tells nobody how those ended that it did not start. The kernel
 * wakes a pidfd before it sends the signal, so this comes first; all commands are looked at, since the signal may stand
 * for several. Only when another child of Weston has ended just before, a command's end may go by unseen.
 */
static int handle_exit(int fd, uint32_t mask, void *data)
{
	struct plugin *plugin = data;
	struct running_command *command, *next;

	wl_list_for_each_safe(command, next, &plugin->commands, link)
		reap(command);
	return 0;
}

static bool watch(struct plugin *plugin, struct running_command *command)
{
	struct wl_event_loop *loop = wl_display_get_event_loop(plugin->compositor->wl_display);
	int fd = (int)syscall(SYS_pidfd_open, command->pid, 0u);

	if (fd < 0)
		return false;
	/* The loop has a copy. */
	command->source = wl_event_loop_add_fd(loop, fd, WL_EVENT_READABLE, handle_exit, plugin);
	close(fd);
	return command->source;
}

void command_watch(struct plugin *plugin, pid_t pid, const char *name)
{
	struct running_command *command = calloc(1, sizeof(*command));

	if (command)
		command->name = strdup(name);
	if (!command || !command->name) {
		weston_log("tactus: %s: no memory\n", name);
		free(command);
		return;
	}
	wl_list_insert(&plugin->commands, &command->link);
	command->pid = pid;
	if (!watch(plugin, command)) {
		weston_log("tactus: %s: how its command ends is not known: %s\n", name, strerror(errno));
		free_command(command);
	}
}

void commands_forget(struct plugin *plugin)
{
	struct running_command *command, *next;

	wl_list_for_each_safe(command, next, &plugin->commands, link)
		free_command(command);
}
