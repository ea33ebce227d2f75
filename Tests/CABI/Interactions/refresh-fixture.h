/* SPDX-License-Identifier: MIT */
/* A list of 400 px with a refresh. A finger lands at y = 100 and begins to drag at 110. */
#ifndef INTERACTIONS_TEST_REFRESH_FIXTURE_H
#define INTERACTIONS_TEST_REFRESH_FIXTURE_H

#include "fixture.h"

#define LENGTH 400.0
#define PICTURE_MS 16

struct list {
	struct fixture fixture;
	struct tactus_view *view;
	struct tactus_refresh *refresh;
	double last_progress;
	/* Called within the callback of this name; may be NULL. */
	const char *moment;
	void (*act)(struct list *list);
};

/* Opens the list with an inset of the host's at its top. */
void list_open(struct list *list, double inset);
void list_close(struct list *list);
/* Pulls beyond the begin by a distance with a finger, which stops there until 1500 ms. */
void list_pull(struct list *list, double distance);
/* Advances in pictures of 16 ms. */
void list_advance(struct list *list, unsigned from_ms, unsigned to_ms);
/* Returns how far the list is scrolled. */
double list_offset(const struct list *list);
/* Returns the inset at its top. */
double list_inset(const struct list *list);

#endif
