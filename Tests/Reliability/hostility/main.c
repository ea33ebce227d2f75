/* SPDX-License-Identifier: MIT */
/*
 * Input that no host sends and that must not end the process. Uses the shipped library without sanitizers.
 *
 * hostility [GESTURES]    number of gestures in the check of memory; default 100 000
 */
#define _DEFAULT_SOURCE
#include "host.h"
#include "../steady-memory.h"

#include <stdlib.h>
#include <unistd.h>

#define TIMEOUT_S 1200

unsigned many_gestures = 100000;

int main(int count, char *arguments[])
{
	steady_memory_start(arguments);
	if (count > 1)
		many_gestures = (unsigned)strtoul(arguments[1], NULL, 10);
	alarm(TIMEOUT_S);
	check_fingers();
	check_times();
	check_numbers();
	check_handlers();
	check_growth();
	check_trees();
	return check_summary();
}
