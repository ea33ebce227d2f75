/* SPDX-License-Identifier: MIT */
/* Drag sessions that are cancelled, driven by the host and destroyed. */
#include "drag-fixture.h"
#include "suites.h"

#include <math.h>

static void check_cancelled(void)
{
	struct carrier carrier;

	/* By the system: lifted, and on a target. */
	carrier_open(&carrier);
	carrier_lift(&carrier);
	tactus_touch_source_cancel_all(carrier.fixture.panel, 2510000);
	CHECK(carrier_rest(&carrier, 2510) != 0);
	expect_notes("returning\nidle\n");
	carrier_close(&carrier);
	carrier_open(&carrier);
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 150, MOVE_Y);
	tactus_touch_source_cancel_all(carrier.fixture.panel, 2520000);
	expect_notes("dragging\nover 1\nreturning\nover nothing\n");
	carrier_close(&carrier);

	/* By the host: the finger loses the items. */
	carrier_open(&carrier);
	CHECK(tactus_drag_session_cancel(carrier.session, 0) == TACTUS_STATUS_OK);
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 150, SPRING_Y);
	CHECK(tactus_drag_session_cancel(carrier.session, 2520000) == TACTUS_STATUS_OK);
	CHECK(tactus_drag_session_cancel(carrier.session, 2520000) == TACTUS_STATUS_OK);
	finger_motion(&carrier.fixture, 2530, 1, 150, MOVE_Y);
	finger_up(&carrier.fixture, 2540, 1);
	CHECK(carrier_rest(&carrier, 2540) != 0);
	expect_notes("dragging\nover 2\nreturning\nover nothing\nidle\n");
	CHECK(carrier.y == SPRING_Y);
	carrier_close(&carrier);
}

/* Pressed again while the items return: they are home at once. */
static void check_interrupted(void)
{
	struct tactus_drag_settings settings = TACTUS_DRAG_SETTINGS_INIT;
	struct carrier carrier;
	uint64_t item = 9;

	carrier_open(&carrier);
	settings.press_us = 100000;
	settings.response_us = 2000000;
	carrier_lift(&carrier);
	CHECK(tactus_drag_session_set_settings(carrier.session, &settings) == TACTUS_STATUS_OK);
	finger_motion(&carrier.fixture, 2510, 1, 150, NOWHERE_Y);
	finger_up(&carrier.fixture, 2520, 1);
	finger_down(&carrier.fixture, 2530, 1, 250, ITEMS_Y);
	carrier_go_to(&carrier, 2629);
	CHECK(carrier_is(&carrier, TACTUS_DRAG_STATE_RETURNING) && carrier.held > 0.5);
	carrier_go_to(&carrier, 2640);
	expect_notes("dragging\nreturning\nidle\nlifted\n");
	CHECK(tactus_drag_session_get_items(carrier.session, &item, 1) == 1 && item == 2);
	carrier_close(&carrier);
}

static void check_driven(void)
{
	struct carrier carrier;

	carrier_open(&carrier);
	CHECK(tactus_drag_session_move(carrier.session, 0, 0, 0) == TACTUS_STATUS_WRONG_STATE);
	CHECK(tactus_drag_session_drop(carrier.session, 0) == TACTUS_STATUS_WRONG_STATE);
	CHECK(tactus_drag_session_begin(carrier.session, 7, 50, 300, 1000000) == TACTUS_STATUS_OK);
	CHECK(tactus_drag_session_move(carrier.session, 50, MOVE_Y, 1100000) == TACTUS_STATUS_OK);
	/* A press elsewhere lifts nothing meanwhile. */
	finger_down(&carrier.fixture, 1200, 1, 250, ITEMS_Y);
	CHECK(tactus_recognizer_get_number_of_touches(tactus_drag_session_get_recognizer(carrier.session)) == 0);
	carrier_go_to(&carrier, 1800);
	finger_motion(&carrier.fixture, 1810, 1, 250, NOWHERE_Y);
	finger_up(&carrier.fixture, 1820, 1);
	CHECK(tactus_drag_session_drop(carrier.session, 1900000) == TACTUS_STATUS_OK);
	expect_notes("lifted\ndragging\nover 1\n1 dropped on 1\nidle\nover nothing\n");
	/* The present location again, where the target has changed. */
	CHECK(tactus_drag_session_begin(carrier.session, 7, 50, 300, 2000000) == TACTUS_STATUS_OK);
	CHECK(tactus_drag_session_move(carrier.session, 50, SPRING_Y, 2100000) == TACTUS_STATUS_OK);
	carrier.is_open = true;
	CHECK(tactus_drag_session_move(carrier.session, 50, SPRING_Y, 2200000) == TACTUS_STATUS_OK);
	expect_notes("lifted\ndragging\nover 2\nover 4\n");
	carrier_close(&carrier);
}

static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
}

static void check_arguments(void)
{
	struct tactus_drag_settings settings = TACTUS_DRAG_SETTINGS_INIT;
	struct tactus_drag_callbacks callbacks = TACTUS_DRAG_CALLBACKS_INIT;
	struct carrier carrier;

	tactus_interactions_set_log_handler(ignore_line, NULL);
	carrier_open(&carrier);
	CHECK(!tactus_drag_session_create(NULL, NULL, NULL, NULL));
	settings.press_us = 60000001;
	CHECK(!tactus_drag_session_create(carrier.view, &settings, NULL, NULL));
	CHECK(tactus_drag_session_set_settings(carrier.session, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	settings.press_us = 0;
	settings.spring_load_us = 60000001;
	CHECK(tactus_drag_session_set_settings(carrier.session, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_drag_session_set_settings(carrier.session, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_drag_session_set_settings(NULL, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	callbacks.size = 1;
	CHECK(!tactus_drag_session_create(carrier.view, NULL, &callbacks, NULL));
	CHECK(tactus_drag_session_begin(NULL, 0, 0, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_drag_session_begin(carrier.session, 0, NAN, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_drag_session_begin(carrier.session, 0, 0, 0, 0) == TACTUS_STATUS_OK);
	CHECK(tactus_drag_session_begin(carrier.session, 0, 0, 0, 0) == TACTUS_STATUS_WRONG_STATE);
	CHECK(tactus_drag_session_move(carrier.session, 0, INFINITY, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_drag_session_move(NULL, 0, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_drag_session_drop(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_drag_session_cancel(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_drag_session_advance(NULL, 0) && !tactus_drag_session_get_recognizer(NULL));
	CHECK(tactus_drag_session_get_state(NULL) == TACTUS_DRAG_STATE_IDLE);
	CHECK(tactus_drag_session_get_items(NULL, NULL, 0) == 0);
	CHECK(tactus_drag_session_get_recognizer(carrier.session));
	tactus_drag_session_destroy(NULL);
	forget_notes();
	carrier_close(&carrier);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void destroy_session(struct carrier *carrier)
{
	struct tactus_drag_session *session = carrier->session;

	carrier->session = NULL;
	tactus_drag_session_destroy(session);
	if (session)
		CHECK(tactus_drag_session_cancel(session, 0) == TACTUS_STATUS_DESTROYED);
}

static void destroy_view(struct carrier *carrier)
{
	carrier->act = NULL;
	tactus_view_destroy(carrier->view);
}

static void destroy_application(struct carrier *carrier)
{
	carrier->act = NULL;
	tactus_application_destroy(carrier->fixture.application);
	carrier->fixture.application = NULL;
	carrier->fixture.panel = NULL;
}

static void cancel(struct carrier *carrier)
{
	tactus_drag_session_cancel(carrier->session, 3000000);
}

static void begin_again(struct carrier *carrier)
{
	carrier->act = NULL;
	tactus_drag_session_cancel(carrier->session, 3000000);
	tactus_drag_session_begin(carrier->session, 5, 10, 10, 3000000);
}

static void play(struct carrier *carrier)
{
	finger_down(&carrier->fixture, 1000, 1, 150, ITEMS_Y);
	carrier_go_to(carrier, 1500);
	finger_down(&carrier->fixture, 2000, 2, 350, ITEMS_Y);
	finger_up(&carrier->fixture, 2050, 2);
	finger_motion(&carrier->fixture, 2510, 1, 150, SPRING_Y);
	carrier_go_to(carrier, 2800);
	carrier_go_to(carrier, 3300);
	finger_motion(&carrier->fixture, 3400, 1, 150, MOVE_Y);
	finger_up(&carrier->fixture, 3410, 1);
	carrier_rest(carrier, 3410);
	finger_down(&carrier->fixture, 6000, 1, 150, ITEMS_Y);
	carrier_go_to(carrier, 6500);
	finger_motion(&carrier->fixture, 6510, 1, 150, NOWHERE_Y);
	finger_up(&carrier->fixture, 6520, 1);
	carrier_rest(carrier, 6520);
}

static void check_callbacks_that_act(void)
{
	static const char *const moments[] = { "find_item", "idle", "lifted", "dragging", "returning", "added", "moved",
		"find_target", "target", "loaded", "dropped" };
	static void (*const acts[])(struct carrier * carrier) = { destroy_session, destroy_view, destroy_application,
		cancel, begin_again };
	size_t moment, act;

	tactus_interactions_set_log_handler(ignore_line, NULL);
	tactus_set_default_log_handler(ignore_line, NULL);
	for (moment = 0; moment < sizeof(moments) / sizeof(moments[0]); moment++) {
		for (act = 0; act < sizeof(acts) / sizeof(acts[0]); act++) {
			struct carrier carrier;

			carrier_open(&carrier);
			carrier.is_quiet = true;
			carrier.moment = moments[moment];
			carrier.act = acts[act];
			play(&carrier);
			carrier_close(&carrier);
		}
	}
	tactus_set_default_log_handler(NULL, NULL);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void check_order_of_destruction(void)
{
	struct carrier carrier;

	carrier_open(&carrier);
	carrier_lift(&carrier);
	tactus_view_destroy(carrier.view);
	CHECK(tactus_drag_session_cancel(carrier.session, 3000000) == TACTUS_STATUS_OK);
	CHECK(carrier_rest(&carrier, 3000) != 0);
	CHECK(carrier_is(&carrier, TACTUS_DRAG_STATE_IDLE));
	tactus_application_destroy(carrier.fixture.application);
	carrier.fixture.application = NULL;
	CHECK(!tactus_drag_session_get_recognizer(carrier.session));
	forget_notes();
	carrier_close(&carrier);
}

void check_drag_life(void)
{
	check_run("drag session: cancelled in every state", check_cancelled);
	check_run("drag session: pressed again meanwhile", check_interrupted);
	check_run("drag session: driven by the host", check_driven);
	check_run("drag session: arguments that are wrong", check_arguments);
	check_run("drag session: callbacks that destroy, cancel and begin", check_callbacks_that_act);
	check_run("drag session: view and application go first", check_order_of_destruction);
}
