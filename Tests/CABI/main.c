/* SPDX-License-Identifier: MIT */
/* The library as seen by a C program: through its header and the files that `make install` installed. */
#define _POSIX_C_SOURCE 200809L
#include "check.h"
#include "suites.h"

#include <unistd.h>

/* Limit for tests that hang, even under valgrind. */
#define TIMEOUT_S 240

int main(void)
{
	alarm(TIMEOUT_S);
#define RUN(name) check_##name();
	SUITES(RUN)
#undef RUN
	return check_summary();
}
