/* SPDX-License-Identifier: MIT */
/* Context menus: the press, the slide to an item, and the fingers that come later. */
#include "menu-fixture.h"
#include "suites.h"

#include <math.h>

static void check_press(void)
{
	struct menu menu;

	menu_start(&menu);
	CHECK(!tactus_context_menu_advance(menu.menu, 900000));
	finger_down(&menu.fixture, 1000, 1, 200, BESIDE_Y);
	expect_notes("pressed 200,600\n");
	CHECK(tactus_context_menu_advance(menu.menu, 1150000));
	CHECK(menu.lift == 0);
	menu_go_to(&menu, 1325);
	CHECK(is_near(menu.lift, 0.5) && menu.open == 0);
	menu_go_to(&menu, 1499);
	CHECK(menu.lift > 0.99 && menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_PRESSED));
	menu_go_to(&menu, 1500);
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_OPEN));
	expect_notes("open 200,600\n");
	CHECK(menu.lift == 1);
	CHECK(menu_rest(&menu, 1500) != 0);
	CHECK(menu.lift == 1 && menu.open == 1);
	menu_finish(&menu);
}

/* Lifted a moment too early; moved too far; held where there is none. */
static void check_no_press(void)
{
	struct menu menu;
	double before;

	menu_start(&menu);
	finger_down(&menu.fixture, 1000, 1, 200, BESIDE_Y);
	menu_go_to(&menu, 1490);
	finger_up(&menu.fixture, 1499, 1);
	before = menu.lift;
	menu_go_to(&menu, 1500);
	expect_notes("pressed 200,600\nclosed 200,600\n");
	CHECK(menu.lift > 0.9 && menu.lift <= before);
	CHECK(menu_rest(&menu, 1500) != 0);
	CHECK(menu.lift == 0);
	menu_finish(&menu);

	menu_start(&menu);
	finger_down(&menu.fixture, 1000, 1, 200, BESIDE_Y);
	finger_motion(&menu.fixture, 1200, 1, 211, BESIDE_Y);
	menu_go_to(&menu, 1210);
	expect_notes("pressed 200,600\nclosed 200,600\n");
	menu_go_to(&menu, 1600);
	expect_notes("");
	menu_finish(&menu);

	menu_start(&menu);
	finger_down(&menu.fixture, 1000, 1, 200, 700);
	menu_go_to(&menu, 1600);
	expect_notes("");
	menu_finish(&menu);
}

static void check_slide(void)
{
	struct menu menu;

	menu_start(&menu);
	menu_hold(&menu);
	finger_motion(&menu.fixture, 2510, 1, 200, ITEM_Y(2));
	finger_motion(&menu.fixture, 2520, 1, 200, ITEM_Y(1));
	finger_motion(&menu.fixture, 2530, 1, 205, ITEM_Y(1));
	finger_motion(&menu.fixture, 2540, 1, 200, MARGIN_Y);
	finger_motion(&menu.fixture, 2550, 1, 200, ITEM_Y(0));
	finger_up(&menu.fixture, 2560, 1);
	expect_notes("highlighted 2\nhighlighted 1\nhighlighted -1\nhighlighted 0\nchosen 0\nclosed 200,600\n"
		     "highlighted -1\n");
	CHECK(menu_rest(&menu, 2560) != 0);
	CHECK(menu.lift == 0 && menu.open == 0);
	menu_finish(&menu);

	/* A lift beside the items leaves it open. */
	menu_start(&menu);
	menu_hold(&menu);
	finger_motion(&menu.fixture, 2510, 1, 200, ITEM_Y(2));
	finger_motion(&menu.fixture, 2520, 1, 200, MARGIN_Y);
	finger_up(&menu.fixture, 2530, 1);
	expect_notes("highlighted 2\nhighlighted -1\n");
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_OPEN));
	menu_finish(&menu);

	/* A finger that has not moved has not slid to what opens below it. */
	menu_start(&menu);
	finger_down(&menu.fixture, 1000, 1, 200, ITEM_Y(1));
	menu_go_to(&menu, 1500);
	finger_motion(&menu.fixture, 1600, 1, 209, ITEM_Y(1));
	finger_up(&menu.fixture, 1610, 1);
	expect_notes("pressed 200,190\nopen 200,190\n");
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_OPEN));
	menu_finish(&menu);

	menu_start(&menu);
	finger_down(&menu.fixture, 1000, 1, 200, ITEM_Y(1));
	menu_go_to(&menu, 1500);
	finger_motion(&menu.fixture, 1600, 1, 210, ITEM_Y(1));
	finger_up(&menu.fixture, 1610, 1);
	expect_notes("pressed 200,190\nopen 200,190\nhighlighted 1\nchosen 1\nclosed 200,190\nhighlighted -1\n");
	menu_finish(&menu);
}

static void tap(struct menu *menu, unsigned ms, double x, double y)
{
	finger_down(&menu->fixture, ms, 2, x, y);
	finger_up(&menu->fixture, ms + 50, 2);
}

static void check_later_fingers(void)
{
	struct menu menu;

	menu_start(&menu);
	menu_leave_open(&menu);
	tap(&menu, 3000, 200, MARGIN_Y);
	expect_notes("");
	tap(&menu, 3100, 200, ITEM_Y(2));
	expect_notes("highlighted 2\nchosen 2\nclosed 200,600\nhighlighted -1\n");
	menu_finish(&menu);

	menu_start(&menu);
	menu_leave_open(&menu);
	tap(&menu, 3000, 200, PREVIEW_Y);
	expect_notes("chosen -3\nclosed 200,600\n");
	menu_finish(&menu);

	menu_start(&menu);
	menu_leave_open(&menu);
	tap(&menu, 3000, 200, BESIDE_Y);
	expect_notes("closed 200,600\n");
	menu_finish(&menu);

	/* From outside to an item; from an item to outside. */
	menu_start(&menu);
	menu_leave_open(&menu);
	finger_down(&menu.fixture, 3000, 2, 200, ITEM_Y(0));
	finger_motion(&menu.fixture, 3010, 2, 200, BESIDE_Y);
	finger_up(&menu.fixture, 3020, 2);
	expect_notes("highlighted 0\nhighlighted -1\n");
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_OPEN));
	finger_down(&menu.fixture, 4000, 2, 200, BESIDE_Y);
	finger_motion(&menu.fixture, 4010, 2, 200, ITEM_Y(0));
	finger_up(&menu.fixture, 4020, 2);
	expect_notes("highlighted 0\nchosen 0\nclosed 200,600\nhighlighted -1\n");
	menu_finish(&menu);

	/* While the finger that opened it is there, another one does nothing. */
	menu_start(&menu);
	menu_hold(&menu);
	tap(&menu, 3000, 200, ITEM_Y(1));
	expect_notes("");
	menu_finish(&menu);
}

static void check_drag_off(void)
{
	struct tactus_recognizer *press;
	struct menu menu;

	menu_start(&menu);
	menu_hold(&menu);
	press = tactus_context_menu_get_recognizer(menu.menu);
	finger_motion(&menu.fixture, 2510, 1, 239, BESIDE_Y);
	expect_notes("");
	finger_motion(&menu.fixture, 2520, 1, 240, BESIDE_Y);
	expect_notes("dragged off at 240,600\nclosed 200,600\n");
	/* The drag goes on with the same recognizer. */
	finger_motion(&menu.fixture, 2530, 1, 300, ITEM_Y(1));
	CHECK(tactus_recognizer_get_state(press) == TACTUS_RECOGNIZER_STATE_CHANGED);
	finger_up(&menu.fixture, 2540, 1);
	expect_notes("");
	menu_finish(&menu);

	/* To the menu it is no drag; asked once, if the host does not want it. */
	menu_start(&menu);
	menu.drags = false;
	menu_hold(&menu);
	finger_motion(&menu.fixture, 2510, 1, 200, ITEM_Y(1));
	finger_motion(&menu.fixture, 2520, 1, 200, MARGIN_Y);
	expect_notes("highlighted 1\nhighlighted -1\n");
	finger_motion(&menu.fixture, 2530, 1, 200, PREVIEW_Y);
	expect_notes("");
	finger_motion(&menu.fixture, 2540, 1, 200, 520);
	finger_motion(&menu.fixture, 2545, 1, 200, 525);
	expect_notes("dragged off at 200,520\n");
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_OPEN));
	finger_up(&menu.fixture, 2550, 1);
	expect_notes("");
	menu_finish(&menu);
}

static unsigned taps;

static void count_tap(struct tactus_recognizer *tap_recognizer, void *data)
{
	taps++;
}

static enum tactus_answer recognize_with_all(
	struct tactus_recognizer *recognizer, struct tactus_recognizer *other, void *data)
{
	return TACTUS_ANSWER_YES;
}

/* While the menu is open, nothing else in the window gets touches. */
static void check_cover(void)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *below, *above;
	struct menu menu;

	menu_start(&menu);
	taps = 0;
	below = tactus_tap_recognizer_create(menu.fixture.application);
	tactus_recognizer_add_target(below, count_tap, NULL);
	tactus_view_add_recognizer(menu.view, below);
	tap(&menu, 100, 200, BESIDE_Y);
	CHECK(taps == 1);
	menu_rest(&menu, 200);
	menu_leave_open(&menu);
	above = tactus_tap_recognizer_create(menu.fixture.application);
	tactus_recognizer_add_target(above, count_tap, NULL);
	delegate.should_recognize_simultaneously_with = recognize_with_all;
	tactus_recognizer_set_delegate(above, &delegate, NULL);
	tactus_view_add_recognizer(menu.fixture.window, above);
	tap(&menu, 3000, 200, MARGIN_Y);
	CHECK(taps == 1);
	tap(&menu, 3100, 200, BESIDE_Y);
	CHECK(taps == 1);
	tactus_recognizer_destroy(above);
	tap(&menu, 4000, 200, BESIDE_Y);
	CHECK(taps == 2);
	forget_notes();
	menu_finish(&menu);
}

void check_menu_fingers(void)
{
	check_run("context menu: a press lifts and opens it", check_press);
	check_run("context menu: no press, no menu", check_no_press);
	check_run("context menu: a finger slides to an item", check_slide);
	check_run("context menu: fingers that come later", check_later_fingers);
	check_run("context menu: dragged off", check_drag_off);
	check_run("context menu: covers its window", check_cover);
}
