/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "twin-safety.h"

#include <errno.h>
#include <linux/input.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

/* EX_SOFTWARE of sysexits.h: internal software error. */
#define STATUS_HANGS 70

/* Descriptor + 1, or 0 if unused. Lock-free, because signal handlers read it. */
static atomic_int panels[TWIN_SAFETY_MOST_PANELS];
static timer_t timer;
/* Time in us after which the round in progress counts as a hang; 0 between rounds. */
static _Atomic uint64_t round_end;
/* Set while the timer will expire. It stays armed between rounds: most rounds find it so, and make no call. */
static atomic_bool is_armed;
/* Alternate stack: after a stack overflow a handler cannot run on the normal one. */
static char stack[16384];

static void let_go(void)
{
	size_t index;
	int fd;

	for (index = 0; index < TWIN_SAFETY_MOST_PANELS; index++) {
		fd = atomic_load(&panels[index]) - 1;
		if (fd >= 0)
			ioctl(fd, EVIOCGRAB, (void *)0);
	}
}

static uint64_t get_time(void)
{
	struct timespec now = { 0, 0 };

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static void set(uint64_t time_us)
{
	struct itimerspec when = { { 0, 0 }, { (time_t)(time_us / 1000000), (long)(time_us % 1000000) * 1000 } };

	timer_settime(timer, 0, &when, NULL);
}

/* The round for which the timer was armed is over, and perhaps a later one goes on. */
static bool is_in_time(void)
{
	uint64_t end = atomic_load(&round_end), now = get_time();

	if (!end)
		atomic_store(&is_armed, false);
	else if (now < end)
		set(end - now);
	return !end || now < end;
}

static void handle_hang(int number)
{
	static const char text[] = "tactusd: the main loop hangs; all panels are let go\n";
	int error = errno;
	ssize_t written;

	(void)number;
	if (is_in_time()) {
		errno = error;
		return;
	}
	let_go();
	written = write(STDERR_FILENO, text, sizeof(text) - 1);
	(void)written;
	_exit(STATUS_HANGS);
}

/* SA_RESETHAND has removed the handler, so raising the signal again has its default effect. */
static void handle_crash(int number)
{
	let_go();
	raise(number);
}

static bool handle(int number, void (*handler)(int), int flags)
{
	struct sigaction action;

	memset(&action, 0, sizeof(action));
	action.sa_handler = handler;
	action.sa_flags = flags | SA_ONSTACK;
	sigfillset(&action.sa_mask);
	return sigaction(number, &action, NULL) == 0;
}

bool twin_safety_begin(void)
{
	static const int crashes[] = { SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGABRT, SIGTRAP, SIGSYS };
	const stack_t alternative = { .ss_sp = stack, .ss_size = sizeof(stack) };
	struct sigevent event;
	size_t index;

	atomic_store(&round_end, 0);
	atomic_store(&is_armed, false);
	sigaltstack(&alternative, NULL);
	for (index = 0; index < sizeof(crashes) / sizeof(crashes[0]); index++)
		handle(crashes[index], handle_crash, (int)SA_RESETHAND);
	memset(&event, 0, sizeof(event));
	event.sigev_notify = SIGEV_SIGNAL;
	event.sigev_signo = SIGALRM;
	return handle(SIGALRM, handle_hang, SA_RESTART) && timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
}

bool twin_safety_add(int fd)
{
	size_t index;
	int nobody;

	for (index = 0; index < TWIN_SAFETY_MOST_PANELS; index++) {
		nobody = 0;
		if (atomic_compare_exchange_strong(&panels[index], &nobody, fd + 1))
			return true;
	}
	return false;
}

void twin_safety_remove(int fd)
{
	size_t index;
	int own;

	for (index = 0; index < TWIN_SAFETY_MOST_PANELS; index++) {
		own = fd + 1;
		atomic_compare_exchange_strong(&panels[index], &own, 0);
	}
}

void twin_safety_enter(uint64_t limit_us)
{
	atomic_store(&round_end, get_time() + limit_us);
	if (!atomic_exchange(&is_armed, true))
		set(limit_us);
}

void twin_safety_leave(void)
{
	atomic_store(&round_end, 0);
}
