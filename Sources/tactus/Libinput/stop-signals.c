/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "stop-signals.h"

#include <errno.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

/* A signalfd would miss a signal that another thread receives. */
static int stop_descriptor = -1;

static void handle_signal(int number)
{
	int error = errno;
	ssize_t written = write(stop_descriptor, &(uint64_t){ 1 }, sizeof(uint64_t));

	(void)number;
	(void)written;
	errno = error;
}

void stop_signals_begin(struct stop_signals *stop)
{
	struct sigaction action = { .sa_handler = handle_signal };

	stop->descriptor = stop_descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	sigaction(SIGINT, &action, &stop->before_interrupt);
	sigaction(SIGTERM, &action, &stop->before_termination);
}

void stop_signals_end(struct stop_signals *stop)
{
	sigaction(SIGINT, &stop->before_interrupt, NULL);
	sigaction(SIGTERM, &stop->before_termination, NULL);
	if (stop->descriptor >= 0)
		close(stop->descriptor);
	stop_descriptor = -1;
}
