/* SPDX-License-Identifier: MIT */
/* Refreshes: fingers that pull, and what the list does then. */
#include "refresh-fixture.h"
#include "suites.h"

#include <math.h>

static void check_pull(double top)
{
	double enough = tactus_rubber_band_get_distance(80, LENGTH);
	struct list list;

	list_open(&list, top);
	list_pull(&list, enough - 0.1);
	CHECK(list.last_progress > 0.99 && list.last_progress < 1);
	finger_up(&list.fixture, 1510, 1);
	list_advance(&list, 1510, 3000);
	CHECK(is_near(list_offset(&list), -top) && list_inset(&list) == top && list.last_progress == 0);
	CHECK(!tactus_refresh_is_refreshing(list.refresh));
	list_close(&list);

	list_open(&list, top);
	list_pull(&list, enough + 0.1);
	CHECK(tactus_refresh_is_refreshing(list.refresh) && list.last_progress == 1);
	CHECK(is_near(tactus_refresh_get_distance(list.refresh), -list_offset(&list) - top));
	CHECK(list_inset(&list) == top);
	finger_up(&list.fixture, 1510, 1);
	CHECK(list_inset(&list) == top + 60);
	list_advance(&list, 1510, 3000);
	CHECK(is_near(list_offset(&list), -top - 60));
	CHECK(tactus_refresh_get_distance(list.refresh) == 60);
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(!tactus_refresh_is_refreshing(list.refresh) && list_inset(&list) == top);
	list_advance(&list, 3010, 4000);
	CHECK(is_near(list_offset(&list), -top) && list.last_progress == 0);
	list_close(&list);
}

static void check_threshold(void)
{
	check_pull(0);
	expect_notes("triggered at 80\nto -60\ndecelerates\nrests\nrests after a programmed scroll\n");
}

static void check_own_inset(void)
{
	check_pull(30);
	expect_notes("triggered at 80\nto -90\ndecelerates\nrests\nrests after a programmed scroll\n");
}

/* Content that a flick throws beyond its top bounces, and asks for nothing. */
static void check_flick(void)
{
	struct list list;
	double least = 0;
	unsigned ms;

	list_open(&list, 0);
	tactus_scroll_view_set_content_offset(list.view, 0, 100, false);
	finger_down(&list.fixture, 1000, 1, 200, 100);
	finger_motion(&list.fixture, 1010, 1, 200, 110);
	finger_drag(&list.fixture, 1010, 1040, 1, 200, 110, 200, 200);
	finger_up(&list.fixture, 1040, 1);
	for (ms = 1040; ms < 3000; ms += PICTURE_MS) {
		tactus_application_advance(list.fixture.application, ms * 1000u);
		least = list_offset(&list) < least ? list_offset(&list) : least;
	}
	CHECK(least < -40);
	CHECK(!tactus_refresh_is_refreshing(list.refresh));
	forget_notes();
	list_close(&list);
}

/* The motion after the lift starts with the finger's velocity: no jump, no halt. */
static void check_velocity_after_lift(void)
{
	struct list list;
	double at_lift;

	list_open(&list, 0);
	finger_down(&list.fixture, 1000, 1, 200, 100);
	finger_motion(&list.fixture, 1010, 1, 200, 110);
	finger_drag(&list.fixture, 1010, 1110, 1, 200, 110, 200, 380);
	finger_up(&list.fixture, 1110, 1);
	at_lift = list_offset(&list);
	tactus_application_advance(list.fixture.application, 1111000);
	CHECK(list_offset(&list) < at_lift && list_offset(&list) > at_lift - 10);
	list_advance(&list, 1120, 3000);
	CHECK(is_near(list_offset(&list), -60));
	list_close(&list);
}

/* Let go where less than the sign shows, after the threshold was reached: it rests or flies on as content does. */
static void check_back_before_lift(void)
{
	struct list list;
	double at_lift;

	list_open(&list, 0);
	list_pull(&list, 200);
	finger_drag(&list.fixture, 1500, 1600, 1, 200, 310, 200, 130);
	finger_rest(&list.fixture, 1900, 1, 200, 130);
	at_lift = list_offset(&list);
	CHECK(at_lift < -5 && at_lift > -20);
	finger_up(&list.fixture, 1910, 1);
	list_advance(&list, 1910, 4000);
	CHECK(list_offset(&list) == at_lift && list_inset(&list) == 60);
	list_close(&list);

	list_open(&list, 0);
	list_pull(&list, 200);
	finger_drag(&list.fixture, 1500, 1600, 1, 200, 310, 200, 130);
	finger_up(&list.fixture, 1600, 1);
	list_advance(&list, 1600, 6000);
	CHECK(list_offset(&list) > 100);
	CHECK(tactus_refresh_is_refreshing(list.refresh));
	/* Where the sign is out of sight, its end moves nothing. */
	forget_notes();
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(list_inset(&list) == 0 && !tactus_scroll_view_is_animating(list.view));
	expect_notes("");
	list_close(&list);
}

static void check_end_under_finger(void)
{
	struct list list;
	double before;

	/* Ended before the lift: as if nothing had been asked, and the same drag does not ask again. */
	list_open(&list, 0);
	list_pull(&list, 200);
	before = list_offset(&list);
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(list_offset(&list) == before);
	finger_motion(&list.fixture, 1510, 1, 200, 311);
	CHECK(fabs(list_offset(&list) - before) < 1);
	finger_rest(&list.fixture, 1900, 1, 200, 311);
	finger_up(&list.fixture, 1910, 1);
	list_advance(&list, 1910, 3000);
	CHECK(is_near(list_offset(&list), 0));
	expect_notes("triggered at 86\nto 0\ndecelerates\nrests\n");
	/* The next drag asks again. */
	finger_down(&list.fixture, 5000, 1, 200, 100);
	finger_motion(&list.fixture, 5010, 1, 200, 110);
	finger_motion(&list.fixture, 5020, 1, 200, 310);
	expect_notes("triggered at 86\n");
	list_close(&list);

	/* Ended in another drag, while the inset is there. */
	list_open(&list, 0);
	list_pull(&list, 200);
	finger_up(&list.fixture, 1510, 1);
	list_advance(&list, 1510, 3000);
	finger_down(&list.fixture, 5000, 1, 200, 100);
	finger_motion(&list.fixture, 5010, 1, 200, 110);
	finger_motion(&list.fixture, 5020, 1, 200, 160);
	before = list_offset(&list);
	forget_notes();
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(list_offset(&list) == before && list_inset(&list) == 60);
	finger_motion(&list.fixture, 5030, 1, 200, 161);
	CHECK(fabs(list_offset(&list) - before) < 1);
	finger_rest(&list.fixture, 5500, 1, 200, 161);
	finger_up(&list.fixture, 5510, 1);
	CHECK(list_inset(&list) == 0);
	list_advance(&list, 5510, 7000);
	CHECK(is_near(list_offset(&list), 0));
	expect_notes("to 0\ndecelerates\nrests\n");
	list_close(&list);
}

/* While it refreshes, another pull asks for nothing. */
static void check_pulled_again(void)
{
	struct list list;

	list_open(&list, 0);
	list_pull(&list, 200);
	finger_up(&list.fixture, 1510, 1);
	list_advance(&list, 1510, 3000);
	forget_notes();
	finger_down(&list.fixture, 5000, 1, 200, 100);
	finger_motion(&list.fixture, 5010, 1, 200, 110);
	finger_drag(&list.fixture, 5010, 5110, 1, 200, 110, 200, 380);
	finger_rest(&list.fixture, 5500, 1, 200, 380);
	finger_up(&list.fixture, 5510, 1);
	list_advance(&list, 5510, 7000);
	expect_notes("to -60\ndecelerates\nrests\n");
	CHECK(is_near(list_offset(&list), -60) && list_inset(&list) == 60);
	list_close(&list);
}

void check_refresh_pulls(void)
{
	check_run("refresh: the threshold", check_threshold);
	check_run("refresh: with an inset of the host's", check_own_inset);
	check_run("refresh: a flick does not ask", check_flick);
	check_run("refresh: goes on with the finger's velocity", check_velocity_after_lift);
	check_run("refresh: pushed back before the lift", check_back_before_lift);
	check_run("refresh: ended under a finger", check_end_under_finger);
	check_run("refresh: pulled again meanwhile", check_pulled_again);
}
