/* SPDX-License-Identifier: MIT */
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <tactus-gestures.h>
#include <unistd.h>

extern char **environ;

/* execvpe() puts the path, and the words of a script without an interpreter, on the stack. */
#define STACK_SIZE (64 * 1024)

/* Orders for a new process, which has the memory of the host. */
struct start {
	char *const *words;
	char *const *environment;
	/* End of the stack of a command that another process starts. */
	char *stack_of_command;
};

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

/* Becomes the command. Changes nothing of the host's memory but errno. */
static int become_command(void *data)
{
	const struct start *start = data;
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
	execvpe(start->words[0], start->words, start->environment);
	_exit(errno == ENOENT ? 127 : 126);
}

/*
 * Starts a process that shares the host's memory until it becomes a program or ends, and waits for that: fork() would
 * copy the page tables of a compositor, and have it copy each page that it then writes to, while fingers move. It is
 * what posix_spawn() does, which starts no command by way of another process.
 */
static pid_t start_sharing(int (*run)(void *), char *stack_end, struct start *start)
{
	return clone(run, stack_end, CLONE_VM | CLONE_VFORK | SIGCHLD, start);
}

/* Ends with 0, or with the error for which there is no command. */
static int step_between(void *data)
{
	struct start *start = data;
	pid_t pid = start_sharing(become_command, start->stack_of_command, start);

	_exit(pid > 0 ? 0 : errno);
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

static pid_t spawn(char *const *words, char *const *environment, bool has_step_between)
{
	static char *const nothing[] = { NULL };
	char **merged = merge(environment ? environment : nothing);
	struct start start = { .words = words, .environment = merged };
	size_t count = 0, size;
	sigset_t all_signals, signals;
	pid_t pid = -1;
	char *stacks;
	int error;

	if (!merged)
		return -1;
	while (words[count])
		count++;
	size = STACK_SIZE + (count * sizeof(*words) + 4095) / 4096 * 4096;
	stacks = mmap(NULL, 2 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
	if (stacks != MAP_FAILED) {
		start.stack_of_command = stacks + 2 * size;
		/* A handler of the host's must not run in the new process, which has the host's memory. */
		sigfillset(&all_signals);
		sigprocmask(SIG_BLOCK, &all_signals, &signals);
		pid = start_sharing(has_step_between ? step_between : become_command, stacks + size, &start);
		error = errno;
		sigprocmask(SIG_SETMASK, &signals, NULL);
		munmap(stacks, 2 * size);
		errno = error;
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
