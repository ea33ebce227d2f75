/* SPDX-License-Identifier: MIT */
/* Commands that really run. */
#include "fixture.h"
#include "suites.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t watched;

/* Whether processes that the test has started have no more children. */
static bool is_barren;
static pid_t test;

/* Stands in front of libc's. */
int clone(int (*run)(void *), void *stack, int flags, void *data, ...)
{
	static int (*next)(int (*)(void *), void *, int, void *, ...);

	if (is_barren && getpid() != test) {
		errno = EAGAIN;
		return -1;
	}
	if (!next)
		*(void **)&next = dlsym(RTLD_NEXT, "clone");
	return next(run, stack, flags, data);
}

static void handle_watch(pid_t pid, const char *name, void *data)
{
	(void)name;
	(void)data;
	watched = pid;
}

static void run_tap(struct fixture *fixture, const char *command)
{
	char text[256];

	fixture->host.run = NULL;
	fixture->host.log = NULL;
	fixture_use_host(fixture);
	snprintf(text, sizeof(text), "[tactus-gesture]\ntype=tap\nname=it\ncommand=%s\n", command);
	fixture_load(fixture, text);
	finger_tap(fixture, 1000, 400, 300);
}

static void check_watched(void)
{
	struct fixture fixture;
	char buffer[64];
	int status = 0;

	fixture_create(&fixture);
	fixture.host.watch = handle_watch;
	run_tap(&fixture, "sh -c '[ \"$TACTUS_GESTURE $TACTUS_PHASE $TACTUS_X_PERCENT\" = \"it ended 50\" ] && "
			  "exit 3'");
	CHECK(watched > 0 && waitpid(watched, &status, 0) == watched);
	check_text(tactus_gestures_describe_exit(status, buffer, sizeof(buffer)), "its command ended with status 3");
	fixture_destroy(&fixture);
}

/* The host's own descriptors need not be close-on-exec; those of the library are. */
static void check_descriptors(void)
{
	struct fixture fixture;
	char command[160];
	bool is_open[64];
	int status = -1, inherited = open("/dev/null", O_RDONLY);

	for (int fd = 0; fd < 64; fd++)
		is_open[fd] = fcntl(fd, F_GETFD) >= 0;
	fixture_create(&fixture);
	fixture.host.watch = handle_watch;
	snprintf(command, sizeof(command), "sh -c '[ -e /proc/$$/fd/2 ] && ! [ -e /proc/$$/fd/%d ]'", inherited);
	run_tap(&fixture, command);
	CHECK(watched > 0 && waitpid(watched, &status, 0) == watched);
	CHECK(status == 0);
	for (int fd = 0; fd < 64; fd++) {
		int flags = fcntl(fd, F_GETFD);
		char path[32], target[128] = "";

		snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
		if (is_open[fd] || flags < 0 || (flags & FD_CLOEXEC))
			continue;
		if (readlink(path, target, sizeof(target) - 1) > 0)
			check_failed("descriptor %d, %s, is not close-on-exec", fd, target);
	}
	fixture_destroy(&fixture);
	close(inherited);
}

static void check_orphan(void)
{
	struct fixture fixture;
	struct pollfd file = { inotify_init1(IN_CLOEXEC), POLLIN, 0 };
	char command[160], path[96];

	fixture_create(&fixture);
	snprintf(path, sizeof(path), "%s/made", fixture.folder);
	snprintf(command, sizeof(command), "touch %s", path);
	inotify_add_watch(file.fd, fixture.folder, IN_CREATE);
	run_tap(&fixture, command);
	/* Whoever it is an orphan of reaps it. */
	CHECK(waitpid(-1, NULL, WNOHANG) < 0);
	CHECK(poll(&file, 1, 60000) == 1);
	close(file.fd);
	unlink(path);
	fixture_destroy(&fixture);
}

static void check_no_second_process(void)
{
	struct fixture fixture;

	test = getpid();
	is_barren = true;
	fixture_create(&fixture);
	fixture.host.run = NULL;
	fixture_use_host(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=tap\nname=it\ncommand=true\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("it: no process: Resource temporarily unavailable\n");
	is_barren = false;
	finger_tap(&fixture, 3000, 400, 300);
	check_notes("it: runs true\n");
	fixture_destroy(&fixture);
}

/* After a fork() each page of the host's that is written to would be a fault, while fingers move. */
static void check_pages(void)
{
	enum {
		PAGES = 2000,
		PAGE_SIZE = 4096
	};
	volatile char *memory = malloc(PAGES * PAGE_SIZE);
	char *words[] = { "true", NULL };
	struct rusage before, after;
	size_t page;
	pid_t pid;

	for (page = 0; memory && page < PAGES; page++)
		memory[page * PAGE_SIZE] = 1;
	getrusage(RUSAGE_SELF, &before);
	pid = tactus_gestures_spawn(words, NULL);
	for (page = 0; memory && page < PAGES; page++)
		memory[page * PAGE_SIZE] = 2;
	getrusage(RUSAGE_SELF, &after);
	CHECK(pid > 0 && waitpid(pid, NULL, 0) == pid);
	if (getenv("LD_PRELOAD") && strstr(getenv("LD_PRELOAD"), "valgrind"))
		check_skip("valgrind forks also where memory is to be shared");
	else
		CHECK(memory && after.ru_minflt - before.ru_minflt < PAGES / 2);
	free((void *)memory);
}

static void check_missing(void)
{
	char *words[] = { "no-such-program", NULL };
	char buffer[64];
	int status = 0;
	pid_t pid = tactus_gestures_spawn(words, NULL);

	CHECK(pid > 0 && waitpid(pid, &status, 0) == pid);
	check_text(tactus_gestures_describe_exit(status, buffer, sizeof(buffer)), "its command was not found");
	words[0] = "true";
	pid = tactus_gestures_spawn(words, NULL);
	CHECK(pid > 0 && waitpid(pid, &status, 0) == pid);
	CHECK(!tactus_gestures_describe_exit(status, buffer, sizeof(buffer)));
}

void check_processes(void)
{
	check_run("a command has the gesture in its environment; the host hears how it ended", check_watched);
	check_run("a command gets no descriptor but the standard ones", check_descriptors);
	check_run("a command that nobody watches leaves no dead process", check_orphan);
	check_run("a process that cannot start the command is no command that runs", check_no_second_process);
	check_run("a command copies none of the host's pages", check_pages);
	check_run("a program that is not there", check_missing);
}
