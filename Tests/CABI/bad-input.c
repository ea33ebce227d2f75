/* SPDX-License-Identifier: MIT */
#include "fixture.h"
#include "suites.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdint.h>
#include <string.h>

/* Each refusal is logged, changes nothing, and the next gesture works. */

static void numbers_that_are_none(void)
{
	struct fixture fixture;
	const double values[] = { NAN, INFINITY, -INFINITY };

	fixture_create(&fixture);
	for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
		CHECK_STATUS(tactus_touch_source_down(fixture.panel, 0, 1, values[i], 0),
			TACTUS_STATUS_INVALID_ARGUMENT);
		CHECK_STATUS(tactus_touch_source_down(fixture.panel, 0, 1, 0, values[i]),
			TACTUS_STATUS_INVALID_ARGUMENT);
		CHECK_STATUS(tactus_view_set_frame(fixture.view, 0, 0, values[i], 1),
			TACTUS_STATUS_INVALID_ARGUMENT);
		CHECK_STATUS(tactus_view_set_transform(fixture.view, 1, 0, values[i], 1, 0, 0),
			TACTUS_STATUS_INVALID_ARGUMENT);
		CHECK(tactus_view_create(fixture.application, values[i], 0, 1, 1) == NULL);
		CHECK(tactus_application_hit_test(fixture.application, values[i], 0) == NULL);
	}
	CHECK(fixture.logged > 0);
	finger_down(&fixture, 0, 1, 150, 150);
	CHECK_STATUS(tactus_touch_source_motion(fixture.panel, 8000, 1, NAN, 150),
		TACTUS_STATUS_INVALID_ARGUMENT);
	finger_up(&fixture, 16, 1);
	check_that_taps_work(&fixture, 1000);
	fixture_destroy(&fixture);
}

static void ids_that_make_no_sense(void)
{
	struct fixture fixture;
	int logged;

	fixture_create(&fixture);
	CHECK_STATUS(tactus_touch_source_motion(fixture.panel, 0, 1, 150, 150), TACTUS_STATUS_UNKNOWN_TOUCH);
	CHECK_STATUS(tactus_touch_source_up(fixture.panel, 0, 1), TACTUS_STATUS_UNKNOWN_TOUCH);
	CHECK_STATUS(tactus_touch_source_cancel(fixture.panel, 0, 1), TACTUS_STATUS_UNKNOWN_TOUCH);
	CHECK(fixture.logged > 0);
	finger_down(&fixture, 0, 1, 150, 150);
	logged = fixture.logged;
	CHECK_STATUS(tactus_touch_source_down(fixture.panel, 8000, 1, 160, 150),
		TACTUS_STATUS_DUPLICATE_TOUCH);
	CHECK(fixture.logged == logged + 1);
	finger_up(&fixture, 16, 1);
	check_that_taps_work(&fixture, 1000);
	fixture_destroy(&fixture);
}

static void times_that_make_no_sense(void)
{
	struct fixture fixture;
	const uint64_t latest = UINT64_C(1) << 62;

	fixture_create(&fixture);
	CHECK_STATUS(tactus_touch_source_down(fixture.panel, latest + 1, 1, 150, 150),
		TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_touch_source_frame(fixture.panel, UINT64_MAX), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_application_advance(fixture.application, UINT64_MAX),
		TACTUS_STATUS_INVALID_ARGUMENT);
	fixture_watch(fixture.view, "view");
	finger_down(&fixture, 1000, 1, 150, 150);
	finger_up(&fixture, 900, 1);
	check_notes(
		"view began 1\n"
		"view ended 1\n");
	CHECK(tactus_application_get_time(fixture.application) == 1000000);
	check_that_taps_work(&fixture, 3000);
	fixture_destroy(&fixture);
}

static void too_many_touches(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	for (int id = 0; id < 64; id++)
		CHECK_OK(tactus_touch_source_down(fixture.panel, 0, id, 150 + id, 150));
	CHECK_STATUS(tactus_touch_source_down(fixture.panel, 0, 64, 150, 150), TACTUS_STATUS_LIMIT);
	CHECK_OK(tactus_touch_source_frame(fixture.panel, 0));
	CHECK_STATUS(tactus_touch_source_down(fixture.panel, 0, 64, 150, 150), TACTUS_STATUS_LIMIT);
	CHECK_OK(tactus_touch_source_cancel_all(fixture.panel, 8000));
	check_that_taps_work(&fixture, 1000);
	fixture_destroy(&fixture);
}

static void other_kinds_and_owners(void)
{
	struct fixture fixture, other;
	struct tactus_recognizer *pan, *tap;
	double x, y;

	fixture_create(&other);
	fixture_create(&fixture);
	pan = tactus_pan_recognizer_create(fixture.application);
	tap = tactus_tap_recognizer_create(fixture.application);
	CHECK_STATUS(tactus_tap_recognizer_set_number_of_taps_required(pan, 2), TACTUS_STATUS_WRONG_KIND);
	CHECK_STATUS(tactus_pan_recognizer_get_translation(tap, NULL, &x, &y), TACTUS_STATUS_WRONG_KIND);
	CHECK_STATUS(tactus_window_set_level(fixture.view, 1), TACTUS_STATUS_WRONG_KIND);
	CHECK_STATUS(tactus_view_add_recognizer(other.view, pan), TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK_STATUS(tactus_view_add_subview(other.view, fixture.view), TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK(tactus_view_add_subview(fixture.view, fixture.view) < TACTUS_STATUS_OK);
	CHECK(tactus_view_add_subview(fixture.view, fixture.window) < TACTUS_STATUS_OK);
	CHECK_OK(tactus_recognizer_require_failure_of(pan, tap));
	CHECK_STATUS(tactus_recognizer_require_failure_of(tap, pan), TACTUS_STATUS_CYCLE);
	check_that_taps_work(&fixture, 0);
	check_that_taps_work(&other, 0);
	fixture_destroy(&fixture);
	fixture_destroy(&other);
}

/* Structs of another version of the header: a shorter one is filled up, a longer one must have a zero tail. */
static void structs_of_other_sizes(void)
{
	struct fixture fixture;
	struct {
		struct tactus_touch_source_info info;
		uint64_t unknown[2];
	} later = { TACTUS_TOUCH_SOURCE_INFO_INIT, { 0, 0 } };
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	fixture_create(&fixture);
	info.size = offsetof(struct tactus_touch_source_info, width_mm);
	info.width_mm = NAN;
	CHECK(tactus_touch_source_create(fixture.application, &info) != NULL);
	later.info.size = sizeof later;
	CHECK(tactus_touch_source_create(fixture.application, &later.info) != NULL);
	CHECK(fixture.logged == 0);
	later.unknown[1] = 1;
	CHECK(tactus_touch_source_create(fixture.application, &later.info) == NULL);
	info.size = 0;
	CHECK(tactus_touch_source_create(fixture.application, &info) == NULL);
	info.size = SIZE_MAX;
	CHECK(tactus_touch_source_create(fixture.application, &info) == NULL);
	CHECK(fixture.logged > 0);
	check_that_taps_work(&fixture, 0);
	fixture_destroy(&fixture);
}

static void client_bugs_are_logged_once(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap;
	int logged;
	uint64_t count;

	fixture_create(&fixture);
	tap = tactus_tap_recognizer_create(fixture.application);
	count = tactus_application_get_client_bug_count(fixture.application);
	errno = EXDEV;
	for (int i = 0; i < 3; i++)
		CHECK_STATUS(tactus_recognizer_set_state(tap, (enum tactus_recognizer_state)100),
			TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(errno == EXDEV);
	CHECK(tactus_application_get_client_bug_count(fixture.application) == count + 3);
	logged = fixture.logged;
	CHECK(logged == 1);
	CHECK(fixture.level == TACTUS_LOG_LEVEL_ERROR);
	CHECK(strncmp(fixture.line, "client bug: ", strlen("client bug: ")) == 0);
	/* Another function gets another line (rule 12.8). */
	CHECK_STATUS(tactus_recognizer_add_target(tap, NULL, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(fixture.logged == logged + 1);
	fixture_destroy(&fixture);
}

/* Checks the last line of the log. */
static void check_line(struct fixture *fixture, const char *expected)
{
	char line[256];

	snprintf(line, sizeof line, "client bug: %s", expected);
	if (strcmp(fixture->line, line) != 0)
		check_failed("logged \"%s\", not \"%s\"", fixture->line, line);
}

/* Rule 12.8: function, object, argument, value, and allowed values. */
static void lines_say_what_to_mend(void)
{
	struct fixture fixture;
	struct tactus_view *card, *window;
	struct tactus_recognizer *tap, *custom;

	fixture_create(&fixture);
	card = tactus_view_create(fixture.application, 0, 0, 10, 10);
	CHECK_STATUS(tactus_view_set_frame(card, 0, 0, -1, 5), TACTUS_STATUS_INVALID_ARGUMENT);
	check_line(&fixture, "tactus_view_set_frame: view #4: width is -1, must be finite and at least 0");
	CHECK_OK(tactus_view_set_name(card, "card"));
	CHECK_STATUS(tactus_view_set_alpha(card, 1.5), TACTUS_STATUS_INVALID_ARGUMENT);
	check_line(&fixture, "tactus_view_set_alpha: view \"card\" (#4): alpha is 1.5, must be between 0 and 1");
	CHECK_STATUS(tactus_view_add_subview(card, card), TACTUS_STATUS_CYCLE);
	check_line(&fixture, "tactus_view_add_subview: view \"card\" (#4): a view cannot be its own subview");
	window = tactus_window_create(fixture.application, 0, 0, 10, 10);
	CHECK_STATUS(tactus_view_insert_subview(card, window, 0), TACTUS_STATUS_WRONG_STATE);
	check_line(&fixture, "tactus_view_insert_subview: view \"card\" (#4): subview is window #5, must be no window: "
			     "windows are roots, and have levels");
	tap = tactus_tap_recognizer_create(fixture.application);
	CHECK_OK(tactus_recognizer_set_name(tap, "once"));
	CHECK_STATUS(tactus_recognizer_require_failure_of(tap, tap), TACTUS_STATUS_CYCLE);
	check_line(&fixture,
		"tactus_recognizer_require_failure_of: tap \"once\" (#6): a recognizer cannot wait for itself");
	CHECK_STATUS(tactus_pan_recognizer_set_minimum_number_of_touches(tap, 1), TACTUS_STATUS_WRONG_KIND);
	check_line(&fixture, "tactus_pan_recognizer_set_minimum_number_of_touches: tap \"once\" (#6): is of another "
			     "kind "
			     "than the function is for");
	CHECK_STATUS(tactus_view_remove_recognizer(card, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	check_line(&fixture,
		"tactus_view_remove_recognizer: view \"card\" (#4): recognizer is NULL, must be an object");
	custom = tactus_custom_recognizer_create(
		fixture.application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE, NULL, NULL);
	CHECK_OK(tactus_view_add_recognizer(card, custom));
	CHECK_STATUS(tactus_recognizer_set_state(custom, TACTUS_RECOGNIZER_STATE_ENDED), TACTUS_STATUS_WRONG_STATE);
	check_line(&fixture, "tactus_recognizer_set_state: custom #7: its view is in no window");
	CHECK_OK(tactus_view_add_subview(fixture.view, card));
	CHECK_STATUS(tactus_recognizer_set_state(custom, TACTUS_RECOGNIZER_STATE_BEGAN), TACTUS_STATUS_WRONG_STATE);
	check_line(&fixture, "tactus_recognizer_set_state: custom #7: state cannot be set to began from possible of a "
			     "discrete recognizer");
	CHECK_STATUS(tactus_touch_source_down(fixture.panel, 0, 1, NAN, 5), TACTUS_STATUS_INVALID_ARGUMENT);
	check_line(&fixture, "tactus_touch_source_down: touch source #3: x is nan, must be finite and between -2^32 "
			     "and 2^32");
	fixture_destroy(&fixture);
}

/* Rule 3.4: a refusal by a responder is an answer. */
static void refusals_are_no_bugs(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	CHECK_STATUS(tactus_responder_become_first_responder(tactus_view_get_responder(fixture.view)),
		TACTUS_STATUS_REFUSED);
	CHECK(fixture.logged == 0);
	CHECK(tactus_application_get_client_bug_count(fixture.application) == 0);
	fixture_destroy(&fixture);
}

void check_bad_input(void)
{
	check_run("numbers that are not finite", numbers_that_are_none);
	check_run("invalid touch ids", ids_that_make_no_sense);
	check_run("invalid times", times_that_make_no_sense);
	check_run("more touches than the limit", too_many_touches);
	check_run("objects of other kinds and owners", other_kinds_and_owners);
	check_run("structs of other sizes", structs_of_other_sizes);
	check_run("client bugs are counted and logged once", client_bugs_are_logged_once);
	check_run("log lines of client bugs say how to fix them", lines_say_what_to_mend);
	check_run("refusals are no client bugs", refusals_are_no_bugs);
}
