/* SPDX-License-Identifier: MIT */
/* Suites of libtactus-interactions, each a file of checks. */
#ifndef INTERACTIONS_TEST_SUITES_H
#define INTERACTIONS_TEST_SUITES_H

#define SUITES(X) \
	X(transition_drags) \
	X(transition_interruptions) \
	X(transition_life) \
	X(refresh_pulls) \
	X(refresh_life) \
	X(swipe_rows) \
	X(swipe_life) \
	X(menu_fingers) \
	X(menu_life) \
	X(drag_fingers) \
	X(drag_life) \
	X(memory) \
	X(storm)

#define DECLARE(name) void check_##name(void);
SUITES(DECLARE)
#undef DECLARE

#endif
