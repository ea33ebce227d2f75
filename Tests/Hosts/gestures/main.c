/* SPDX-License-Identifier: MIT */
/*
 * libtactus-gestures without a compositor: a host that writes down what it is told and asked to do.
 *
 *   gestures [N]     N: plays each Nth pair of gestures only, for slow machines
 */
#include "check.h"
#include "suites.h"

#include <stdlib.h>
#include <unistd.h>

/* Whatever hangs, even under valgrind, hangs no longer than this. */
#define TIMEOUT_S 480

int main(int count, char **arguments)
{
	if (count > 1)
		pairs_step = (size_t)atoi(arguments[1]);
	alarm(TIMEOUT_S);
#define RUN(name) check_##name();
	SUITES(RUN)
#undef RUN
	return check_summary();
}
