/* SPDX-License-Identifier: MIT */
/*
 * Do real clients hear legal wl_touch streams? Server and clients live in this process, at the two ends of
 * socketpairs, and take turns; the shipped libraries are between them. See wayland-adapter for the checks.
 */
#define _POSIX_C_SOURCE 200809L
#include "check.h"
#include "wayland-adapter/checks.h"

#include <signal.h>
#include <unistd.h>

/* Whatever hangs, even under valgrind, hangs no longer than this. */
#define TIMEOUT_S 190

int main(void)
{
	alarm(TIMEOUT_S);
	signal(SIGPIPE, SIG_IGN);
	check_streams();
	check_objects();
	check_surfaces();
	check_cancels();
	check_serials();
	check_host();
	check_unheard();
	check_clients();
	check_misuse();
	check_lifetimes();
	check_company();
	check_random_streams();
	return check_summary();
}
