/* SPDX-License-Identifier: MIT */
/*
 * A list of rows, 400 × 80 px each. Their actions are 100 px wide at the left, without a full swipe, and 150 px at the
 * right, with one from 240 px on. Row 8 has wide ones, 210 and 280 px; row 9 has none at the left. Below row 9 there is
 * nothing.
 */
#ifndef INTERACTIONS_TEST_SWIPE_FIXTURE_H
#define INTERACTIONS_TEST_SWIPE_FIXTURE_H

#include "fixture.h"

#define ROWS 10

struct rows {
	struct fixture fixture;
	struct tactus_view *view;
	struct tactus_swipe_actions_settings settings;
	struct tactus_swipe_actions *actions;
	double offsets[ROWS];
	bool is_quiet; /* notes nothing */
	/* Called within the callback of this name; may be NULL. */
	const char *moment;
	void (*act)(struct rows *rows);
};

/* The view is a scroll view with content of the same width and 2000 px, or a plain one. */
void rows_open(struct rows *rows, bool scrolls);
void rows_close(struct rows *rows);
/* Fills in a row. */
void rows_describe(uint64_t id, struct tactus_swipe_row *row);
/* Advances in pictures of 16 ms until all rests. Returns the time, or 0 if it never rests. */
unsigned rows_rest(struct rows *rows, unsigned ms);
/* A swipe of row @p id by a distance within 100 ms; it rests before the lift or is thrown. */
void rows_swipe(struct rows *rows, unsigned ms, unsigned id, double x, double distance, bool rests);
bool rows_is(const struct rows *rows, uint64_t id, enum tactus_swipe_state state, double offset);

#endif
