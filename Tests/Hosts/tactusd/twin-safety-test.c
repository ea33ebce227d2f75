/* SPDX-License-Identifier: MIT */
/*
 * The watchdog of the process that holds the panels: how often its timer is armed, and which rounds it ends. This
 * program's own timer_settime() counts the calls. Prints a line for each check; the last one counts them.
 */
#define _GNU_SOURCE
#include "twin-safety.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Longer than any pause of a loaded machine, and never waited for. */
#define LONG_LIMIT 600000000
#define SHORT_LIMIT 20000
#define STATUS_HANGS 70

static int armed_count, passed, failed;

int timer_settime(timer_t timer, int flags, const struct itimerspec *when, struct itimerspec *before)
{
	int (*real)(timer_t, int, const struct itimerspec *, struct itimerspec *);

	*(void **)&real = dlsym(RTLD_NEXT, "timer_settime");
	armed_count++;
	return real(timer, flags, when, before);
}

static void check(const char *name, bool is_right, long got)
{
	if (is_right) {
		passed++;
		printf("ok %s\n", name);
	} else {
		failed++;
		printf("FAIL %s: got %ld\n", name, got);
	}
}

static void make_rounds(int count, uint64_t limit)
{
	int round;

	for (round = 0; round < count; round++) {
		twin_safety_enter(limit);
		twin_safety_leave();
	}
}

static uint64_t get_time(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* Waits for the timer's signal, which ends a call that waits. */
static bool wait_for_timer(void)
{
	const struct timespec patience = { 60, 0 };

	return nanosleep(&patience, NULL) != 0 && errno == EINTR;
}

static void test_idle(void)
{
	bool is_interrupted;

	make_rounds(3, SHORT_LIMIT);
	is_interrupted = wait_for_timer();
	check("a timer that expires between rounds ends nothing", is_interrupted, is_interrupted);
	check("and is not armed again", armed_count == 1, armed_count);
	make_rounds(1, SHORT_LIMIT);
	check("the next round arms it", armed_count == 2, armed_count);
	wait_for_timer();
}

static void test_arming(void)
{
	armed_count = 0;
	make_rounds(1000, LONG_LIMIT);
	check("a thousand rounds arm the timer once", armed_count == 1, armed_count);
}

/* Hangs in a second round, which begins a while after the timer was armed for the first one. */
static void hang(int report)
{
	const struct timespec pause = { 0, SHORT_LIMIT / 2 * 1000 };
	uint64_t start;

	make_rounds(1, SHORT_LIMIT);
	nanosleep(&pause, NULL);
	start = get_time();
	if (write(report, &start, sizeof(start)) != sizeof(start))
		return;
	twin_safety_enter(SHORT_LIMIT);
	while (true)
		get_time();
}

static void test_hang(void)
{
	int ends[2], status = 0;
	uint64_t start = 0, end;
	pid_t child;

	if (pipe(ends) != 0) {
		check("a pipe", false, errno);
		return;
	}
	fflush(stdout);
	child = fork();
	if (child == 0) {
		if (twin_safety_begin())
			hang(ends[1]);
		_exit(1);
	}
	waitpid(child, &status, 0);
	end = get_time();
	if (read(ends[0], &start, sizeof(start)) != sizeof(start))
		start = end;
	check("a round that hangs is ended", WIFEXITED(status) && WEXITSTATUS(status) == STATUS_HANGS, status);
	check("and not before its own time", end - start >= SHORT_LIMIT, (long)(end - start));
}

int main(void)
{
	if (!twin_safety_begin()) {
		perror("FAIL twin-safety-test");
		return 1;
	}
	test_idle();
	test_arming();
	test_hang();
	printf("%d passed, %d failed\n", passed, failed);
	return failed > 0;
}
