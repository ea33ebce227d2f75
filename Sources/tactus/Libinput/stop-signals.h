/* SPDX-License-Identifier: MIT */
/* Ends a loop at SIGINT and SIGTERM. */
#ifndef TACTUS_STOP_SIGNALS_H
#define TACTUS_STOP_SIGNALS_H

#include <signal.h>

struct stop_signals {
	/* Becomes readable after a signal. */
	int descriptor;
	struct sigaction before_interrupt, before_termination;
};

/* Only one loop at a time may do so. */
void stop_signals_begin(struct stop_signals *stop);
void stop_signals_end(struct stop_signals *stop);

#endif
