/* SPDX-License-Identifier: MIT */
/* What starts an attempt, what it withholds and how near it is: rules 4.9, 6.14, 7.15, 8.8, 15.3, 15.4. */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <string.h>

/* Rule 4.9. */
static void whole_sequences(void)
{
	struct tactus_reason reason = TACTUS_REASON_INIT;
	struct fixture fixture;
	struct tactus_recognizer *pan;

	fixture_create(&fixture);
	pan = fixture_add(&fixture, tactus_pan_recognizer_create(fixture.application), "pan");
	CHECK(!tactus_recognizer_get_requires_whole_sequence(pan));
	CHECK(!tactus_recognizer_get_requires_whole_sequence(NULL));
	finger_down(&fixture, 0, 1, 50, 50);
	CHECK_OK(tactus_recognizer_set_requires_whole_sequence(pan, true));
	CHECK(tactus_recognizer_get_requires_whole_sequence(pan));
	finger_down(&fixture, 10, 2, 150, 150);
	finger_motion(&fixture, 20, 2, 200, 150);
	check_notes("");
	CHECK_OK(tactus_recognizer_get_reason(pan, &reason));
	CHECK(reason.code == TACTUS_REASON_CODE_NOT_FIRST_TOUCH && reason.outcome == TACTUS_OUTCOME_REFUSED);
	fixture_destroy(&fixture);
}

/* Rule 7.15. */
static void delay_limits(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pan;
	uint64_t limit = 1;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	pan = fixture_add(&fixture, tactus_pan_recognizer_create(fixture.application), "pan");
	CHECK_OK(tactus_pan_recognizer_set_minimum_number_of_touches(pan, 3));
	CHECK_OK(tactus_recognizer_set_delays_touches_began(pan, true));
	CHECK_OK(tactus_recognizer_get_duration(pan, TACTUS_DURATION_DELAY_TOGETHER, &limit));
	CHECK(limit == 0);
	CHECK_OK(tactus_recognizer_set_duration(pan, TACTUS_DURATION_DELAY_TOGETHER, 80 * 1000));
	CHECK_OK(tactus_recognizer_set_duration(pan, TACTUS_DURATION_DELAY_UNDECIDED, 300 * 1000));
	CHECK_OK(tactus_recognizer_get_duration(pan, TACTUS_DURATION_DELAY_UNDECIDED, &limit));
	CHECK(limit == 300 * 1000);
	finger_down(&fixture, 0, 1, 150, 150);
	CHECK_OK(tactus_application_advance(fixture.application, 79 * 1000));
	check_notes("");
	CHECK_OK(tactus_application_get_next_deadline(fixture.application, &limit));
	CHECK(limit == 80 * 1000);
	CHECK_OK(tactus_application_advance(fixture.application, 80 * 1000));
	check_notes("view began 1\n");
	finger_motion(&fixture, 100, 1, 160, 150);
	finger_up(&fixture, 110, 1);
	check_notes("view moved 1\nview ended 1\n");
	fixture_destroy(&fixture);
}

/* Rules 6.10, 6.14. */
static void sequenced(void)
{
	struct fixture fixture, other;
	struct tactus_recognizer *press, *drag, *foreign;

	fixture_create(&fixture);
	fixture_create(&other);
	press = fixture_add(&fixture, tactus_long_press_recognizer_create(fixture.application), "press");
	drag = fixture_add(&fixture, tactus_pan_recognizer_create(fixture.application), "drag");
	foreign = tactus_tap_recognizer_create(other.application);
	CHECK(!tactus_recognizer_get_sequenced_after(drag));
	CHECK_STATUS(tactus_recognizer_set_sequenced_after(drag, foreign), TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK_STATUS(tactus_recognizer_set_sequenced_after(NULL, press), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_recognizer_set_sequenced_after(drag, drag), TACTUS_STATUS_CYCLE);
	CHECK_OK(tactus_recognizer_set_sequenced_after(drag, press));
	CHECK(tactus_recognizer_get_sequenced_after(drag) == press);
	CHECK_STATUS(tactus_recognizer_set_sequenced_after(press, drag), TACTUS_STATUS_CYCLE);
	CHECK_STATUS(tactus_recognizer_require_failure_of(press, drag), TACTUS_STATUS_CYCLE);
	finger_down(&fixture, 0, 1, 150, 150);
	CHECK_OK(tactus_application_advance(fixture.application, 500 * 1000));
	finger_motion(&fixture, 510, 1, 170, 150);
	finger_up(&fixture, 520, 1);
	check_notes("press began\ndrag began\npress changed\ndrag ended\npress ended\n");
	CHECK_OK(tactus_recognizer_set_sequenced_after(drag, NULL));
	CHECK(!tactus_recognizer_get_sequenced_after(drag));
	CHECK_OK(tactus_recognizer_set_sequenced_after(drag, press));
	tactus_recognizer_destroy(press);
	CHECK(!tactus_recognizer_get_sequenced_after(drag));
	fixture_destroy(&other);
	fixture_destroy(&fixture);
}

/* Rule 8.8. */
static void edge_directions(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pan, *tap;

	fixture_create(&fixture);
	pan = tactus_screen_edge_pan_recognizer_create(fixture.application);
	tap = tactus_tap_recognizer_create(fixture.application);
	CHECK(tactus_screen_edge_pan_recognizer_get_directions(pan) == TACTUS_EDGE_PAN_DIRECTION_INWARDS);
	CHECK(tactus_screen_edge_pan_recognizer_get_directions(tap) == 0);
	CHECK_STATUS(tactus_screen_edge_pan_recognizer_set_directions(pan, 4), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_screen_edge_pan_recognizer_set_directions(tap, 1), TACTUS_STATUS_WRONG_KIND);
	CHECK_OK(tactus_screen_edge_pan_recognizer_set_directions(pan, TACTUS_EDGE_PAN_DIRECTION_ALONG));
	CHECK_OK(tactus_screen_edge_pan_recognizer_set_edges(pan, TACTUS_EDGE_LEFT));
	CHECK_OK(tactus_view_add_recognizer(fixture.window, pan));
	finger_down(&fixture, 0, 1, 3, 200);
	finger_motion(&fixture, 10, 1, 5, 240);
	CHECK(tactus_recognizer_get_state(pan) == TACTUS_RECOGNIZER_STATE_BEGAN);
	tactus_recognizer_destroy(tap);
	fixture_destroy(&fixture);
}

static void note_progress(const struct tactus_trace_event *event, void *data)
{
	struct tactus_progress progress = TACTUS_PROGRESS_INIT;
	char line[128];

	(void)data;
	if (event->type != TACTUS_TRACE_TYPE_PROGRESS)
		return;
	CHECK_OK(tactus_recognizer_get_progress(event->recognizer, &progress));
	CHECK(tactus_trace_event_describe(event, line, sizeof line) > 0);
	note("%ld%% %s", lround(progress.fraction * 100), line);
}

/* Rule 15.3. */
static void progress(void)
{
	struct tactus_progress progress = TACTUS_PROGRESS_INIT;
	struct fixture fixture;
	struct tactus_recognizer *swipe;

	fixture_create(&fixture);
	swipe = fixture_add(&fixture, tactus_swipe_recognizer_create(fixture.application), "swipe");
	CHECK_OK(tactus_swipe_recognizer_set_number_of_touches_required(swipe, 2));
	CHECK_OK(tactus_application_add_trace_listener(fixture.application, note_progress, NULL));
	CHECK(!tactus_application_get_traces_progress(fixture.application));
	finger_down(&fixture, 0, 1, 150, 150);
	check_notes("");
	CHECK_OK(tactus_application_set_traces_progress(fixture.application, true));
	CHECK(tactus_application_get_traces_progress(fixture.application));
	finger_down(&fixture, 10, 2, 150, 250);
	finger_motion(&fixture, 20, 1, 190, 150);
	finger_motion(&fixture, 30, 2, 160, 250);
	check_notes("0% swipe \"swipe\" (#4): 0 of 50 px\n0% swipe \"swipe\" (#4): 0 of 50 px\n"
		    "20% swipe \"swipe\" (#4): 10 of 50 px\n");
	CHECK_OK(tactus_recognizer_get_progress(swipe, &progress));
	CHECK(progress.unit == TACTUS_PROGRESS_UNIT_PIXELS && lround(progress.limit) == 50);
	CHECK(progress.lagging_touch && tactus_touch_get_id(progress.lagging_touch) == 2);
	progress.size = 3;
	CHECK_STATUS(tactus_recognizer_get_progress(swipe, &progress), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_recognizer_get_progress(swipe, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	fixture_destroy(&fixture);
}

static void find_line(const char *line, void *data)
{
	const char **sought = data;

	if (*sought && strstr(line, *sought))
		*sought = NULL;
}

/* Rule 15.4: what can never fire is said once, and stands in the dump. */
static void impediments(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap, *pan;
	struct tactus_view *elsewhere;
	const char *sought = "is on no view: it never gets a touch";

	fixture_create(&fixture);
	tap = tactus_tap_recognizer_create(fixture.application);
	CHECK_OK(tactus_recognizer_set_name(tap, "lost"));
	fixture.logged = 0;
	finger_down(&fixture, 0, 1, 150, 150);
	CHECK(fixture.logged == 1 && fixture.level == TACTUS_LOG_LEVEL_WARNING);
	CHECK(strcmp(fixture.line, "tap \"lost\" (#4) is on no view: it never gets a touch") == 0);
	finger_up(&fixture, 10, 1);
	finger_down(&fixture, 1000, 1, 150, 150);
	CHECK(fixture.logged == 1);
	CHECK_OK(tactus_application_dump(fixture.application, find_line, &sought));
	CHECK(!sought);
	finger_up(&fixture, 1010, 1);

	elsewhere = tactus_view_create(fixture.application, 0, 0, 100, 100);
	pan = tactus_screen_edge_pan_recognizer_create(fixture.application);
	CHECK_OK(tactus_view_add_recognizer(elsewhere, pan));
	finger_down(&fixture, 2000, 1, 150, 150);
	CHECK(fixture.logged == 2 && strstr(fixture.line, "is on a view that is in no window"));
	/* A recognizer that is destroyed before a touch lands is not looked at. */
	tactus_recognizer_destroy(tactus_tap_recognizer_create(fixture.application));
	finger_up(&fixture, 2010, 1);
	finger_down(&fixture, 3000, 1, 150, 150);
	CHECK(fixture.logged == 2);
	CHECK(tactus_application_get_client_bug_count(fixture.application) == 0);
	fixture_destroy(&fixture);
}

void check_attempts(void)
{
	check_run("an attempt starts with the first finger of a sequence (4.9)", whole_sequences);
	check_run("limits of what is withheld (7.15)", delay_limits);
	check_run("a drag comes after a press (6.14)", sequenced);
	check_run("a screen-edge pan along its edge (8.8)", edge_directions);
	check_run("how near a recognizer is (15.3)", progress);
	check_run("what can never recognize is said once (15.4)", impediments);
}
