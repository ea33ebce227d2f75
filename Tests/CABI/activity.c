/* SPDX-License-Identifier: MIT */
/* Activity listeners, and the getters that recordings need (rule 17.1). */
#include "fixture.h"
#include "suites.h"

#include <stdint.h>
#include <string.h>

static int returns;

static void note_activity(const struct tactus_activity *activity, void *data)
{
	const char *function;

	(void)data;
	switch (activity->type) {
	case TACTUS_ACTIVITY_TYPE_CALL:
		function = tactus_activity_get_function(activity);
		note("call %s", function ? function : "?");
		break;
	case TACTUS_ACTIVITY_TYPE_ARGUMENTS:
		note("arguments %.0f %.0f, %.0f", activity->numbers[0], activity->numbers[1],
			(double)activity->time_us);
		break;
	case TACTUS_ACTIVITY_TYPE_CALLBACK:
		CHECK(!tactus_activity_get_function(activity));
		note("callback %u", (unsigned int)activity->code);
		break;
	case TACTUS_ACTIVITY_TYPE_ANSWER:
		note("answer %d", (int)activity->integer);
		break;
	case TACTUS_ACTIVITY_TYPE_RETURN:
		returns++;
		break;
	default:
		CHECK(!"a listed type");
	}
	CHECK(activity->size == sizeof *activity);
}

static void hide(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer;
	CHECK_OK(tactus_view_set_hidden(data, true));
}

static enum tactus_answer refuse(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	return TACTUS_ANSWER_NO;
}

static void what_passes_is_told(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap;

	fixture_create(&fixture);
	tap = tactus_tap_recognizer_create(fixture.application);
	CHECK_OK(tactus_view_add_recognizer(fixture.view, tap));
	CHECK_OK(tactus_recognizer_add_target(tap, hide, fixture.view));
	check_notes("");
	returns = 0;
	CHECK_OK(tactus_application_add_activity_listener(fixture.application, note_activity, NULL));
	/* The end of this very call is reported. */
	CHECK(returns == 1);
	check_notes("");
	finger_down(&fixture, 0, 1, 150, 160);
	check_notes("call tactus_touch_source_down\narguments 150 160, 0\ncall tactus_touch_source_frame\n"
		    "arguments 0 0, 0\n");
	finger_up(&fixture, 20, 1);
	check_notes("call tactus_touch_source_up\narguments 0 0, 20000\ncall tactus_touch_source_frame\n"
		    "arguments 0 0, 20000\ncallback 0\ncall tactus_view_set_hidden\nanswer 0\n");
	CHECK(returns == 5);
	/* A refused call is reported as well; a getter is not. */
	CHECK_STATUS(tactus_view_set_frame(fixture.view, 0, 0, -1, 0), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_view_is_hidden(fixture.view));
	check_notes("call tactus_view_set_frame\n");
	CHECK_OK(tactus_application_remove_activity_listener(fixture.application, note_activity, NULL));
	CHECK_STATUS(tactus_application_remove_activity_listener(fixture.application, note_activity, NULL),
		TACTUS_STATUS_NONE);
	check_notes("call tactus_application_remove_activity_listener\n");
	finger_down(&fixture, 40, 1, 150, 160);
	finger_up(&fixture, 60, 1);
	check_notes("");
	fixture_destroy(&fixture);
}

/* A source with a clock of its own: what is told are the application's times. */
static void foreign_times(void)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	const uint64_t foreign = UINT64_C(1) << 50;
	struct tactus_touch_source *nested;
	struct fixture fixture;

	fixture_create(&fixture);
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	nested = tactus_touch_source_create(fixture.application, &info);
	CHECK_OK(tactus_application_advance(fixture.application, 5000));
	CHECK_OK(tactus_application_add_activity_listener(fixture.application, note_activity, NULL));
	/* Nothing takes the gesture. */
	CHECK_STATUS(tactus_touch_source_gesture_begin(nested, foreign, TACTUS_GESTURE_SWIPE, 3, 150, 160),
		TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_touch_source_gesture_update(nested, foreign + 7000, 20, 0, 1, 0), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_touch_source_gesture_end(nested, foreign + 9000, false), TACTUS_STATUS_NONE);
	check_notes("call tactus_touch_source_gesture_begin\narguments 150 160, 5000\n"
		    "call tactus_touch_source_gesture_update\narguments 0 0, 12000\n"
		    "call tactus_touch_source_gesture_end\narguments 0 0, 14000\n");
	/* Listening makes no time valid that is not. */
	CHECK_STATUS(tactus_touch_source_gesture_begin(nested, UINT64_MAX, TACTUS_GESTURE_SWIPE, 3, 150, 160),
		TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_touch_source_down(nested, UINT64_MAX, 1, 150, 160), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_OK(tactus_application_remove_activity_listener(fixture.application, note_activity, NULL));
	check_notes("call tactus_touch_source_gesture_begin\narguments 150 160, 9223372036854775808\n"
		    "call tactus_touch_source_down\narguments 150 160, 9223372036854775808\n"
		    "call tactus_application_remove_activity_listener\n");
	fixture_destroy(&fixture);
}

static void touch_view(const struct tactus_activity *activity, void *data)
{
	if (activity->type == TACTUS_ACTIVITY_TYPE_CALL)
		CHECK_STATUS(tactus_view_set_hidden(data, true), TACTUS_STATUS_BUSY);
}

static void listeners_only_look(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	CHECK_OK(tactus_application_add_activity_listener(fixture.application, touch_view, fixture.view));
	finger_down(&fixture, 0, 1, 150, 160);
	CHECK(!tactus_view_is_hidden(fixture.view));
	CHECK_OK(tactus_application_remove_activity_listener(fixture.application, touch_view, fixture.view));
	fixture_destroy(&fixture);
}

static void what_there_is(void)
{
	static const struct tactus_rectangle region[] = { { 0, 0, 10, 20 }, { 30, 0, 5, 5 } };
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_recognizer_callbacks overrides = TACTUS_RECOGNIZER_CALLBACKS_INIT;
	struct tactus_surface_client_callbacks client_callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct tactus_recognizer *one, *two, *others[2] = { NULL, NULL };
	struct tactus_rectangle rectangles[2];
	struct tactus_surface_client *client;
	struct fixture fixture;

	fixture_create(&fixture);
	CHECK(tactus_view_get_kind(fixture.window) == TACTUS_VIEW_KIND_WINDOW);
	CHECK(tactus_view_get_kind(fixture.view) == TACTUS_VIEW_KIND_PLAIN);
	CHECK(tactus_view_get_kind(tactus_control_create(fixture.application, 0, 0, 1, 1)) == TACTUS_VIEW_KIND_CONTROL);
	CHECK(tactus_view_get_kind(tactus_scroll_view_create(fixture.application, 0, 0, 1, 1, 1, 1)) ==
		TACTUS_VIEW_KIND_SCROLL_VIEW);
	client = tactus_surface_client_create(fixture.application, &client_callbacks, NULL);
	CHECK(tactus_view_get_kind(tactus_surface_create(client, 0, 0, 1, 1)) == TACTUS_VIEW_KIND_SURFACE);

	CHECK(tactus_view_get_input_region(fixture.view, NULL, 0) == SIZE_MAX);
	CHECK_OK(tactus_view_set_input_region(fixture.view, region, 2));
	CHECK(tactus_view_get_input_region(fixture.view, rectangles, 1) == 2);
	CHECK(rectangles[0].width == 10 && rectangles[0].height == 20);
	CHECK_OK(tactus_view_set_input_region(fixture.view, region, 0));
	CHECK(tactus_view_get_input_region(fixture.view, rectangles, 2) == 0);

	one = tactus_tap_recognizer_create(fixture.application);
	two = tactus_tap_recognizer_create(fixture.application);
	CHECK(tactus_recognizer_get_failure_requirements(one, others, 2) == 0);
	CHECK_OK(tactus_recognizer_require_failure_of(one, two));
	CHECK(tactus_recognizer_get_failure_requirements(one, others, 2) == 1);
	CHECK(others[0] == two && !others[1]);
	CHECK(tactus_recognizer_get_failure_requirements(one, NULL, 0) == 1);
	CHECK_OK(tactus_recognizer_remove_failure_requirement(one, two));
	CHECK(tactus_recognizer_get_failure_requirements(one, others, 2) == 0);

	delegate.should_begin = refuse;
	CHECK(tactus_recognizer_get_delegate_mask(one) == 0);
	CHECK_OK(tactus_recognizer_set_delegate(one, &delegate, NULL));
	CHECK(tactus_recognizer_get_delegate_mask(one) == 1);
	CHECK_OK(tactus_recognizer_set_delegate(one, NULL, NULL));
	CHECK(tactus_recognizer_get_delegate_mask(one) == 0);
	overrides.reset = hide;
	CHECK_OK(tactus_recognizer_set_callbacks(one, &overrides, fixture.view));
	CHECK(tactus_recognizer_get_callback_mask(one) == 1 << 4);
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, NULL));
	CHECK(tactus_responder_get_callback_mask(tactus_view_get_responder(fixture.view)) == 0);
	CHECK(tactus_responder_get_callback_mask(NULL) == 0);
	fixture_destroy(&fixture);
}

void check_activity(void)
{
	check_run("activity listeners hear of calls and callbacks", what_passes_is_told);
	check_run("11.4 activity of a source with a clock of its own", foreign_times);
	check_run("activity listeners may only call getters", listeners_only_look);
	check_run("getters for recorders", what_there_is);
}
