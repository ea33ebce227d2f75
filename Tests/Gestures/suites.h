/* SPDX-License-Identifier: MIT */
/* The parts of the suite, each in a file of its name. */
#ifndef GESTURES_TEST_SUITES_H
#define GESTURES_TEST_SUITES_H

#define SUITES(X) \
	X(mistakes) \
	X(everything) \
	X(encodings) \
	X(hints_of_values) \
	X(types) \
	X(order) \
	X(outcomes) \
	X(edges) \
	X(fingers) \
	X(delays) \
	X(conditions) \
	X(effects) \
	X(feedback) \
	X(client) \
	X(files) \
	X(processes)

#define SUITE(name) void check_##name(void);
SUITES(SUITE)
#undef SUITE

#endif
