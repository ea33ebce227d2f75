/* SPDX-License-Identifier: MIT */
/* libtactus-interactions: what toolkits build of gestures. */
#include "check.h"
#include "suites.h"

#include <unistd.h>

/* Whatever hangs, even under valgrind, hangs no longer than this. */
#define TIMEOUT_S 120

int main(void)
{
	alarm(TIMEOUT_S);
#define RUN(name) check_##name();
	SUITES(RUN)
#undef RUN
	return check_summary();
}
