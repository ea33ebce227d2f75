/* SPDX-License-Identifier: MIT */
/* Drag sessions: lifting, carrying, adding, springing open and dropping. */
#include "drag-fixture.h"
#include "suites.h"

static void check_lift(void)
{
	struct carrier carrier;
	uint64_t item = 99;

	carrier_open(&carrier);
	finger_down(&carrier.fixture, 1000, 1, 150, ITEMS_Y);
	carrier_go_to(&carrier, 1499);
	expect_notes("");
	carrier_go_to(&carrier, 1500);
	expect_notes("lifted\n");
	CHECK(tactus_drag_session_get_items(carrier.session, &item, 1) == 1 && item == 1);
	carrier_go_to(&carrier, 1600);
	CHECK(carrier.held > 0.1 && carrier.held < 1 && carrier.x == 150);
	CHECK(carrier_rest(&carrier, 1600) != 0);
	CHECK(carrier.held == 1);
	/* Less than 10 px is no drag, and a lift then drops nothing. */
	finger_motion(&carrier.fixture, 2500, 1, 159, ITEMS_Y);
	CHECK(carrier.x == 150);
	finger_up(&carrier.fixture, 2510, 1);
	CHECK(carrier_rest(&carrier, 2510) != 0);
	expect_notes("returning\nidle\n");
	CHECK(carrier.held == 0 && tactus_drag_session_get_items(carrier.session, NULL, 0) == 0);
	carrier_close(&carrier);

	/* Lifted too early, moved too early, and where there is no item. */
	carrier_open(&carrier);
	finger_down(&carrier.fixture, 1000, 1, 150, ITEMS_Y);
	finger_up(&carrier.fixture, 1499, 1);
	finger_down(&carrier.fixture, 2000, 1, 150, ITEMS_Y);
	finger_motion(&carrier.fixture, 2100, 1, 161, ITEMS_Y);
	carrier_go_to(&carrier, 2600);
	finger_up(&carrier.fixture, 2610, 1);
	finger_down(&carrier.fixture, 3000, 1, 150, NOWHERE_Y);
	carrier_go_to(&carrier, 3600);
	finger_up(&carrier.fixture, 3610, 1);
	expect_notes("");
	carrier_close(&carrier);
}

static void check_drop(void)
{
	struct carrier carrier;

	carrier_open(&carrier);
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 160, ITEMS_Y);
	CHECK(carrier.x == 160);
	finger_motion(&carrier.fixture, 2520, 1, 150, MOVE_Y);
	finger_motion(&carrier.fixture, 2530, 1, 155, MOVE_Y);
	CHECK(carrier.x == 155 && carrier.y == MOVE_Y && carrier.held == 1);
	finger_up(&carrier.fixture, 2540, 1);
	expect_notes("dragging\nover 1\n1 dropped on 1\nidle\nover nothing\n");
	CHECK(!tactus_drag_session_advance(carrier.session, 2550000));
	carrier_close(&carrier);

	/* Where nothing may be dropped, and beside all targets. */
	carrier_open(&carrier);
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 150, FORBIDDEN_Y);
	finger_up(&carrier.fixture, 2520, 1);
	expect_notes("dragging\nover 3\nreturning\nover nothing\n");
	carrier_go_to(&carrier, 2600);
	CHECK(carrier.held > 0 && carrier.held < 1 && carrier.y == FORBIDDEN_Y);
	CHECK(carrier_rest(&carrier, 2600) != 0);
	expect_notes("idle\n");
	carrier_close(&carrier);

	carrier_open(&carrier);
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 150, MOVE_Y);
	finger_motion(&carrier.fixture, 2520, 1, 150, NOWHERE_Y);
	finger_up(&carrier.fixture, 2530, 1);
	expect_notes("dragging\nover 1\nover nothing\nreturning\n");
	carrier_close(&carrier);
}

static void tap(struct carrier *carrier, unsigned ms, double x, double y)
{
	finger_down(&carrier->fixture, ms, 2, x, y);
	finger_up(&carrier->fixture, ms + 50, 2);
}

static unsigned taps, pans;

static void count_tap(struct tactus_recognizer *recognizer, void *data)
{
	taps++;
}

static void count_pan(struct tactus_recognizer *recognizer, void *data)
{
	pans += tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_BEGAN;
}

/* Taps add items, each once, and select nothing then; other fingers do as ever. */
static void check_added(void)
{
	struct tactus_recognizer *selects, *scrolls;
	struct tactus_view *content;
	struct carrier carrier;
	uint64_t items[4] = { 9, 9, 9, 9 };

	carrier_open(&carrier);
	taps = pans = 0;
	content = tactus_view_create(carrier.fixture.application, 0, 0, 400, 800);
	tactus_view_add_subview(carrier.view, content);
	selects = tactus_tap_recognizer_create(carrier.fixture.application);
	scrolls = tactus_pan_recognizer_create(carrier.fixture.application);
	tactus_recognizer_add_target(selects, count_tap, NULL);
	tactus_recognizer_add_target(scrolls, count_pan, NULL);
	tactus_view_add_recognizer(content, selects);
	tactus_view_add_recognizer(content, scrolls);
	tap(&carrier, 100, 350, ITEMS_Y);
	CHECK(taps == 1);
	expect_notes("");
	carrier_lift(&carrier);
	tap(&carrier, 3000, 350, ITEMS_Y);
	expect_notes("added 3\n");
	tap(&carrier, 3500, 350, ITEMS_Y);
	tap(&carrier, 4000, 150, ITEMS_Y);
	expect_notes("");
	CHECK(taps == 1);
	finger_motion(&carrier.fixture, 4500, 1, 150, NOWHERE_Y);
	tap(&carrier, 5000, 250, ITEMS_Y);
	expect_notes("dragging\nadded 2\n");
	CHECK(tactus_drag_session_get_items(carrier.session, items, 3) == 3);
	CHECK(items[0] == 1 && items[1] == 3 && items[2] == 2 && items[3] == 9);
	/* Beside the items. */
	tap(&carrier, 6000, 250, NOWHERE_Y);
	CHECK(taps == 2);
	finger_down(&carrier.fixture, 7000, 2, 250, 700);
	finger_drag(&carrier.fixture, 7000, 7100, 2, 250, 700, 250, 600);
	finger_up(&carrier.fixture, 7100, 2);
	CHECK(pans == 1);
	/* The finger that carries them neither scrolls nor taps. */
	finger_motion(&carrier.fixture, 7200, 1, 150, MOVE_Y);
	finger_up(&carrier.fixture, 7210, 1);
	expect_notes("over 1\n3 dropped on 1\nidle\nover nothing\n");
	CHECK(pans == 1 && taps == 2);
	tap(&carrier, 8000, 350, ITEMS_Y);
	CHECK(taps == 3);
	carrier_close(&carrier);
}

static void check_most_items(void)
{
	struct carrier carrier;
	unsigned index;

	carrier_open(&carrier);
	carrier.is_quiet = true;
	CHECK(tactus_drag_session_begin(carrier.session, 1000, 0, 0, 0) == TACTUS_STATUS_OK);
	for (index = 0; index < 70; index++) {
		finger_down(&carrier.fixture, 1000 + index * 1000, 2, index * 100 + 50, ITEMS_Y);
		finger_up(&carrier.fixture, 1050 + index * 1000, 2);
		tactus_view_set_frame(carrier.view, 0, 0, 100000, 800);
		tactus_view_set_frame(carrier.fixture.window, 0, 0, 100000, 800);
	}
	CHECK(tactus_drag_session_get_items(carrier.session, NULL, 0) == TACTUS_DRAG_ITEMS_MAXIMUM);
	carrier_close(&carrier);
}

static void check_spring_loading(void)
{
	struct carrier carrier;

	carrier_open(&carrier);
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 150, SPRING_Y);
	CHECK(tactus_drag_session_advance(carrier.session, 2885000));
	CHECK(is_near(carrier.progress, 0.5));
	/* Moving on the target does not matter. */
	finger_motion(&carrier.fixture, 2900, 1, 160, SPRING_Y);
	carrier_go_to(&carrier, 3259);
	expect_notes("dragging\nover 2\n");
	CHECK(carrier.progress > 0.99);
	carrier_go_to(&carrier, 3260);
	expect_notes("2 opens\nover 4\n");
	carrier_go_to(&carrier, 5000);
	finger_up(&carrier.fixture, 5010, 1);
	expect_notes("1 dropped on 4\nidle\nover nothing\n");
	carrier_close(&carrier);

	/* From one to the next: it counts anew. */
	carrier_open(&carrier);
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 150, SPRING_Y);
	carrier_go_to(&carrier, 3200);
	finger_motion(&carrier.fixture, 3210, 1, 250, SPRING_Y);
	carrier_go_to(&carrier, 3959);
	expect_notes("dragging\nover 2\nover 5\n");
	carrier_go_to(&carrier, 3960);
	expect_notes("5 opens\nover 4\n");
	carrier_close(&carrier);

	/* Left a moment too early. */
	carrier_open(&carrier);
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 150, SPRING_Y);
	carrier_go_to(&carrier, 3250);
	finger_motion(&carrier.fixture, 3255, 1, 150, MOVE_Y);
	carrier_go_to(&carrier, 3300);
	finger_motion(&carrier.fixture, 3310, 1, 150, SPRING_Y);
	carrier_go_to(&carrier, 4059);
	expect_notes("dragging\nover 2\nover 1\nover 2\n");
	/* Nothing opens after the lift. */
	finger_up(&carrier.fixture, 4059, 1);
	carrier_go_to(&carrier, 5000);
	expect_notes("1 dropped on 2\nidle\nover nothing\n");
	carrier_close(&carrier);
}

void check_drag_fingers(void)
{
	check_run("drag session: a press lifts an item", check_lift);
	check_run("drag session: dropped, or not", check_drop);
	check_run("drag session: other fingers add items", check_added);
	check_run("drag session: no more than 64 items", check_most_items);
	check_run("drag session: targets that spring open", check_spring_loading);
}
