/* SPDX-License-Identifier: MIT */
/* Reasons and explanations in words (rules 15.1, 15.2). */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void check_sentence(const char *found, size_t length, const char *expected)
{
	if (strcmp(found, expected) != 0)
		check_failed("\"%s\", not \"%s\"", found, expected);
	CHECK(length == strlen(expected));
}

static void reasons_in_words(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pan;
	struct tactus_reason reason = TACTUS_REASON_INIT;
	char line[128];

	fixture_create(&fixture);
	pan = tactus_pan_recognizer_create(fixture.application);
	CHECK_OK(tactus_view_add_recognizer(fixture.view, pan));
	CHECK_OK(tactus_recognizer_set_name(pan, "scroll"));
	CHECK_STATUS(tactus_recognizer_get_reason(pan, &reason), TACTUS_STATUS_NONE);
	finger_down(&fixture, 0, 1, 150, 150);
	finger_motion(&fixture, 20, 1, 157.2, 150);
	finger_up(&fixture, 40, 1);
	CHECK_OK(tactus_recognizer_get_reason(pan, &reason));
	CHECK(reason.code == TACTUS_REASON_CODE_MOVED_TOO_LITTLE && reason.outcome == TACTUS_OUTCOME_FAILED);
	CHECK(fabs(reason.numbers[0] - 7.2) < 0.001 && reason.numbers[1] == 10 && reason.numbers[2] == 0);
	check_sentence(line, tactus_reason_describe(&reason, pan, line, sizeof line),
		"pan \"scroll\" (#4) failed: its fingers moved 7.2 px, 10 px are needed");
	check_sentence(line, tactus_reason_describe(&reason, NULL, line, sizeof line),
		"its fingers moved 7.2 px, 10 px are needed");
	/* The text is cut, but the full length is returned. */
	CHECK(tactus_reason_describe(&reason, NULL, line, 10) == 42);
	CHECK(strcmp(line, "its finge") == 0);
	CHECK(tactus_reason_describe(&reason, NULL, NULL, 0) == 42);
	CHECK(tactus_reason_describe(NULL, pan, line, sizeof line) == 0);
	/* A code of a later version. */
	reason.code = 99;
	check_sentence(line, tactus_reason_describe(&reason, pan, line, sizeof line),
		"pan \"scroll\" (#4): reason 99, which this version of the library does not know");
	CHECK(strcmp(tactus_reason_code_to_string((enum tactus_reason_code)99), "unknown") == 0);
	fixture_destroy(&fixture);
}

/* Rule 15.1: millimetres if the panel's size is known; numbers[2] has its density. */
static void lengths_in_millimetres(void)
{
	struct fixture fixture;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_source *panel;
	struct tactus_recognizer *tap;
	struct tactus_reason reason = TACTUS_REASON_INIT;
	char line[128];

	fixture_create(&fixture);
	info.width = 800;
	info.height = 600;
	info.width_mm = 200;
	info.height_mm = 150;
	panel = tactus_touch_source_create(fixture.application, &info);
	tap = tactus_tap_recognizer_create(fixture.application);
	CHECK_OK(tactus_view_add_recognizer(fixture.view, tap));
	CHECK_OK(tactus_touch_source_down(panel, 0, 1, 150, 150));
	CHECK_OK(tactus_touch_source_frame(panel, 0));
	CHECK_OK(tactus_touch_source_motion(panel, 8000, 1, 200, 150));
	CHECK_OK(tactus_touch_source_frame(panel, 8000));
	CHECK_OK(tactus_recognizer_get_reason(tap, &reason));
	CHECK(reason.numbers[2] == 4);
	check_sentence(line, tactus_reason_describe(&reason, tap, line, sizeof line),
		"tap #5 failed: its fingers moved 50 px (12.5 mm), 45 px are allowed");
	fixture_destroy(&fixture);
}

static void note_event(const struct tactus_trace_event *event, void *data)
{
	char line[256];

	(void)data;
	CHECK(tactus_trace_event_describe(event, line, sizeof line) == strlen(line));
	if (event->type == TACTUS_TRACE_TYPE_TRIED || event->type == TACTUS_TRACE_TYPE_OFFERED)
		note("%s", line);
}

static enum tactus_answer refuse(
	struct tactus_recognizer *recognizer, const struct tactus_touch *touch, void *data)
{
	(void)recognizer, (void)touch, (void)data;
	return TACTUS_ANSWER_NO;
}

static enum tactus_handling explain(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)count, (void)event, (void)data;
	CHECK_OK(tactus_touch_explain(touches[0], note_event, NULL));
	return TACTUS_HANDLING_HANDLED;
}

/* Rule 15.2: for a point, for a touch at its down, and in the trace. */
static void why_a_touch_went_where_it_went(void)
{
	static const char views[] = "window #1: covered by view \"card\" (#2)\n"
				    "view #4: hidden\n"
				    "view #5: outside\n"
				    "view #6: no interaction\n"
				    "view #7: transparent\n"
				    "view \"card\" (#2): hit\n";
	struct fixture fixture;
	struct tactus_view *others[4];
	struct tactus_recognizer *off, *stylus, *refusing;
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	char expected[1024];

	fixture_create(&fixture);
	CHECK_OK(tactus_view_set_name(fixture.view, "card"));
	for (int i = 0; i < 4; i++) {
		others[i] = tactus_view_create(fixture.application, i == 1 ? 700 : 0, 0, 400, 300);
		CHECK_OK(tactus_view_insert_subview(fixture.window, others[i], 1));
	}
	CHECK_OK(tactus_view_set_hidden(others[0], true));
	CHECK_OK(tactus_view_set_user_interaction_enabled(others[2], false));
	CHECK_OK(tactus_view_set_alpha(others[3], 0));
	off = tactus_tap_recognizer_create(fixture.application);
	stylus = tactus_pan_recognizer_create(fixture.application);
	refusing = tactus_tap_recognizer_create(fixture.application);
	CHECK_OK(tactus_view_add_recognizer(fixture.window, refusing));
	CHECK_OK(tactus_view_add_recognizer(fixture.view, off));
	CHECK_OK(tactus_view_add_recognizer(fixture.view, stylus));
	CHECK_OK(tactus_recognizer_set_enabled(off, false));
	CHECK_OK(tactus_recognizer_set_allowed_touch_types(stylus, 1u << TACTUS_TOUCH_TYPE_STYLUS));
	delegate.should_receive_touch = refuse;
	CHECK_OK(tactus_recognizer_set_delegate(refusing, &delegate, NULL));

	CHECK_OK(tactus_application_explain(
		fixture.application, 0, TACTUS_TOUCH_TYPE_DIRECT, 150, 150, note_event, NULL));
	snprintf(expected, sizeof expected, "%s%s", views,
		"pan #9: other touch type\ntap #8: disabled\ntap #10: bound\n");
	check_notes(expected);
	CHECK_OK(tactus_application_explain(
		fixture.application, 0, TACTUS_TOUCH_TYPE_DIRECT, 2000, 150, note_event, NULL));
	check_notes("window #1: outside\n");

	CHECK_OK(tactus_application_set_trace_listener(fixture.application, note_event, NULL));
	finger_down(&fixture, 0, 1, 150, 150);
	snprintf(expected, sizeof expected, "%s%s", views,
		"pan #9: other touch type\ntap #8: disabled\n"
		"tap #10: refused: should-receive-touch was answered with no\n");
	check_notes(expected);
	CHECK_OK(tactus_application_set_trace_listener(fixture.application, NULL, NULL));
	finger_up(&fixture, 40, 1);
	callbacks.touches_began = explain;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, NULL));
	finger_down(&fixture, 1000, 2, 150, 150);
	check_notes(expected);
	fixture_destroy(&fixture);
}

void check_diagnosis(void)
{
	check_run("reasons in words", reasons_in_words);
	check_run("lengths in millimetres", lengths_in_millimetres);
	check_run("explanations of where a touch goes", why_a_touch_went_where_it_went);
}
