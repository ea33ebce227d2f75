/* SPDX-License-Identifier: MIT */
/* Transitions that are stopped, turned back, paused and cancelled, in every state. */
#include "suites.h"
#include "transition-fixture.h"

/* Leaves the drawer on its way to the end: at 120 px with 1000 px/s, at 1120 ms. */
static void throw_drawer(struct drawer *drawer)
{
	struct fixture *fixture = &drawer->fixture;

	finger_down(fixture, 1000, 1, 50, 400);
	finger_drag(fixture, 1000, 1120, 1, 50, 400, 170, 400);
	finger_up(fixture, 1120, 1);
	forget_notes();
}

static double progress_at(struct drawer *drawer, unsigned ms)
{
	tactus_application_advance(drawer->fixture.application, (uint64_t)ms * 1000);
	tactus_transition_advance(drawer->transition, (uint64_t)ms * 1000);
	return tactus_transition_get_progress(drawer->transition);
}

static void check_catch(void)
{
	struct drawer drawer;
	double caught, later;

	drawer_open(&drawer);
	drawer_start(&drawer);
	throw_drawer(&drawer);
	progress_at(&drawer, 1160);
	/* The finger lands between two pictures: what it holds is where the drawer is then. */
	finger_down(&drawer.fixture, 1170, 2, 300, 300);
	caught = tactus_transition_get_progress(drawer.transition);
	later = tactus_spring_get_position(
		0.4, 1000 / DRAWER_LENGTH, 1, tactus_spring_get_frequency(500000), 1, 50000);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, later));
	CHECK(progress_at(&drawer, 1300) == caught);
	/* Dragged back from there, with all that it moved. */
	finger_drag(&drawer.fixture, 1300, 1400, 2, 300, 300, 280, 300);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, caught - 20 / DRAWER_LENGTH));
	finger_drag(&drawer.fixture, 1400, 1450, 2, 280, 300, 180, 300);
	finger_up(&drawer.fixture, 1450, 2);
	CHECK(tactus_transition_get_state(drawer.transition) == TACTUS_TRANSITION_STATE_SETTLING);
	CHECK(drawer_rest(&drawer, 1450) != 0);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_AT_START, 0));
	drawer_close(&drawer);
}

static void check_catch_without_drag(void)
{
	struct drawer drawer;
	double caught;

	drawer_open(&drawer);
	drawer_start(&drawer);
	throw_drawer(&drawer);
	caught = progress_at(&drawer, 1170);
	finger_down(&drawer.fixture, 1170, 2, 300, 300);
	finger_drag(&drawer.fixture, 1170, 1200, 2, 300, 300, 292, 300);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, caught));
	finger_up(&drawer.fixture, 1400, 2);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_SETTLING, caught));
	/* From rest, to where it was going. */
	CHECK(is_near(progress_at(&drawer, 1450),
		tactus_spring_get_position(caught, 0, 1, tactus_spring_get_frequency(500000), 1, 50000)));
	CHECK(drawer_rest(&drawer, 1450) != 0);
	expect_notes("held at 0.568\nreleased to the end\nrested at the end\n");
	drawer_close(&drawer);
}

static unsigned taps;

static void count_tap(struct tactus_recognizer *tap, void *data)
{
	taps++;
}

/* A tap on the drawer works at rest, and not while it moves; one of the view above works always. */
static void check_catch_takes_the_finger(void)
{
	struct tactus_recognizer *tap, *above;
	struct tactus_view *panel;
	struct drawer drawer;

	drawer_open(&drawer);
	taps = 0;
	panel = tactus_view_create(drawer.fixture.application, 0, 0, 400, 800);
	tactus_view_add_subview(drawer.fixture.window, panel);
	tactus_view_add_recognizer(panel, drawer.pan);
	tap = tactus_tap_recognizer_create(drawer.fixture.application);
	tactus_recognizer_add_target(tap, count_tap, NULL);
	tactus_view_add_recognizer(panel, tap);
	drawer_start(&drawer);
	finger_down(&drawer.fixture, 100, 1, 50, 50);
	finger_up(&drawer.fixture, 150, 1);
	CHECK(taps == 1);
	throw_drawer(&drawer);
	progress_at(&drawer, 1170);
	finger_down(&drawer.fixture, 1170, 2, 300, 300);
	finger_up(&drawer.fixture, 1200, 2);
	CHECK(taps == 1);
	CHECK(tactus_transition_get_state(drawer.transition) == TACTUS_TRANSITION_STATE_SETTLING);
	above = tactus_tap_recognizer_create(drawer.fixture.application);
	tactus_recognizer_add_target(above, count_tap, NULL);
	tactus_view_add_recognizer(drawer.fixture.window, above);
	tactus_recognizer_set_enabled(tap, false);
	finger_down(&drawer.fixture, 1210, 2, 300, 300);
	finger_up(&drawer.fixture, 1240, 2);
	CHECK(taps == 2);
	tactus_recognizer_set_enabled(tap, true);
	CHECK(drawer_rest(&drawer, 1240) != 0);
	tactus_recognizer_set_enabled(above, false);
	finger_down(&drawer.fixture, 5000, 1, 50, 50);
	finger_up(&drawer.fixture, 5050, 1);
	CHECK(taps == 3);
	drawer_close(&drawer);
}

static void check_cancelled(void)
{
	struct drawer drawer;

	/* From the start. */
	drawer_open(&drawer);
	drawer_start(&drawer);
	finger_down(&drawer.fixture, 1000, 1, 50, 400);
	finger_drag(&drawer.fixture, 1000, 1100, 1, 50, 400, 300, 400);
	tactus_touch_source_cancel_all(drawer.fixture.panel, 1110000);
	CHECK(drawer_rest(&drawer, 1110) != 0);
	expect_notes("held at 0.000\nreleased to the start\nrested at the start\n");
	drawer_close(&drawer);

	/* From the end, and after a catch on the way back. */
	drawer_open(&drawer);
	drawer_start(&drawer);
	CHECK(tactus_transition_set_at_end(drawer.transition, true) == TACTUS_STATUS_OK);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_AT_END, 1));
	finger_down(&drawer.fixture, 1000, 1, 350, 400);
	finger_drag(&drawer.fixture, 1000, 1100, 1, 350, 400, 100, 400);
	finger_up(&drawer.fixture, 1100, 1);
	progress_at(&drawer, 1110);
	finger_down(&drawer.fixture, 1110, 1, 300, 300);
	finger_drag(&drawer.fixture, 1110, 1140, 1, 300, 300, 270, 300);
	forget_notes();
	tactus_touch_source_cancel_all(drawer.fixture.panel, 1150000);
	CHECK(drawer_rest(&drawer, 1150) != 0);
	expect_notes("released to the end\nrested at the end\n");
	drawer_close(&drawer);

	/* A finger that only stopped it: on it goes. */
	drawer_open(&drawer);
	drawer_start(&drawer);
	throw_drawer(&drawer);
	finger_down(&drawer.fixture, 1170, 2, 300, 300);
	forget_notes();
	tactus_touch_source_cancel_all(drawer.fixture.panel, 1180000);
	expect_notes("released to the end\n");
	drawer_close(&drawer);
}

static void check_settle(void)
{
	double before, after;
	struct drawer drawer;

	/* At rest. */
	drawer_open(&drawer);
	drawer_start(&drawer);
	CHECK(tactus_transition_settle(drawer.transition, false, 500000) == TACTUS_STATUS_OK);
	expect_notes("released to the start\nrested at the start\n");
	CHECK(tactus_transition_settle(drawer.transition, true, 1000000) == TACTUS_STATUS_OK);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_SETTLING, 0));
	/* Amid the motion: the velocity goes on for a moment. */
	before = progress_at(&drawer, 1100);
	CHECK(tactus_transition_settle(drawer.transition, false, 1100000) == TACTUS_STATUS_OK);
	after = progress_at(&drawer, 1105);
	CHECK(after > before);
	CHECK(drawer_rest(&drawer, 1110) != 0);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_AT_START, 0));
	forget_notes();
	/* Under a finger, which loses it. */
	finger_down(&drawer.fixture, 5000, 1, 50, 400);
	finger_drag(&drawer.fixture, 5000, 5100, 1, 50, 400, 200, 400);
	CHECK(tactus_transition_settle(drawer.transition, true, 5100000) == TACTUS_STATUS_OK);
	finger_drag(&drawer.fixture, 5100, 5200, 1, 200, 400, 60, 400);
	finger_up(&drawer.fixture, 5200, 1);
	CHECK(drawer_rest(&drawer, 5200) != 0);
	expect_notes("held at 0.000\nreleased to the end\nrested at the end\n");
	drawer_close(&drawer);
}

static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
}

static void check_paused(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	tactus_interactions_set_log_handler(ignore_line, NULL);
	CHECK(tactus_transition_update(drawer.transition, 0.5) == TACTUS_STATUS_WRONG_STATE);
	CHECK(tactus_transition_release(drawer.transition, 0, 1000) == TACTUS_STATUS_WRONG_STATE);
	tactus_interactions_set_log_handler(NULL, NULL);
	CHECK(tactus_transition_pause(drawer.transition, 1000000) == TACTUS_STATUS_OK);
	CHECK(tactus_transition_update(drawer.transition, 0.3) == TACTUS_STATUS_OK);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.3));
	CHECK(tactus_transition_update(drawer.transition, 1.3) == TACTUS_STATUS_OK);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 1));
	CHECK(tactus_transition_update(drawer.transition, 0.3) == TACTUS_STATUS_OK);
	/* The pan does not drive what the host holds. */
	finger_down(&drawer.fixture, 1100, 1, 50, 400);
	finger_drag(&drawer.fixture, 1100, 1200, 1, 50, 400, 300, 400);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.3));
	finger_up(&drawer.fixture, 1200, 1);
	CHECK(tactus_transition_release(drawer.transition, 0.5, 1300000) == TACTUS_STATUS_OK);
	expect_notes("held at 0.000\nprojected 0.549: end\nreleased to the end\n");
	/* Amid the motion, and under a finger. */
	CHECK(tactus_transition_pause(drawer.transition, 1350000) == TACTUS_STATUS_OK);
	CHECK(tactus_transition_get_progress(drawer.transition) > 0.31);
	CHECK(tactus_transition_release(drawer.transition, -9, 1350000) == TACTUS_STATUS_OK);
	CHECK(drawer_rest(&drawer, 1350) != 0);
	forget_notes();
	finger_down(&drawer.fixture, 5000, 1, 50, 400);
	finger_drag(&drawer.fixture, 5000, 5100, 1, 50, 400, 200, 400);
	CHECK(tactus_transition_pause(drawer.transition, 5100000) == TACTUS_STATUS_OK);
	finger_drag(&drawer.fixture, 5100, 5200, 1, 200, 400, 60, 400);
	finger_up(&drawer.fixture, 5200, 1);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.5));
	expect_notes("held at 0.000\n");
	drawer_close(&drawer);
}

static void check_settings_amid(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	finger_down(&drawer.fixture, 1000, 1, 50, 400);
	finger_drag(&drawer.fixture, 1000, 1100, 1, 50, 400, 200, 400);
	drawer.settings.length = 600;
	CHECK(tactus_transition_set_settings(drawer.transition, &drawer.settings) == TACTUS_STATUS_OK);
	finger_motion(&drawer.fixture, 1110, 1, 350, 400);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.5));
	drawer_close(&drawer);
}

void check_transition_interruptions(void)
{
	check_run("transition: a finger stops it and drags it back", check_catch);
	check_run("transition: a finger stops it and lets go", check_catch_without_drag);
	check_run("transition: a finger that stops it does not tap", check_catch_takes_the_finger);
	check_run("transition: a cancel leads back", check_cancelled);
	check_run("transition: settled by the host, in every state", check_settle);
	check_run("transition: paused by the host, in every state", check_paused);
	check_run("transition: another length under a finger", check_settings_amid);
}
