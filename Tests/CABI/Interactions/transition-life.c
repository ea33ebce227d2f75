/* SPDX-License-Identifier: MIT */
/* Transitions: wrong arguments, and what goes while they live. */
#include "suites.h"
#include "transition-fixture.h"

#include <math.h>
#include <string.h>

static unsigned lines;
static char last_line[256];

static void count_line(enum tactus_log_level level, const char *message, void *data)
{
	CHECK(level == TACTUS_LOG_LEVEL_ERROR);
	strncpy(last_line, message, sizeof(last_line) - 1);
	lines++;
}

static void check_null(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	tactus_interactions_set_log_handler(count_line, NULL);
	CHECK(!tactus_transition_create(NULL, NULL, NULL, NULL));
	CHECK(strcmp(last_line, "client bug: tactus_transition_create: application is NULL") == 0);
	CHECK(!tactus_transition_create(NULL, NULL, NULL, NULL) && lines == 1);
	tactus_transition_destroy(NULL);
	CHECK(tactus_transition_set_settings(NULL, &drawer.settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_set_settings(drawer.transition, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_add_recognizer(NULL, drawer.pan, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_add_recognizer(drawer.transition, NULL, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_remove_recognizer(NULL, drawer.pan) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_remove_recognizer(drawer.transition, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_transition_advance(NULL, 0));
	CHECK(tactus_transition_settle(NULL, true, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_set_at_end(NULL, true) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_pause(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_update(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_release(NULL, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_get_state(NULL) == TACTUS_TRANSITION_STATE_AT_START);
	CHECK(tactus_transition_get_progress(NULL) == 0);
	tactus_interactions_set_log_handler(NULL, NULL);
	drawer_close(&drawer);
}

static bool is_refused(struct drawer *drawer, const struct tactus_transition_settings *settings)
{
	return !tactus_transition_create(drawer->fixture.application, settings, NULL, NULL) &&
		tactus_transition_set_settings(drawer->transition, settings) == TACTUS_STATUS_INVALID_ARGUMENT;
}

static void check_numbers_out_of_range(void)
{
	static const double lengths[] = { 0, 0.9, -1, NAN, INFINITY, 5e9 };
	static const double ratios[] = { 0, -1, 101, NAN };
	static const double rates[] = { -0.1, 0.9995, 1, NAN };
	struct tactus_transition_callbacks callbacks = TACTUS_TRANSITION_CALLBACKS_INIT;
	struct drawer drawer;
	size_t index;

	tactus_interactions_set_log_handler(count_line, NULL);
	drawer_open(&drawer);
	drawer_start(&drawer);
	for (index = 0; index < 6; index++) {
		struct tactus_transition_settings settings = TACTUS_TRANSITION_SETTINGS_INIT;

		settings.length = lengths[index];
		CHECK(is_refused(&drawer, &settings));
	}
	for (index = 0; index < 4; index++) {
		struct tactus_transition_settings settings = TACTUS_TRANSITION_SETTINGS_INIT;

		settings.damping_ratio = ratios[index];
		CHECK(is_refused(&drawer, &settings));
		settings.damping_ratio = 1;
		settings.deceleration_rate = rates[index];
		CHECK(is_refused(&drawer, &settings));
	}
	drawer.settings.response_us = 0;
	CHECK(is_refused(&drawer, &drawer.settings));
	drawer.settings.response_us = 60000001;
	CHECK(is_refused(&drawer, &drawer.settings));
	drawer.settings.response_us = 1;
	drawer.settings.reserved[3] = 1;
	CHECK(is_refused(&drawer, &drawer.settings));
	drawer.settings.reserved[3] = 0;
	drawer.settings.size = 3;
	CHECK(is_refused(&drawer, &drawer.settings));
	callbacks.size = 0;
	CHECK(!tactus_transition_create(drawer.fixture.application, NULL, &callbacks, NULL));
	CHECK(tactus_transition_pause(drawer.transition, 0) == TACTUS_STATUS_OK);
	CHECK(tactus_transition_update(drawer.transition, NAN) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_release(drawer.transition, INFINITY, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	drawer_close(&drawer);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void check_wrong_recognizers(void)
{
	struct tactus_application *other = tactus_application_create();
	struct tactus_recognizer *foreign = tactus_pan_recognizer_create(other);
	struct tactus_recognizer *tap;
	struct drawer drawer;

	tactus_interactions_set_log_handler(count_line, NULL);
	drawer_open(&drawer);
	drawer_start(&drawer);
	tap = tactus_tap_recognizer_create(drawer.fixture.application);
	CHECK(tactus_transition_add_recognizer(drawer.transition, tap, 1) == TACTUS_STATUS_WRONG_KIND);
	CHECK(tactus_transition_add_recognizer(drawer.transition, foreign, 1) == TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK(tactus_transition_add_recognizer(drawer.transition, drawer.pan, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_add_recognizer(drawer.transition, drawer.pan, 3) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_transition_remove_recognizer(drawer.transition, tap) == TACTUS_STATUS_NONE);
	drawer_close(&drawer);
	tactus_application_destroy(other);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void destroy_transition(struct drawer *drawer)
{
	struct tactus_transition *transition = drawer->transition;

	drawer->transition = NULL;
	note("destroyed");
	tactus_transition_destroy(transition);
	/* Until the callback returns, the handle is refused. */
	CHECK(tactus_transition_settle(transition, true, 0) == TACTUS_STATUS_DESTROYED);
	CHECK(tactus_transition_set_settings(transition, &drawer->settings) == TACTUS_STATUS_DESTROYED);
	CHECK(!tactus_transition_advance(transition, UINT64_MAX));
	tactus_transition_destroy(transition);
}

static void destroy_application(struct drawer *drawer)
{
	note("destroyed");
	tactus_application_destroy(drawer->fixture.application);
	drawer->fixture.application = NULL;
}

static void destroy_both(struct drawer *drawer)
{
	destroy_application(drawer);
	destroy_transition(drawer);
	note("both");
}

static void destroy_pan(struct drawer *drawer)
{
	note("destroyed");
	tactus_recognizer_destroy(drawer->pan);
	drawer->pan = NULL;
}

static void remove_pan(struct drawer *drawer)
{
	note("removed");
	if (drawer->pan)
		CHECK(tactus_transition_remove_recognizer(drawer->transition, drawer->pan) == TACTUS_STATUS_OK);
	drawer->pan = NULL;
}

static void pause_it(struct drawer *drawer)
{
	note("paused");
	CHECK(tactus_transition_pause(drawer->transition, 1200000) == TACTUS_STATUS_OK);
}

static void turn_back(struct drawer *drawer)
{
	drawer->act = NULL;
	note("turned back");
	CHECK(tactus_transition_settle(drawer->transition, false, 1200000) == TACTUS_STATUS_OK);
}

/* A throw, a catch, a drag and a lift, with something done at a moment. */
static void play(const char *moment, void (*act)(struct drawer *drawer))
{
	struct drawer drawer;
	unsigned ms;

	drawer_open(&drawer);
	drawer.moment = moment;
	drawer.act = act;
	drawer_start(&drawer);
	finger_down(&drawer.fixture, 1000, 1, 50, 400);
	finger_drag(&drawer.fixture, 1000, 1120, 1, 50, 400, 170, 400);
	finger_up(&drawer.fixture, 1120, 1);
	finger_down(&drawer.fixture, 1170, 1, 300, 300);
	finger_drag(&drawer.fixture, 1170, 1270, 1, 300, 300, 280, 300);
	finger_up(&drawer.fixture, 1270, 1);
	for (ms = 1270; ms < 3000; ms += 16)
		tactus_transition_advance(drawer.transition, ms * 1000u);
	/* An application that went in a callback has taken its panel. */
	drawer_close(&drawer);
}

static void check_callbacks_that_act(void)
{
	static const char *const moments[] = { "held", "changed", "should_end", "released", "rested" };
	static void (*const acts[])(struct drawer * drawer) = { destroy_transition, destroy_pan, remove_pan, pause_it,
		turn_back };
	size_t moment, act;

	for (moment = 0; moment < 5; moment++) {
		for (act = 0; act < sizeof(acts) / sizeof(acts[0]); act++) {
			forget_notes();
			play(moments[moment], acts[act]);
		}
	}
	play("should_end", destroy_transition);
	expect_notes("held at 0.000\nprojected 2.063: end\ndestroyed\n");
	play("should_end", pause_it);
	expect_notes("held at 0.000\nprojected 2.063: end\npaused\n");
	play("rested", turn_back);
	expect_notes("held at 0.000\nprojected 2.063: end\nreleased to the end\nheld at 0.400\n"
		     "projected 0.168: start\nreleased to the start\nrested at the start\nturned back\n"
		     "released to the start\nrested at the start\n");
}

/* The library does not use what is destroyed: the engine would report it. */
static void check_application_goes(void)
{
	static const char *const moments[] = { "held", "changed", "should_end", "released" };
	size_t moment;

	tactus_set_default_log_handler(count_line, NULL);
	lines = 0;
	for (moment = 0; moment < 4; moment++) {
		static void (*const acts[])(struct drawer * drawer) = { destroy_application, destroy_both };
		size_t act;

		for (act = 0; act < 2; act++) {
			struct drawer drawer;

			drawer_open(&drawer);
			drawer.moment = moments[moment];
			drawer.act = acts[act];
			drawer_start(&drawer);
			finger_down(&drawer.fixture, 1000, 1, 50, 400);
			finger_motion(&drawer.fixture, 1010, 1, 150, 400);
			if (drawer.fixture.application)
				finger_up(&drawer.fixture, 1020, 1);
			tactus_transition_advance(drawer.transition, 1030000);
			CHECK(!drawer.fixture.application);
			drawer_close(&drawer);
		}
	}
	CHECK(lines == 0);
	tactus_set_default_log_handler(NULL, NULL);
}

static void check_order_of_destruction(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	tactus_recognizer_destroy(drawer.pan);
	drawer.pan = tactus_pan_recognizer_create(drawer.fixture.application);
	CHECK(tactus_transition_add_recognizer(drawer.transition, drawer.pan, 1) == TACTUS_STATUS_OK);
	tactus_application_destroy(drawer.fixture.application);
	CHECK(tactus_transition_settle(drawer.transition, true, 1000) == TACTUS_STATUS_OK);
	CHECK(tactus_transition_advance(drawer.transition, 2000));
	drawer.fixture.application = tactus_application_create();
	drawer.pan = tactus_pan_recognizer_create(drawer.fixture.application);
	CHECK(tactus_transition_add_recognizer(drawer.transition, drawer.pan, 1) == TACTUS_STATUS_FOREIGN_OBJECT);
	drawer_close(&drawer);
}

static void destroy_in_listener(void *object, void *data)
{
	struct drawer *drawer = data;

	CHECK(tactus_transition_remove_recognizer(drawer->transition, drawer->pan) == TACTUS_STATUS_BUSY);
	CHECK(tactus_transition_add_recognizer(drawer->transition, drawer->pan, TACTUS_SWIPE_DIRECTION_UP) ==
		TACTUS_STATUS_OK);
	tactus_transition_destroy(drawer->transition);
}

static void check_destroy_listener(void)
{
	struct tactus_view *handle;
	struct drawer drawer;

	tactus_interactions_set_log_handler(count_line, NULL);
	drawer_open(&drawer);
	drawer_start(&drawer);
	handle = tactus_view_create(drawer.fixture.application, 0, 0, 10, 10);
	tactus_view_add_destroy_listener(handle, destroy_in_listener, &drawer);
	lines = 0;
	tactus_view_destroy(handle);
	CHECK(lines == 2);
	CHECK(tactus_transition_settle(drawer.transition, true, 0) == TACTUS_STATUS_OK);
	drawer_close(&drawer);
	tactus_interactions_set_log_handler(NULL, NULL);
}

void check_transition_life(void)
{
	check_run("transition: NULL", check_null);
	check_run("transition: numbers and structs out of range", check_numbers_out_of_range);
	check_run("transition: wrong recognizers", check_wrong_recognizers);
	check_run("transition: callbacks that destroy and turn it", check_callbacks_that_act);
	check_run("transition: the application goes in a callback", check_application_goes);
	check_run("transition: the application and a recognizer go first", check_order_of_destruction);
	check_run("transition: not destroyed in a destroy listener", check_destroy_listener);
}
