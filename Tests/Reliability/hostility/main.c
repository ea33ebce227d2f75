/* SPDX-License-Identifier: MIT */
/*
 * What no host does, and what must not bring the library down if one does: the shipped library as it is, without
 * sanitizers, since this is how it would go down.
 *
 *   hostility [GESTURES]    how many are played to see that memory does not grow; 100 000
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
