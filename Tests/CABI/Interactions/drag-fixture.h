/* SPDX-License-Identifier: MIT */
/*
 * A view of 400 × 800 px. Items 0 to 3, 100 px wide each, lie above y = 200. Target 1 moves, from 400 to 500; 2 at the
 * left and 5 at the right are spring-loaded and copy, from 500 to 600; 3 forbids, from 600 to 700. After one of them
 * has opened, both are target 4.
 */
#ifndef INTERACTIONS_TEST_DRAG_FIXTURE_H
#define INTERACTIONS_TEST_DRAG_FIXTURE_H

#include "fixture.h"

#define ITEMS_Y 100
#define MOVE_Y 450
#define SPRING_Y 550
#define FORBIDDEN_Y 650
#define NOWHERE_Y 300

struct carrier {
	struct fixture fixture;
	struct tactus_view *view;
	struct tactus_drag_session *session;
	double x, y, held, progress;
	bool is_open;  /* target 2 */
	bool is_quiet; /* notes nothing */
	/* Called within the callback of this name; may be NULL. */
	const char *moment;
	void (*act)(struct carrier *carrier);
};

void carrier_open(struct carrier *carrier);
void carrier_close(struct carrier *carrier);
void carrier_go_to(struct carrier *carrier, unsigned ms);
/* Advances in pictures of 16 ms until all rests. Returns the time, or 0 if it never rests. */
unsigned carrier_rest(struct carrier *carrier, unsigned ms);
/* Lifts item 1 with finger 1 at 150, ITEMS_Y, from 1000 ms on; it is with the finger at 2500 ms. */
void carrier_lift(struct carrier *carrier);
bool carrier_is(const struct carrier *carrier, enum tactus_drag_state state);

#endif
