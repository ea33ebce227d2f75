/* SPDX-License-Identifier: MIT */
#include "commands.h"

#include <tactus-gestures.h>

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

struct running_command {
	struct wl_list link; /* command_watch.commands */
	pid_t pid;
	struct wl_event_source *source;
	char *name;
};

static void complain(const struct command_watch *watch, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void complain(const struct command_watch *watch, const char *format, ...)
{
	char line[256];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	watch->log(line, watch->data);
}

static void free_command(struct running_command *command)
{
	if (command->source)
		wl_event_source_remove(command->source);
	wl_list_remove(&command->link);
	free(command->name);
	free(command);
}

static void reap(const struct command_watch *watch, struct running_command *command)
{
	char buffer[64];
	const char *complaint;
	int status;
	pid_t pid = waitpid(command->pid, &status, WNOHANG);

	if (pid == 0)
		return;
	complaint = pid > 0 ? tactus_gestures_describe_exit(status, buffer, sizeof(buffer)) : NULL;
	if (complaint)
		complain(watch, "%s: %s", command->name, complaint);
	free_command(command);
}

/*
 * A host may reap every child when it reads SIGCHLD, and tell nobody how those ended that it did not start. The kernel
 * wakes a pidfd before it sends the signal, so this comes first; all commands are looked at, since the signal may stand
 * for several. Only when another child of the host has ended just before, a command's end may go by unseen.
 */
static int handle_exit(int fd, uint32_t mask, void *data)
{
	struct command_watch *watch = data;
	struct running_command *command, *next;

	wl_list_for_each_safe(command, next, &watch->commands, link)
		reap(watch, command);
	return 0;
}

static bool follow(struct command_watch *watch, struct running_command *command)
{
	int fd = (int)syscall(SYS_pidfd_open, command->pid, 0u);

	if (fd < 0)
		return false;
	/* The loop has duplicated the descriptor. */
	command->source = wl_event_loop_add_fd(watch->loop, fd, WL_EVENT_READABLE, handle_exit, watch);
	close(fd);
	return command->source;
}

void command_watch_init(struct command_watch *watch, struct wl_event_loop *loop,
	void (*log)(const char *line, void *data), void *data)
{
	watch->loop = loop;
	watch->log = log;
	watch->data = data;
	wl_list_init(&watch->commands);
}

void command_watch_add(struct command_watch *watch, pid_t pid, const char *name)
{
	struct running_command *command = calloc(1, sizeof(*command));

	if (command)
		command->name = strdup(name);
	if (!command || !command->name) {
		complain(watch, "%s: no memory", name);
		free(command);
		return;
	}
	wl_list_insert(&watch->commands, &command->link);
	command->pid = pid;
	if (!follow(watch, command)) {
		complain(watch, "%s: how its command ends is not known: %s", name, strerror(errno));
		free_command(command);
		return;
	}
	/* A command that could not be started has ended before it was followed, and the host may read SIGCHLD first. */
	reap(watch, command);
}

void command_watch_finish(struct command_watch *watch)
{
	struct running_command *command, *next;

	wl_list_for_each_safe(command, next, &watch->commands, link)
		free_command(command);
}
