/* SPDX-License-Identifier: MIT */
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <tactus-gestures.h>
#include <unistd.h>

extern char **environ;

/* Closes files that the host opened without close-on-exec: a command must not get the seat's devices or the display. */
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

/* Runs in the child, where only async-signal-safe functions are allowed. */
static void become_command(char *const *words, char *const *environment)
{
	sigset_t no_signals;
	int number, null;

	setsid();
	/* Signals that the host blocks or ignores would stay blocked or ignored. */
	for (number = 1; number < NSIG; number++)
		signal(number, SIG_DFL);
	sigemptyset(&no_signals);
	sigprocmask(SIG_SETMASK, &no_signals, NULL);
	null = open("/dev/null", O_RDONLY);
	if (null >= 0)
		dup2(null, STDIN_FILENO);
	close_files_from(STDERR_FILENO + 1);
	execvpe(words[0], words, environment);
	_exit(errno == ENOENT ? 127 : 126);
}

/* Returns whether a variable is replaced by an added one. */
static bool is_replaced(const char *variable, char *const *added)
{
	size_t length = strcspn(variable, "=");

	for (; *added; added++) {
		if (strncmp(variable, *added, length) == 0 && (*added)[length] == '=')
			return true;
	}
	return false;
}

/* Returns the host's variables and the added ones, or NULL if out of memory. */
static char **merge(char *const *added)
{
	size_t count = 0, index, total = 1;
	char **merged;

	for (index = 0; environ && environ[index]; index++)
		total++;
	for (index = 0; added[index]; index++)
		total++;
	merged = calloc(total, sizeof(*merged));
	if (!merged)
		return NULL;
	for (index = 0; environ && environ[index]; index++) {
		if (!is_replaced(environ[index], added))
			merged[count++] = environ[index];
	}
	for (index = 0; added[index]; index++)
		merged[count++] = added[index];
	return merged;
}

/* Returns in a child of the child, which ends with 0, or with the error for which there is none. */
static void step_between(void)
{
	pid_t pid = fork();

	if (pid != 0)
		_exit(pid > 0 ? 0 : errno);
}

static pid_t spawn(char *const *words, char *const *environment, bool has_step_between)
{
	static char *const nothing[] = { NULL };
	char **merged = merge(environment ? environment : nothing);
	int error;
	pid_t pid;

	if (!merged)
		return -1;
	pid = fork();
	if (pid == 0) {
		if (has_step_between)
			step_between();
		become_command(words, merged);
	}
	error = errno;
	free(merged);
	errno = error;
	return pid;
}

pid_t tactus_gestures_spawn(char *const *words, char *const *environment)
{
	if (!words || !words[0]) {
		errno = EINVAL;
		return -1;
	}
	return spawn(words, environment, false);
}

pid_t gestures_spawn_between(char *const *words, char *const *environment)
{
	return spawn(words, environment, true);
}

const char *tactus_gestures_describe_exit(int status, char *buffer, size_t size)
{
	if (!buffer || size == 0)
		return NULL;
	if (WIFSIGNALED(status))
		snprintf(buffer, size, "its command was ended by signal %d", WTERMSIG(status));
	else if (WEXITSTATUS(status) == 127)
		snprintf(buffer, size, "its command was not found");
	else if (WEXITSTATUS(status) != 0)
		snprintf(buffer, size, "its command ended with status %d", WEXITSTATUS(status));
	else
		return NULL;
	return buffer;
}
