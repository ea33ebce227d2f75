/* SPDX-License-Identifier: MIT */
/* Swipe actions that are stopped, cancelled, opened by the host, forgotten and destroyed. */
#include "suites.h"
#include "swipe-fixture.h"

#include <math.h>

static void check_caught(void)
{
	struct rows rows;
	double caught;

	rows_open(&rows, false);
	rows_swipe(&rows, 1000, 2, 300, -100, false);
	tactus_application_advance(rows.fixture.application, 1140000);
	tactus_swipe_actions_advance(rows.actions, 1140000);
	forget_notes();
	finger_down(&rows.fixture, 1150, 1, 100, 200);
	caught = tactus_swipe_actions_get_offset(rows.actions, 2);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_HELD, caught) && caught < -101);
	finger_up(&rows.fixture, 1300, 1);
	expect_notes("2 right held\n2 right open\n");
	CHECK(rows_rest(&rows, 1300) != 0);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_OPEN, -150));
	/* Stopped on its way back, and pulled out again. */
	CHECK(tactus_swipe_actions_close(rows.actions, 3000000) == TACTUS_STATUS_OK);
	tactus_application_advance(rows.fixture.application, 3100000);
	tactus_swipe_actions_advance(rows.actions, 3100000);
	finger_down(&rows.fixture, 3100, 1, 200, 200);
	caught = tactus_swipe_actions_get_offset(rows.actions, 2);
	CHECK(caught > -150 && caught < 0);
	finger_drag(&rows.fixture, 3100, 3200, 1, 200, 200, 150, 200);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_HELD, caught - 50));
	finger_up(&rows.fixture, 3200, 1);
	CHECK(rows_rest(&rows, 3200) != 0);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_OPEN, -150));
	rows_close(&rows);
}

static void check_cancelled(void)
{
	struct rows rows;

	rows_open(&rows, false);
	finger_down(&rows.fixture, 1000, 1, 300, 200);
	finger_drag(&rows.fixture, 1000, 1100, 1, 300, 200, 30, 200);
	tactus_touch_source_cancel_all(rows.fixture.panel, 1110000);
	CHECK(rows_rest(&rows, 1110) != 0);
	expect_notes("2 right held\n2 armed\n2 right closing\n2 disarmed\n2 right closed\n");
	/* An open row stays open, whether the finger had moved or not. */
	rows_swipe(&rows, 2000, 2, 300, -100, true);
	CHECK(rows_rest(&rows, 2400) != 0);
	forget_notes();
	finger_down(&rows.fixture, 4000, 1, 100, 200);
	tactus_touch_source_cancel_all(rows.fixture.panel, 4010000);
	CHECK(rows_rest(&rows, 4010) != 0);
	expect_notes("2 right held\n2 right open\n");
	finger_down(&rows.fixture, 5000, 1, 100, 200);
	finger_drag(&rows.fixture, 5000, 5100, 1, 100, 200, 240, 200);
	tactus_touch_source_cancel_all(rows.fixture.panel, 5110000);
	CHECK(rows_rest(&rows, 5110) != 0);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_OPEN, -150));
	rows_close(&rows);
}

static void check_programmed(void)
{
	struct tactus_swipe_row row;
	struct rows rows;

	rows_open(&rows, false);
	rows_describe(9, &row);
	CHECK(tactus_swipe_actions_open(rows.actions, &row, TACTUS_SWIPE_SIDE_LEFT, 0) == TACTUS_STATUS_NONE);
	CHECK(tactus_swipe_actions_open(rows.actions, &row, TACTUS_SWIPE_SIDE_RIGHT, 0) == TACTUS_STATUS_OK);
	CHECK(rows_rest(&rows, 0) != 0);
	CHECK(rows_is(&rows, 9, TACTUS_SWIPE_STATE_OPEN, -150));
	/* Another row: both move. */
	rows_describe(3, &row);
	CHECK(tactus_swipe_actions_open(rows.actions, &row, TACTUS_SWIPE_SIDE_LEFT, 2000000) == TACTUS_STATUS_OK);
	CHECK(tactus_swipe_actions_advance(rows.actions, 2100000));
	CHECK(rows.offsets[3] > 10 && rows.offsets[9] < -10);
	/* A third one: the first is put back. */
	rows_describe(4, &row);
	CHECK(tactus_swipe_actions_open(rows.actions, &row, TACTUS_SWIPE_SIDE_LEFT, 2100000) == TACTUS_STATUS_OK);
	CHECK(rows_is(&rows, 9, TACTUS_SWIPE_STATE_CLOSED, 0));
	CHECK(tactus_swipe_actions_get_state(rows.actions, 3) == TACTUS_SWIPE_STATE_CLOSING);
	/* The second one again, from where it is. */
	tactus_swipe_actions_advance(rows.actions, 2150000);
	rows_describe(3, &row);
	CHECK(rows.offsets[3] > 10);
	CHECK(tactus_swipe_actions_open(rows.actions, &row, TACTUS_SWIPE_SIDE_LEFT, 2150000) == TACTUS_STATUS_OK);
	CHECK(rows.offsets[3] > 10);
	CHECK(tactus_swipe_actions_get_state(rows.actions, 4) == TACTUS_SWIPE_STATE_CLOSING);
	/* From one side to the other. */
	CHECK(tactus_swipe_actions_open(rows.actions, &row, TACTUS_SWIPE_SIDE_RIGHT, 2160000) == TACTUS_STATUS_OK);
	CHECK(rows_rest(&rows, 2160) != 0);
	CHECK(rows_is(&rows, 3, TACTUS_SWIPE_STATE_OPEN, -150) && rows.offsets[4] == 0);
	CHECK(tactus_swipe_actions_close(rows.actions, 5000000) == TACTUS_STATUS_OK);
	CHECK(tactus_swipe_actions_close(rows.actions, 5000000) == TACTUS_STATUS_OK);
	CHECK(rows_rest(&rows, 5000) != 0);
	CHECK(rows_is(&rows, 3, TACTUS_SWIPE_STATE_CLOSED, 0));
	/* Closed under a finger, which loses it. */
	finger_down(&rows.fixture, 8000, 1, 300, 200);
	finger_drag(&rows.fixture, 8000, 8100, 1, 300, 200, 200, 200);
	CHECK(tactus_swipe_actions_close(rows.actions, 8100000) == TACTUS_STATUS_OK);
	finger_drag(&rows.fixture, 8100, 8200, 1, 200, 200, 100, 200);
	finger_up(&rows.fixture, 8200, 1);
	CHECK(rows_rest(&rows, 8200) != 0);
	CHECK(rows_is(&rows, 2, TACTUS_SWIPE_STATE_CLOSED, 0));
	forget_notes();
	rows_close(&rows);
}

static void check_forgotten(void)
{
	struct rows rows;

	rows_open(&rows, false);
	CHECK(tactus_swipe_actions_forget_row(rows.actions, 2) == TACTUS_STATUS_NONE);
	rows_swipe(&rows, 1000, 2, 380, -300, true);
	forget_notes();
	CHECK(tactus_swipe_actions_forget_row(rows.actions, 2) == TACTUS_STATUS_OK);
	CHECK(!tactus_swipe_actions_advance(rows.actions, 1500000));
	expect_notes("");
	/* Under a finger. */
	finger_down(&rows.fixture, 3000, 1, 300, 200);
	finger_drag(&rows.fixture, 3000, 3100, 1, 300, 200, 200, 200);
	CHECK(tactus_swipe_actions_forget_row(rows.actions, 2) == TACTUS_STATUS_OK);
	forget_notes();
	finger_drag(&rows.fixture, 3100, 3200, 1, 200, 200, 100, 200);
	finger_up(&rows.fixture, 3200, 1);
	expect_notes("");
	rows_close(&rows);
}

static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
}

static void check_arguments(void)
{
	struct tactus_swipe_actions_settings settings = TACTUS_SWIPE_ACTIONS_SETTINGS_INIT;
	struct tactus_swipe_actions_callbacks callbacks = TACTUS_SWIPE_ACTIONS_CALLBACKS_INIT;
	struct tactus_swipe_row row;
	struct rows rows;

	tactus_interactions_set_log_handler(ignore_line, NULL);
	rows_open(&rows, false);
	CHECK(!tactus_swipe_actions_create(NULL, NULL, NULL, NULL));
	settings.full_swipe = 1.1;
	CHECK(!tactus_swipe_actions_create(rows.view, &settings, NULL, NULL));
	CHECK(tactus_swipe_actions_set_settings(rows.actions, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	settings.full_swipe = 0.5;
	settings.response_us = 0;
	CHECK(tactus_swipe_actions_set_settings(rows.actions, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_swipe_actions_set_settings(rows.actions, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_swipe_actions_set_settings(NULL, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	callbacks.size = 5;
	CHECK(!tactus_swipe_actions_create(rows.view, NULL, &callbacks, NULL));
	rows_describe(1, &row);
	CHECK(tactus_swipe_actions_open(NULL, &row, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_swipe_actions_open(rows.actions, &row, 2, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	row.width = NAN;
	CHECK(tactus_swipe_actions_open(rows.actions, &row, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	row.width = 400;
	row.reserved[0] = 1;
	CHECK(tactus_swipe_actions_open(rows.actions, &row, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_swipe_actions_close(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_swipe_actions_forget_row(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_swipe_actions_advance(NULL, 0) && !tactus_swipe_actions_get_pan_recognizer(NULL));
	CHECK(tactus_swipe_actions_get_state(NULL, 0) == TACTUS_SWIPE_STATE_CLOSED);
	CHECK(tactus_swipe_actions_get_offset(NULL, 0) == 0);
	CHECK(tactus_swipe_actions_get_pan_recognizer(rows.actions));
	tactus_swipe_actions_destroy(NULL);
	rows_close(&rows);
	/* Without a function nothing is swiped. */
	rows_open(&rows, false);
	tactus_swipe_actions_destroy(rows.actions);
	rows.actions = tactus_swipe_actions_create(rows.view, NULL, NULL, NULL);
	rows_swipe(&rows, 1000, 2, 300, -100, true);
	CHECK(tactus_swipe_actions_get_state(rows.actions, 0) == TACTUS_SWIPE_STATE_CLOSED);
	rows_close(&rows);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void destroy_actions(struct rows *rows)
{
	struct tactus_swipe_actions *actions = rows->actions;

	rows->actions = NULL;
	tactus_swipe_actions_destroy(actions);
	if (actions)
		CHECK(tactus_swipe_actions_close(actions, 0) == TACTUS_STATUS_DESTROYED);
}

static void destroy_view(struct rows *rows)
{
	rows->act = NULL;
	tactus_view_destroy(rows->view);
}

static void destroy_application(struct rows *rows)
{
	rows->act = NULL;
	tactus_application_destroy(rows->fixture.application);
	rows->fixture.application = NULL;
	rows->fixture.panel = NULL;
}

static void forget_row(struct rows *rows)
{
	tactus_swipe_actions_forget_row(rows->actions, 2);
	tactus_swipe_actions_forget_row(rows->actions, 3);
}

static void close_row(struct rows *rows)
{
	tactus_swipe_actions_close(rows->actions, 1100000);
}

static void open_other(struct rows *rows)
{
	struct tactus_swipe_row row;

	rows->act = NULL;
	rows_describe(5, &row);
	tactus_swipe_actions_open(rows->actions, &row, TACTUS_SWIPE_SIDE_LEFT, 1100000);
	rows_describe(2, &row);
	tactus_swipe_actions_open(rows->actions, &row, TACTUS_SWIPE_SIDE_LEFT, 1100000);
}

static void check_callbacks_that_act(void)
{
	static const char *const moments[] = { "find_row", "moved", "held", "open", "closing", "closed", "performing",
		"armed" };
	static void (*const acts[])(struct rows * rows) = { destroy_actions, destroy_view, destroy_application,
		forget_row, close_row, open_other };
	size_t moment, act;

	tactus_interactions_set_log_handler(ignore_line, NULL);
	tactus_set_default_log_handler(ignore_line, NULL);
	for (moment = 0; moment < sizeof(moments) / sizeof(moments[0]); moment++) {
		for (act = 0; act < sizeof(acts) / sizeof(acts[0]); act++) {
			struct rows rows;

			rows_open(&rows, false);
			rows.is_quiet = true;
			rows.moment = moments[moment];
			rows.act = acts[act];
			rows_swipe(&rows, 1000, 2, 300, -100, true);
			rows_rest(&rows, 1400);
			finger_down(&rows.fixture, 3000, 1, 100, 200);
			finger_up(&rows.fixture, 3050, 1);
			rows_swipe(&rows, 3100, 3, 100, 80, true);
			rows_rest(&rows, 3500);
			rows_swipe(&rows, 6000, 2, 380, -60, true);
			rows_rest(&rows, 6400);
			rows_swipe(&rows, 8000, 2, 380, -300, true);
			rows_rest(&rows, 8400);
			rows_close(&rows);
		}
	}
	tactus_set_default_log_handler(NULL, NULL);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void check_order_of_destruction(void)
{
	struct rows rows;

	rows_open(&rows, true);
	rows_swipe(&rows, 1000, 2, 300, -100, true);
	tactus_view_destroy(rows.view);
	CHECK(tactus_swipe_actions_close(rows.actions, 2000000) == TACTUS_STATUS_OK);
	CHECK(rows_rest(&rows, 2000) != 0);
	tactus_application_destroy(rows.fixture.application);
	rows.fixture.application = NULL;
	CHECK(!tactus_swipe_actions_get_pan_recognizer(rows.actions));
	rows_close(&rows);
	forget_notes();
}

void check_swipe_life(void)
{
	check_run("swipe actions: a finger stops a row", check_caught);
	check_run("swipe actions: a cancel leads back", check_cancelled);
	check_run("swipe actions: opened and closed by the host", check_programmed);
	check_run("swipe actions: a row that is forgotten", check_forgotten);
	check_run("swipe actions: arguments that are wrong", check_arguments);
	check_run("swipe actions: callbacks that destroy, close and open", check_callbacks_that_act);
	check_run("swipe actions: view and application go first", check_order_of_destruction);
}
