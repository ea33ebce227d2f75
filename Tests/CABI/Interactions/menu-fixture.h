/* SPDX-License-Identifier: MIT */
/*
 * A view of 400 × 800 px with a menu: three items of 60 px from y = 100 on, a margin of 20 px below them, and a
 * preview from 400 to 500. Below 700 there is no menu.
 */
#ifndef INTERACTIONS_TEST_MENU_FIXTURE_H
#define INTERACTIONS_TEST_MENU_FIXTURE_H

#include "fixture.h"

#define ITEM_Y(item) (100 + (item)*60 + 30)
#define MARGIN_Y 290
#define PREVIEW_Y 450
#define BESIDE_Y 600

struct menu {
	struct fixture fixture;
	struct tactus_view *view;
	struct tactus_context_menu *menu;
	double lift, open;
	bool drags;    /* answer of drag_off */
	bool is_quiet; /* notes nothing */
	/* Called within the callback of this name; may be NULL. */
	const char *moment;
	void (*act)(struct menu *menu);
};

void menu_start(struct menu *menu);
void menu_finish(struct menu *menu);
void menu_go_to(struct menu *menu, unsigned ms);
/* Advances in pictures of 16 ms until all rests. Returns the time, or 0 if it never rests. */
unsigned menu_rest(struct menu *menu, unsigned ms);
/* Holds a finger at 200, BESIDE_Y until the menu is open and at rest, at 2500 ms. */
void menu_hold(struct menu *menu);
/* The same, and lifts the finger. */
void menu_leave_open(struct menu *menu);
bool menu_is(const struct menu *menu, enum tactus_context_menu_state state);

#endif
