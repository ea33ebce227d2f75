/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "person-rights.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define PROGRAM "/proc/self/exe"
#define MOST_GROUPS 256
#define MOST_ARGUMENTS 32

struct start {
	char *arguments[MOST_ARGUMENTS + 2];
	char texts[8][PERSON_TEXT_SIZE + 32];
	char *environment[9];
	gid_t groups[MOST_GROUPS];
	int group_count;
};

static void add_variable(struct start *start, size_t *count, const char *name, const char *value)
{
	snprintf(start->texts[*count], sizeof(start->texts[0]), "%s=%s", name, value);
	start->environment[*count] = start->texts[*count];
	start->environment[++*count] = NULL;
}

/* The runtime folder is the caller's if it is the person's: there may be no logind that makes one. */
static void add_runtime_folder(struct start *start, size_t *count, const struct person *person)
{
	const char *own = getenv("XDG_RUNTIME_DIR");
	char folder[64];
	struct stat status;

	snprintf(folder, sizeof(folder), "/run/user/%u", (unsigned)person->uid);
	if (own && lstat(own, &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == person->uid)
		add_variable(start, count, "XDG_RUNTIME_DIR", own);
	else
		add_variable(start, count, "XDG_RUNTIME_DIR", folder);
}

static bool prepare(struct start *start, const struct person *person, char *const *arguments)
{
	size_t count = 0, index;

	start->arguments[0] = "tactusd";
	for (index = 0; arguments[index]; index++) {
		if (index == MOST_ARGUMENTS) {
			errno = E2BIG;
			return false;
		}
		start->arguments[index + 1] = arguments[index];
	}
	start->arguments[index + 1] = NULL;
	add_variable(start, &count, "PATH", "/usr/local/bin:/usr/bin:/bin");
	add_variable(start, &count, "USER", person->name);
	add_variable(start, &count, "LOGNAME", person->name);
	add_variable(start, &count, "HOME", person->home);
	add_variable(start, &count, "SHELL", *person->shell ? person->shell : "/bin/sh");
	add_runtime_folder(start, &count, person);
	if (getenv("JOURNAL_STREAM"))
		add_variable(start, &count, "JOURNAL_STREAM", getenv("JOURNAL_STREAM"));
	start->group_count = MOST_GROUPS;
	if (getgrouplist(person->name, person->gid, start->groups, &start->group_count) < 0) {
		errno = E2BIG;
		return false;
	}
	return true;
}

/* Gives root's rights up for good. */
static bool become(const struct start *start, const struct person *person)
{
	if (geteuid() != 0)
		return getuid() == person->uid;
	if (person->uid == 0 || setgroups((size_t)start->group_count, start->groups) != 0 ||
		setresgid(person->gid, person->gid, person->gid) != 0 ||
		setresuid(person->uid, person->uid, person->uid) != 0)
		return false;
	return setuid(0) != 0 && setgid(0) != 0;
}

/* Runs in the child: an error ends it with a status that no part of the daemon has otherwise. */
static void run(const struct start *start, const struct person *person, int connection)
{
	int number, null = open("/dev/null", O_RDONLY);
	sigset_t none;

	setsid();
	for (number = 1; number < NSIG; number++)
		signal(number, SIG_DFL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (null >= 0)
		dup2(null, STDIN_FILENO);
	if (connection != PERSON_CONNECTION && dup2(connection, PERSON_CONNECTION) < 0)
		_exit(126);
	if (connection == PERSON_CONNECTION && fcntl(connection, F_SETFD, 0) != 0)
		_exit(126);
	if (syscall(SYS_close_range, (unsigned)PERSON_CONNECTION + 1, ~0u, 0u) != 0) {
		for (number = PERSON_CONNECTION + 1; number < 1024; number++)
			close(number);
	}
	if (!become(start, person))
		_exit(126);
	execve(PROGRAM, start->arguments, start->environment);
	_exit(127);
}

pid_t person_start(const struct person *person, int connection, char *const *arguments)
{
	struct start *start = calloc(1, sizeof(*start));
	pid_t process = -1;
	int error;

	if (start && prepare(start, person, arguments)) {
		process = fork();
		if (process == 0)
			run(start, person, connection);
	}
	error = errno;
	free(start);
	errno = error;
	return process;
}
