/* SPDX-License-Identifier: MIT */
/* plugins/gestures without a compositor: a host that writes down what it is told and asked to do. */
#include "check.h"
#include "suites.h"

#include <unistd.h>

/* Whatever hangs, even under valgrind, hangs no longer than this. */
#define TIMEOUT_S 240

int main(void)
{
	alarm(TIMEOUT_S);
#define RUN(name) check_##name();
	SUITES(RUN)
#undef RUN
	return check_summary();
}
