/* SPDX-License-Identifier: MIT */
/* Swipe actions: what a swipe reveals, and what a lift leads to. */
#include "suites.h"
#include "swipe-fixture.h"

static void check_detent(void)
{
	struct rows rows;

	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 2, 300, -74, true);
	CHECK(rows_rest(&rows, 1400) != 0);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_CLOSED, 0));
	expect_notes("2 right held\n2 right closing\n2 right closed\n");
	rows_swipe(&rows, 5000, 2, 300, -75, true);
	CHECK(rows_rest(&rows, 5400) != 0);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_OPEN, -150));
	expect_notes("2 right held\n2 right open\n");
	/* Closed by a drag of the other half. */
	rows_swipe(&rows, 9000, 2, 100, 76, true);
	CHECK(rows_rest(&rows, 9400) != 0);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_CLOSED, 0));
	expect_notes("2 right held\n2 right closing\n2 right closed\n");
	rows_close(&rows);
}

static void check_velocity(void)
{
	struct rows rows;

	/* 20 px within 100 ms: 200 px/s, of which 99.8 px are left. */
	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 2, 300, -20, false);
	expect_notes("2 right held\n2 right open\n");
	CHECK(rows_rest(&rows, 1100) != 0);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_OPEN, -150));
	rows_close(&rows);

	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 2, 300, -12, false);
	expect_notes("2 right held\n2 right closing\n");
	rows_close(&rows);
}

static void check_directions(void)
{
	struct rows rows;

	rows_open(&rows, false);
	/* More vertical than horizontal, and exactly as much. */
	finger_down(&rows.fixture, 1000, 1, 200, 200);
	finger_drag(&rows.fixture, 1000, 1100, 1, 200, 200, 130, 280);
	finger_up(&rows.fixture, 1100, 1);
	finger_down(&rows.fixture, 2000, 1, 200, 200);
	finger_drag(&rows.fixture, 2000, 2100, 1, 200, 200, 120, 280);
	finger_up(&rows.fixture, 2100, 1);
	expect_notes("");
	finger_down(&rows.fixture, 3000, 1, 200, 236);
	finger_drag(&rows.fixture, 3000, 3100, 1, 200, 236, 120, 306);
	/* It is the row where the finger landed. */
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_HELD, -80));
	finger_up(&rows.fixture, 3100, 1);
	CHECK(rows_rest(&rows, 3100) != 0);
	rows_swipe(&rows, 5000, 9, 100, 90, true);
	CHECK(rows_is(&rows, 9, TACTUS_SWIPE_STATE_CLOSED, 0));
	rows_swipe(&rows, 6000, 7, 100, 90, true);
	CHECK(rows_rest(&rows, 6400) != 0);
	CHECK(rows_is(&rows, 7, TACTUS_SWIPE_STATE_OPEN, 100));
	rows_close(&rows);
}

static void check_limits(void)
{
	double band = 100 + tactus_rubber_band_get_offset(120, 400);
	struct rows rows;

	rows_open(&rows, false);
	finger_down(&rows.fixture, 1000, 1, 50, 200);
	finger_drag(&rows.fixture, 1000, 1100, 1, 50, 200, 150, 200);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_HELD, 100));
	/* Without a full swipe the actions are on a rubber band. */
	finger_drag(&rows.fixture, 1100, 1200, 1, 150, 200, 270, 200);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_HELD, band));
	/* And it does not go to the other side. */
	finger_drag(&rows.fixture, 1200, 1300, 1, 270, 200, 5, 200);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_HELD, 0));
	finger_up(&rows.fixture, 1300, 1);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_CLOSED, 0));
	rows_close(&rows);
}

static void check_full_swipe(void)
{
	struct rows rows;

	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 2, 380, -239, true);
	CHECK(rows_rest(&rows, 1400) != 0);
	expect_notes("2 right held\n2 right open\n");
	rows_close(&rows);

	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 2, 380, -240, true);
	CHECK(rows_rest(&rows, 1400) != 0);
	expect_notes("2 right held\n2 armed\n2 right performing\n");
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_PERFORMING, -400));
	/* Meanwhile neither it nor another one is swiped. */
	rows_swipe(&rows, 3000, 2, 100, 90, true);
	rows_swipe(&rows, 4000, 3, 100, 90, true);
	expect_notes("");
	CHECK(tactus_swipe_actions_close(rows.actions, 5000000) == TACTUS_STATUS_OK);
	CHECK(rows_rest(&rows, 5000) != 0);
	expect_notes("2 right closing\n2 disarmed\n2 right closed\n");
	rows_close(&rows);

	/* 40 px more than wide actions; and never where the host does not want it. */
	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 8, 390, -319, true);
	expect_notes("8 right held\n8 right open\n");
	rows_close(&rows);
	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 8, 390, -320, true);
	expect_notes("8 right held\n8 armed\n8 right performing\n");
	rows_close(&rows);
	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 8, 10, 380, true);
	expect_notes("8 left held\n8 left open\n");
	rows_close(&rows);

	/* Back before the lift. A throw does not arm. */
	rows_open(&rows, false);
	finger_down(&rows.fixture, 1000, 1, 380, 200);
	finger_drag(&rows.fixture, 1000, 1100, 1, 380, 200, 100, 200);
	finger_drag(&rows.fixture, 1100, 1200, 1, 100, 200, 150, 200);
	finger_rest(&rows.fixture, 1500, 1, 150, 200);
	finger_up(&rows.fixture, 1500, 1);
	CHECK(rows_rest(&rows, 1500) != 0);
	expect_notes("2 right held\n2 armed\n2 disarmed\n2 right open\n");
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_OPEN, -150));
	rows_close(&rows);
	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 2, 380, -200, false);
	expect_notes("2 right held\n2 right open\n");
	rows_close(&rows);
}

static unsigned taps;

static void count_tap(struct tactus_recognizer *tap, void *data)
{
	taps++;
}

static void tap(struct rows *rows, unsigned ms, double x, double y)
{
	finger_down(&rows->fixture, ms, 1, x, y);
	finger_up(&rows->fixture, ms + 50, 1);
}

/* A tap outside the actions closes the row and does nothing else. */
static void check_one_open(void)
{
	struct tactus_recognizer *recognizer;
	struct tactus_view *content;
	struct rows rows;

	rows_open(&rows, false);
	taps = 0;
	content = tactus_view_create(rows.fixture.application, 0, 0, 400, 800);
	tactus_view_add_subview(rows.view, content);
	recognizer = tactus_tap_recognizer_create(rows.fixture.application);
	tactus_recognizer_add_target(recognizer, count_tap, NULL);
	tactus_view_add_recognizer(content, recognizer);
	tap(&rows, 100, 200, 500);
	CHECK(taps == 1);
	rows_swipe(&rows, 1000, 2, 300, -100, true);
	CHECK(rows_rest(&rows, 1400) != 0);
	forget_notes();
	/* On the actions. */
	tap(&rows, 3000, 300, 200);
	CHECK(taps == 2);
	expect_notes("");
	/* On the row itself, just beside them. */
	tap(&rows, 4000, 249, 200);
	CHECK(taps == 2);
	expect_notes("2 right held\n2 right closing\n");
	CHECK(rows_rest(&rows, 4050) != 0);
	rows_swipe(&rows, 6000, 2, 300, -100, true);
	CHECK(rows_rest(&rows, 6400) != 0);
	forget_notes();
	/* On another row: at the touch-down; a swipe of that row does not begin with this finger. */
	finger_down(&rows.fixture, 8000, 1, 300, 500);
	expect_notes("2 right closing\n");
	finger_drag(&rows.fixture, 8000, 8100, 1, 300, 500, 200, 500);
	finger_up(&rows.fixture, 8100, 1);
	expect_notes("");
	CHECK(taps == 2);
	/* While it closes, other rows do as ever. */
	tap(&rows, 8110, 200, 700);
	CHECK(taps == 3);
	CHECK(rows_rest(&rows, 8200) != 0);
	rows_close(&rows);
}

/* The list scrolls, also with the finger that closes a row; it does not under a swipe. */
static void check_scrolling(void)
{
	struct rows rows;
	double y = 0;

	rows_open(&rows, true);
	rows_swipe(&rows, 1000, 2, 300, -100, true);
	CHECK(rows_rest(&rows, 1400) != 0);
	tactus_scroll_view_get_content_offset(rows.view, NULL, &y);
	CHECK(y == 0);
	expect_notes("2 right held\n2 right open\n");
	finger_down(&rows.fixture, 3000, 1, 300, 600);
	finger_drag(&rows.fixture, 3000, 3200, 1, 300, 600, 300, 400);
	finger_rest(&rows.fixture, 3500, 1, 300, 400);
	finger_up(&rows.fixture, 3500, 1);
	tactus_scroll_view_get_content_offset(rows.view, NULL, &y);
	CHECK(y > 150 && y < 200);
	CHECK(rows_rest(&rows, 3500) != 0);
	expect_notes("2 right closing\n2 right closed\n");
	/* In the content's coordinates. */
	rows_swipe(&rows, 5000, 2, 300, -100, true);
	expect_notes("4 right held\n4 right open\n");
	rows_close(&rows);
}

void check_swipe_rows(void)
{
	check_run("swipe actions: the place of the lift decides", check_detent);
	check_run("swipe actions: the velocity of the lift decides", check_velocity);
	check_run("swipe actions: directions and sides", check_directions);
	check_run("swipe actions: how far a row goes", check_limits);
	check_run("swipe actions: a full swipe", check_full_swipe);
	check_run("swipe actions: one row is open, and a touch closes it", check_one_open);
	check_run("swipe actions: in a list that scrolls", check_scrolling);
}
