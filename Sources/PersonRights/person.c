/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "person-rights.h"

#include <errno.h>
#include <pwd.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>

/* Time that a prompt process may compute without a pause, in us: a large gesture file is read in less. */
#define LONGEST_RUN 500000

static bool copy(char *destination, const char *source)
{
	size_t length = source ? strlen(source) : 0;

	if (length >= PERSON_TEXT_SIZE)
		return false;
	memcpy(destination, source ? source : "", length);
	destination[length] = '\0';
	return true;
}

static bool fill(struct person *person, const struct passwd *entry)
{
	if (!entry)
		return false;
	memset(person, 0, sizeof(*person));
	person->uid = entry->pw_uid;
	person->gid = entry->pw_gid;
	return copy(person->name, entry->pw_name) && copy(person->home, entry->pw_dir) &&
		copy(person->shell, entry->pw_shell);
}

bool person_find(uid_t uid, struct person *person)
{
	return fill(person, getpwuid(uid));
}

bool person_find_by_name(const char *name, struct person *person)
{
	return fill(person, getpwnam(name));
}

/* The number of a process may be another one's by now. */
static bool is_of(uid_t uid, pid_t process)
{
	char path[32];
	struct stat status;

	snprintf(path, sizeof(path), "/proc/%d", (int)process);
	return stat(path, &status) == 0 && status.st_uid == uid;
}

void person_make_prompt(uid_t uid, pid_t process)
{
	const struct sched_param priority = { .sched_priority = 1 };
	const struct rlimit limit = { LONGEST_RUN, LONGEST_RUN };

	if (is_of(uid, process) && prlimit(process, RLIMIT_RTTIME, &limit, NULL) == 0)
		sched_setscheduler(process, SCHED_FIFO | SCHED_RESET_ON_FORK, &priority);
}

void person_make_ordinary(uid_t uid, pid_t process)
{
	const struct sched_param priority = { .sched_priority = 0 };

	if (is_of(uid, process))
		sched_setscheduler(process, SCHED_OTHER, &priority);
}

/* Without a limit as others have: the watchdog ends a process that holds devices and hangs. */
bool person_become_prompt(void)
{
	const struct sched_param priority = { .sched_priority = 1 };

	return sched_setscheduler(0, SCHED_FIFO | SCHED_RESET_ON_FORK, &priority) == 0;
}

bool person_is_prompt(void)
{
	return (sched_getscheduler(0) & ~SCHED_RESET_ON_FORK) == SCHED_FIFO;
}

void person_name_process(const char *name)
{
	prctl(PR_SET_NAME, name, 0, 0, 0);
}

bool person_find_peer(int connection, uid_t *uid, pid_t *process)
{
	struct ucred peer = { 0, 0, 0 };
	socklen_t size = sizeof(peer);

	if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0 || peer.pid <= 0)
		return false;
	*uid = peer.uid;
	*process = peer.pid;
	return true;
}

int person_accept(int descriptor)
{
	return accept4(descriptor, NULL, NULL, SOCK_CLOEXEC);
}
