/* SPDX-License-Identifier: MIT */
/*
 * Checks that real clients get legal wl_touch streams. Server and clients run in this process, at the two ends of
 * socketpairs, and take turns; the shipped libraries are between them. The checks are in wayland-adapter.
 */
#define _POSIX_C_SOURCE 200809L
#include "check.h"
#include "wayland-adapter/checks.h"

#include <signal.h>
#include <unistd.h>

/* A test that hangs, even under valgrind, is ended after this time. */
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
