/* SPDX-License-Identifier: MIT */
#include "command.h"

#include "plugin.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <weston.h>

struct running_command {
	struct wl_list link; /* plugin.commands */
	struct weston_process process;
	char *name;
};

/*
 * Whatever other modules opened without close-on-exec stays here: the seat's devices and the display are no
 * business of a command.
 */
static void close_files_from(int first)
{
	int fd, end;

#ifdef SYS_close_range
	if (syscall(SYS_close_range, (unsigned)first, ~0u, 0u) == 0)
		return;
#endif
	end = (int)sysconf(_SC_OPEN_MAX);
	for (fd = first; fd < end; fd++)
		close(fd);
}

/* In the child: only what is safe between fork and exec. */
static void become_command(char **words)
{
	sigset_t no_signals;
	int number, null;

	setsid();
	/* Signals that Weston blocks or ignores would stay so. */
	for (number = 1; number < NSIG; number++)
		signal(number, SIG_DFL);
	sigemptyset(&no_signals);
	sigprocmask(SIG_SETMASK, &no_signals, NULL);
	null = open("/dev/null", O_RDONLY);
	if (null >= 0)
		dup2(null, STDIN_FILENO);
	close_files_from(STDERR_FILENO + 1);
	execvp(words[0], words);
	_exit(errno == ENOENT ? 127 : 126);
}

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

	if (WIFSIGNALED(status))
		weston_log("tactus: %s: its command was ended by signal %d\n", command->name, WTERMSIG(status));
	else if (WEXITSTATUS(status) == 127)
		weston_log("tactus: %s: its command was not found\n", command->name);
	else if (WEXITSTATUS(status) != 0)
		weston_log("tactus: %s: its command ended with status %d\n", command->name, WEXITSTATUS(status));
	free_command(command);
}

void command_run(struct plugin *plugin, const struct gesture_configuration *gesture)
{
	struct running_command *command = calloc(1, sizeof(*command));
	pid_t pid;

	if (command)
		command->name = strdup(gesture->name);
	if (!command || !command->name) {
		weston_log("tactus: %s: no memory\n", gesture->name);
		free(command);
		return;
	}
	wl_list_insert(&plugin->commands, &command->link);
	pid = fork();
	if (pid == 0)
		become_command(gesture->command);
	if (pid < 0) {
		weston_log("tactus: %s: no process: %s\n", gesture->name, strerror(errno));
		free_command(command);
		return;
	}
	weston_log("tactus: %s: runs %s\n", gesture->name, gesture->command[0]);
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

static bool is_program(const char *folder, size_t length, const char *name)
{
	char *path = malloc(length + strlen(name) + 2);
	bool found;

	if (!path)
		return true; /* not to be said of the program */
	memcpy(path, folder, length);
	path[length] = '/';
	strcpy(path + length + 1, name);
	found = access(path, X_OK) == 0;
	free(path);
	return found;
}

static bool is_in_path(const char *name)
{
	const char *path = getenv("PATH");
	size_t length;

	if (!path)
		path = "/usr/bin:/bin";
	for (;;) {
		length = strcspn(path, ":");
		/* An empty one means the working directory. */
		if (length == 0 ? is_program(".", 1, name) : is_program(path, length, name))
			return true;
		path += length;
		if (!*path++)
			return false;
	}
}

void commands_check(struct plugin *plugin)
{
	const struct gesture_configuration *gesture;
	const char *name;

	wl_list_for_each(gesture, &plugin->configuration.gestures, link) {
		name = gesture->command[0];
		if (strchr(name, '/') ? access(name, X_OK) != 0 : !is_in_path(name))
			weston_log("tactus: weston.ini:%u: [tactus-gesture] command=%s: there is no such program yet\n",
				gesture->line, name);
	}
}
