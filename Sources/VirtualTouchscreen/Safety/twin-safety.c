/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "twin-safety.h"

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

static void handle_hang(int number)
{
	static const char text[] = "tactusd: the main loop hangs; all panels are let go\n";
	ssize_t written;

	(void)number;
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

	sigaltstack(&alternative, NULL);
	for (index = 0; index < sizeof(crashes) / sizeof(crashes[0]); index++)
		handle(crashes[index], handle_crash, (int)SA_RESETHAND);
	memset(&event, 0, sizeof(event));
	event.sigev_notify = SIGEV_SIGNAL;
	event.sigev_signo = SIGALRM;
	return handle(SIGALRM, handle_hang, 0) && timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
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

static void set(uint64_t time_us)
{
	struct itimerspec when = { { 0, 0 }, { (time_t)(time_us / 1000000), (long)(time_us % 1000000) * 1000 } };

	timer_settime(timer, 0, &when, NULL);
}

void twin_safety_enter(uint64_t limit_us)
{
	set(limit_us);
}

void twin_safety_leave(void)
{
	set(0);
}
