/* SPDX-License-Identifier: MIT */
#include "command.h"

#include "environment.h"
#include "gesture.h"
#include "host-calls.h"
#include "process.h"
#include "set.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>

/*
 * The intermediate process ends at once, so that init or a subreaper reaps the command. Returns -1 with errno also if
 * that process could not start the command.
 */
static pid_t spawn_orphan(char *const *words, char *const *environment)
{
	pid_t pid = gestures_spawn_between(words, environment), reaped;
	int status = 0;

	if (pid < 0)
		return pid;
	do {
		reaped = waitpid(pid, &status, 0);
	} while (reaped < 0 && errno == EINTR);
	/* A host that ignores SIGCHLD has no status. */
	if (reaped != pid || !WIFEXITED(status) || WEXITSTATUS(status) == 0)
		return pid;
	errno = WEXITSTATUS(status);
	return -1;
}

static void run(const struct gesture *gesture, char *const *words, char *const *environment, uint64_t time_us,
	bool is_first_phase)
{
	const struct tactus_gestures *gestures = gesture->gestures;
	const char *name = gesture->configuration->name;
	struct tactus_gestures_command command = {
		.size = sizeof(command),
		.name = name,
		.words = words,
		.environment = environment,
		.time_us = time_us,
	};
	pid_t pid;

	if (host_call_run(gestures, &command))
		return;
	pid = gestures->host.watch ? tactus_gestures_spawn(words, environment) : spawn_orphan(words, environment);
	if (pid < 0) {
		gestures_log(gestures, "%s: no process: %s", name, strerror(errno));
		return;
	}
	/* Later phases of a moving finger would fill the log. */
	if (is_first_phase)
		gestures_log(gestures, "%s: runs %s", name, words[0]);
	host_call_watch(gestures, pid, name);
}

void commands_run(
	const struct gesture *gesture, const struct command_list *list, const struct tactus_gestures_event *event)
{
	struct environment environment;
	size_t index;

	if (list->count == 0)
		return;
	environment_fill(&environment, gesture, event);
	for (index = 0; index < list->count; index++)
		run(gesture, list->words[index], environment.variables, event->time_us,
			event->phase != TACTUS_GESTURES_PHASE_CHANGED);
}
