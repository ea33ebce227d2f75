/* SPDX-License-Identifier: MIT */
/* Transitions: what a drag shows, and where it leads. */
#include "suites.h"
#include "transition-fixture.h"

/* Drags by a displacement within a time, without stopping before the lift if the time is all there is. */
static void drag(struct drawer *drawer, double displacement, unsigned ms, bool stops)
{
	struct fixture *fixture = &drawer->fixture;

	finger_down(fixture, 1000, 1, 50, 400);
	finger_drag(fixture, 1000, 1000 + ms, 1, 50, 400, 50 + displacement, 400);
	if (stops)
		finger_rest(fixture, 1500, 1, 50 + displacement, 400);
}

static void check_following(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_AT_START, 0));
	CHECK(!tactus_transition_advance(drawer.transition, 900000));
	drag(&drawer, 9, 100, true);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_AT_START, 0));
	finger_motion(&drawer.fixture, 1510, 1, 60, 400);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 10 / DRAWER_LENGTH));
	finger_motion(&drawer.fixture, 1520, 1, 200, 400);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.5));
	/* The end is as far as it goes, and the finger has to come back as far as it went. */
	finger_motion(&drawer.fixture, 1530, 1, 390, 400);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 1));
	finger_motion(&drawer.fixture, 1540, 1, 350, 400);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 1));
	finger_motion(&drawer.fixture, 1550, 1, 320, 400);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.9));
	CHECK(!tactus_transition_advance(drawer.transition, 1560000));
	expect_notes("held at 0.000\n");
	drawer_close(&drawer);
}

static void check_place_decides(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	drag(&drawer, 149, 100, true);
	finger_up(&drawer.fixture, 1600, 1);
	CHECK(drawer_rest(&drawer, 1600) > 1800);
	expect_notes("held at 0.000\nprojected 0.497: start\nreleased to the start\nrested at the start\n");
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_AT_START, 0));
	drawer_close(&drawer);

	drawer_open(&drawer);
	drawer_start(&drawer);
	drag(&drawer, 150, 100, true);
	finger_up(&drawer.fixture, 1600, 1);
	CHECK(drawer_rest(&drawer, 1600) > 1800);
	expect_notes("held at 0.000\nprojected 0.500: end\nreleased to the end\nrested at the end\n");
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_AT_END, 1));
	drawer_close(&drawer);
}

/* 30 px, and a decay of 0.499 s for the rest of the way to 150 px: 240.5 px/s. */
static void check_velocity_decides(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	drag(&drawer, 30, 130, false);
	finger_up(&drawer.fixture, 1130, 1);
	expect_notes("held at 0.000\nprojected 0.484: start\nreleased to the start\n");
	drawer_close(&drawer);

	drawer_open(&drawer);
	drawer_start(&drawer);
	drag(&drawer, 30, 120, false);
	finger_up(&drawer.fixture, 1120, 1);
	expect_notes("held at 0.000\nprojected 0.516: end\nreleased to the end\n");
	drawer_close(&drawer);

	/* Back at the last moment. */
	drawer_open(&drawer);
	drawer_start(&drawer);
	drag(&drawer, 250, 250, false);
	finger_drag(&drawer.fixture, 1250, 1400, 1, 300, 400, 240, 400);
	finger_up(&drawer.fixture, 1400, 1);
	expect_notes("held at 0.000\nprojected -0.032: start\nreleased to the start\n");
	drawer_close(&drawer);

	/* The velocity may count for nothing. */
	drawer_open(&drawer);
	drawer.settings.deceleration_rate = 0;
	drawer_start(&drawer);
	drag(&drawer, 149, 50, false);
	finger_up(&drawer.fixture, 1050, 1);
	expect_notes("held at 0.000\nprojected 0.497: start\nreleased to the start\n");
	drawer_close(&drawer);
}

static void check_host_decides(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer.answer = TACTUS_ANSWER_YES;
	drawer_start(&drawer);
	drag(&drawer, 20, 100, true);
	finger_up(&drawer.fixture, 1600, 1);
	expect_notes("held at 0.000\nprojected 0.067: start\nreleased to the end\n");
	drawer_close(&drawer);

	drawer_open(&drawer);
	drawer.answer = TACTUS_ANSWER_NO;
	drawer_start(&drawer);
	drag(&drawer, 290, 100, true);
	finger_up(&drawer.fixture, 1600, 1);
	expect_notes("held at 0.000\nprojected 0.967: end\nreleased to the start\n");
	drawer_close(&drawer);
}

/* The spring is that of tactus_spring_get_position(), from the place and velocity of the lift. */
static void check_spring(void)
{
	double frequency = tactus_spring_get_frequency(500000), last = 0.4;
	struct drawer drawer;
	unsigned ms;

	drawer_open(&drawer);
	drawer_start(&drawer);
	drag(&drawer, 120, 120, false);
	finger_up(&drawer.fixture, 1120, 1);
	for (ms = 0; ms <= 300; ms += 7) {
		double expected = tactus_spring_get_position(0.4, 1000 / DRAWER_LENGTH, 1, frequency, 1, ms * 1000u);

		CHECK(tactus_transition_advance(drawer.transition, (1120u + ms) * 1000u));
		CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_SETTLING, expected));
		CHECK(tactus_transition_get_progress(drawer.transition) >= last);
		last = tactus_transition_get_progress(drawer.transition);
	}
	/* A time before the lift is that of the lift. */
	CHECK(tactus_transition_advance(drawer.transition, 5));
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_SETTLING, 0.4));
	drawer_close(&drawer);
}

static void check_directions(void)
{
	static const struct {
		uint32_t direction;
		double dx, dy;
	} cases[] = {
		{ TACTUS_SWIPE_DIRECTION_RIGHT, 1, 0 },
		{ TACTUS_SWIPE_DIRECTION_LEFT, -1, 0 },
		{ TACTUS_SWIPE_DIRECTION_UP, 0, -1 },
		{ TACTUS_SWIPE_DIRECTION_DOWN, 0, 1 },
	};
	size_t index;

	for (index = 0; index < sizeof(cases) / sizeof(cases[0]); index++) {
		struct drawer drawer;

		drawer_open(&drawer);
		drawer_start(&drawer);
		CHECK(tactus_transition_add_recognizer(drawer.transition, drawer.pan, cases[index].direction) ==
			TACTUS_STATUS_OK);
		finger_down(&drawer.fixture, 1000, 1, 200, 400);
		finger_drag(&drawer.fixture, 1000, 1100, 1, 200, 400, 200 + 60 * cases[index].dx,
			400 + 60 * cases[index].dy);
		CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.2));
		finger_drag(&drawer.fixture, 1100, 1200, 1, 200, 400, 200 - 60 * cases[index].dx,
			400 - 60 * cases[index].dy);
		CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0));
		drawer_close(&drawer);
	}
}

static void check_overshoot(void)
{
	struct drawer drawer;
	double beyond = tactus_rubber_band_get_offset(-60, DRAWER_LENGTH) / DRAWER_LENGTH, least = 0;
	unsigned ms;

	drawer_open(&drawer);
	drawer.settings.overshoots = true;
	drawer.settings.damping_ratio = 0.5;
	drawer_start(&drawer);
	finger_down(&drawer.fixture, 1000, 1, 200, 400);
	finger_drag(&drawer.fixture, 1000, 1100, 1, 200, 400, 140, 400);
	CHECK(beyond < -0.09 && beyond > -0.2);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, beyond));
	finger_rest(&drawer.fixture, 1500, 1, 140, 400);
	finger_up(&drawer.fixture, 1500, 1);
	/* The spring swings past the start. */
	for (ms = 1500; tactus_transition_advance(drawer.transition, ms * 1000u); ms += 10) {
		double progress = tactus_transition_get_progress(drawer.transition);

		least = progress > least ? progress : least;
	}
	CHECK(least > 0.01 && least < 0.1);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_AT_START, 0));
	drawer_close(&drawer);
}

/* At the start, and leaving it in the wrong direction: it rests at once. */
static void check_lift_at_rest(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	drag(&drawer, -50, 50, false);
	finger_up(&drawer.fixture, 1050, 1);
	expect_notes("held at 0.000\nprojected -1.663: start\nreleased to the start\nrested at the start\n");
	CHECK(!tactus_transition_advance(drawer.transition, 1060000));
	drawer_close(&drawer);
}

/* Two pans of one transition, of siblings, which do not exclude each other: only the first drives. */
static void check_two_drivers(void)
{
	struct tactus_view *handle, *other;
	struct tactus_recognizer *edge;
	struct drawer drawer;

	drawer_open(&drawer);
	handle = tactus_view_create(drawer.fixture.application, 0, 600, 400, 200);
	other = tactus_view_create(drawer.fixture.application, 0, 0, 400, 200);
	tactus_view_add_subview(drawer.fixture.window, handle);
	tactus_view_add_subview(drawer.fixture.window, other);
	edge = tactus_screen_edge_pan_recognizer_create(drawer.fixture.application);
	tactus_screen_edge_pan_recognizer_set_edges(edge, TACTUS_EDGE_LEFT);
	tactus_view_add_recognizer(handle, edge);
	tactus_view_add_recognizer(other, drawer.pan);
	drawer_start(&drawer);
	CHECK(tactus_transition_add_recognizer(drawer.transition, edge, TACTUS_SWIPE_DIRECTION_RIGHT) ==
		TACTUS_STATUS_OK);
	finger_down(&drawer.fixture, 1000, 1, 2, 700);
	finger_drag(&drawer.fixture, 1000, 1100, 1, 2, 700, 152, 700);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.5));
	finger_down(&drawer.fixture, 1110, 2, 100, 100);
	finger_drag(&drawer.fixture, 1110, 1200, 2, 100, 100, 280, 100);
	CHECK(tactus_recognizer_get_state(drawer.pan) == TACTUS_RECOGNIZER_STATE_CHANGED);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.5));
	finger_up(&drawer.fixture, 1210, 2);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.5));
	finger_motion(&drawer.fixture, 1220, 1, 122, 700);
	CHECK(drawer_is(&drawer, TACTUS_TRANSITION_STATE_HELD, 0.4));
	expect_notes("held at 0.000\n");
	drawer_close(&drawer);
}

void check_transition_drags(void)
{
	check_run("transition: follows a pan", check_following);
	check_run("transition: the place of the lift decides", check_place_decides);
	check_run("transition: the velocity of the lift decides", check_velocity_decides);
	check_run("transition: the host decides", check_host_decides);
	check_run("transition: the spring of the motion functions", check_spring);
	check_run("transition: four directions", check_directions);
	check_run("transition: beyond its ends", check_overshoot);
	check_run("transition: a lift where it rests", check_lift_at_rest);
	check_run("transition: two recognizers, one drives", check_two_drivers);
}
