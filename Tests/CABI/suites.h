/* SPDX-License-Identifier: MIT */
/* The parts of the suite, each in a file of its name. */
#ifndef CABI_SUITES_H
#define CABI_SUITES_H

/* In this order. The null calls are generated from the header: every function, called with nothing but zeros. */
#define SUITES(X) \
	X(versions) \
	X(null_calls) \
	X(lifecycle) \
	X(gestures) \
	X(transform) \
	X(scroll_views) \
	X(surfaces) \
	X(surface_groups) \
	X(removed_sources) \
	X(bad_input) \
	X(errno) \
	X(timer) \
	X(indirect) \
	X(diagnosis) \
	X(activity) \
	X(statuses) \
	X(setter_statuses) \
	X(dump) \
	X(motion) \
	X(frames) \
	X(responders) \
	X(shell) \
	X(struct_sizes) \
	X(wrong_calls) \
	X(unbalanced)

#define SUITE(name) void check_##name(void);
SUITES(SUITE)
#undef SUITE

#endif
