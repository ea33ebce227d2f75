/* SPDX-License-Identifier: MIT */
/* The suites, each in a file of its name. */
#ifndef CABI_SUITES_H
#define CABI_SUITES_H

/*
 * Suites in order of execution. The null calls are generated from the header: every function, called with zeros only.
 */
#define SUITES(X) \
	X(versions) \
	X(null_calls) \
	X(lifecycle) \
	X(gestures) \
	X(transform) \
	X(predicted_values) \
	X(taken_touches) \
	X(scroll_views) \
	X(surfaces) \
	X(surface_groups) \
	X(removed_sources) \
	X(bad_input) \
	X(source_descriptions) \
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
	X(attempts) \
	X(struct_sizes) \
	X(wrong_calls) \
	X(unbalanced)

#define SUITE(name) void check_##name(void);
SUITES(SUITE)
#undef SUITE

#endif
