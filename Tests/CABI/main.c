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
	check_versions();
	check_null_calls();
	check_lifecycle();
	check_gestures();
	check_transform();
	check_surfaces();
	check_surface_groups();
	check_removed_sources();
	check_bad_input();
	check_errno();
	check_timer();
	check_indirect();
	check_dump();
	check_struct_sizes();
	check_wrong_calls();
	check_unbalanced();
	return check_summary();
}
