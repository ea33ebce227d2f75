/* SPDX-License-Identifier: MIT */
/* The parts of the suite, each in a file of its name. */
#ifndef GESTURES_TEST_SUITES_H
#define GESTURES_TEST_SUITES_H

#include <stddef.h>

#define SUITES(X) \
	X(api) \
	X(mistakes) \
	X(everything) \
	X(encodings) \
	X(hints_of_values) \
	X(types) \
	X(shapes) \
	X(strokes) \
	X(stroke_hands) \
	X(shape_files) \
	X(stroke_mistakes) \
	X(order) \
	X(pairs) \
	X(outcomes) \
	X(edges) \
	X(fingers) \
	X(delays) \
	X(conditions) \
	X(when) \
	X(places) \
	X(kept_away) \
	X(words) \
	X(sequences) \
	X(typed) \
	X(effects) \
	X(feedback) \
	X(client) \
	X(files) \
	X(followers) \
	X(memory) \
	X(processes)

/* Each pair with this number of others between is played. Default: 1, all. */
extern size_t pairs_step;

#define SUITE(name) void check_##name(void);
SUITES(SUITE)
#undef SUITE

#endif
