/* SPDX-License-Identifier: MIT */
/* The library as a C program sees it: through its header and what `make install` installed. */
#define _POSIX_C_SOURCE 200809L
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
