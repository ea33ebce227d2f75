/* SPDX-License-Identifier: MIT */
/* A drawer of 300 px that a pan of the window opens to the right. What it is told is noted. */
#ifndef INTERACTIONS_TEST_TRANSITION_FIXTURE_H
#define INTERACTIONS_TEST_TRANSITION_FIXTURE_H

#include "fixture.h"

#define DRAWER_LENGTH 300.0

struct drawer {
	struct fixture fixture;
	struct tactus_transition_settings settings;
	struct tactus_transition_callbacks callbacks;
	struct tactus_transition *transition;
	struct tactus_recognizer *pan;
	enum tactus_answer answer; /* of should_end */
	/* Called within the callback of this name; may be NULL. */
	const char *moment;
	void (*act)(struct drawer *drawer);
};

/* Prepares the structs, of which tests may change settings. */
void drawer_open(struct drawer *drawer);
/* Creates the transition. */
void drawer_start(struct drawer *drawer);
void drawer_close(struct drawer *drawer);
/* Advances in pictures of 16 ms until it rests. Returns the time, or 0 if it never rests. */
unsigned drawer_rest(struct drawer *drawer, unsigned ms);
bool drawer_is(const struct drawer *drawer, enum tactus_transition_state state, double progress);

#endif
