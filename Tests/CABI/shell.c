/* SPDX-License-Identifier: MIT */
/* Functions for shells: modifier keys, deferred edges, live touches. */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stddef.h>

static enum tactus_answer note_modifiers(
	struct tactus_recognizer *recognizer, const struct tactus_event *event, void *data)
{
	(void)recognizer;
	(void)data;
	note("modifiers %u", tactus_event_get_modifiers(event));
	return TACTUS_ANSWER_YES;
}

static void change_modifiers(struct tactus_recognizer *recognizer, void *data)
{
	struct tactus_application *application = tactus_recognizer_get_application(recognizer);

	(void)data;
	CHECK_OK(tactus_application_set_modifiers(application, TACTUS_MODIFIER_ALT));
	/* Inside a callback the change waits like input (rule 12.4). */
	CHECK(tactus_application_get_modifiers(application) == (TACTUS_MODIFIER_SUPER | TACTUS_MODIFIER_SHIFT));
}

/* Rules 1.19, 4.8. */
static void modifiers(void)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_reason reason = TACTUS_REASON_INIT;
	struct fixture fixture;
	struct tactus_recognizer *tap;

	fixture_create(&fixture);
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	delegate.should_receive_event = note_modifiers;
	CHECK_OK(tactus_recognizer_set_delegate(tap, &delegate, NULL));
	CHECK_OK(tactus_recognizer_add_target(tap, change_modifiers, NULL));
	CHECK(tactus_recognizer_get_required_modifiers(tap) == 0);
	CHECK(tactus_recognizer_get_excluded_modifiers(tap) == 0);
	CHECK_OK(tactus_recognizer_set_required_modifiers(tap, TACTUS_MODIFIER_SUPER));
	CHECK_OK(tactus_recognizer_set_excluded_modifiers(tap, TACTUS_MODIFIER_CTRL));
	CHECK(tactus_recognizer_get_required_modifiers(tap) == TACTUS_MODIFIER_SUPER);
	CHECK(tactus_recognizer_get_excluded_modifiers(tap) == TACTUS_MODIFIER_CTRL);

	finger_down(&fixture, 0, 1, 150, 150);
	finger_up(&fixture, 20, 1);
	check_notes("");
	CHECK_OK(tactus_recognizer_get_reason(tap, &reason));
	CHECK(reason.code == TACTUS_REASON_CODE_MODIFIERS);
	CHECK(lround(reason.numbers[0]) == 0);
	CHECK(lround(reason.numbers[1]) == TACTUS_MODIFIER_SUPER);
	CHECK(lround(reason.numbers[2]) == TACTUS_MODIFIER_CTRL);

	CHECK_OK(tactus_application_set_modifiers(fixture.application, TACTUS_MODIFIER_SUPER | TACTUS_MODIFIER_SHIFT));
	finger_down(&fixture, 1000, 1, 150, 150);
	finger_up(&fixture, 1020, 1);
	check_notes("modifiers 65\ntap ended\n");
	CHECK(tactus_application_get_modifiers(fixture.application) == TACTUS_MODIFIER_ALT);
	fixture_destroy(&fixture);
}

static void note_deferral(
	struct tactus_view *view, struct tactus_recognizer *recognizer, enum tactus_edge edge, void *data)
{
	CHECK(tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_FAILED);
	note("%s deferred edge %d of %s", (const char *)data, edge, tactus_view_get_name(view));
}

static void swipe_in(struct fixture *fixture, unsigned int time)
{
	finger_down(fixture, time, 1, 3, 200);
	finger_motion(fixture, time + 10, 1, 40, 200);
	finger_up(fixture, time + 20, 1);
}

/* Rule 2.13. */
static void deferred_edges(void)
{
	struct tactus_reason reason = TACTUS_REASON_INIT;
	struct fixture fixture;
	struct tactus_recognizer *pan, *tap;

	fixture_create(&fixture);
	pan = tactus_screen_edge_pan_recognizer_create(fixture.application);
	tap = tactus_tap_recognizer_create(fixture.application);
	CHECK_OK(tactus_screen_edge_pan_recognizer_set_edges(pan, TACTUS_EDGE_LEFT));
	CHECK(!tactus_screen_edge_pan_recognizer_is_shell_gesture(pan));
	CHECK_OK(tactus_screen_edge_pan_recognizer_set_shell_gesture(pan, true));
	CHECK(tactus_screen_edge_pan_recognizer_is_shell_gesture(pan));
	CHECK_STATUS(tactus_screen_edge_pan_recognizer_set_shell_gesture(tap, true), TACTUS_STATUS_WRONG_KIND);
	CHECK_OK(tactus_view_add_recognizer(fixture.window, pan));
	CHECK_OK(tactus_view_set_name(fixture.window, "window"));
	CHECK_STATUS(tactus_view_set_deferred_edges(fixture.window, 16), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_OK(tactus_view_set_deferred_edges(fixture.window, TACTUS_EDGE_LEFT));
	CHECK(tactus_view_get_deferred_edges(fixture.window) == TACTUS_EDGE_LEFT);
	CHECK_OK(tactus_application_add_edge_deferral_listener(fixture.application, note_deferral, "a"));
	CHECK_OK(tactus_application_add_edge_deferral_listener(fixture.application, note_deferral, "b"));

	swipe_in(&fixture, 0);
	check_notes("a deferred edge 2 of window\nb deferred edge 2 of window\n");
	CHECK_OK(tactus_recognizer_get_reason(pan, &reason));
	CHECK(reason.code == TACTUS_REASON_CODE_EDGE_DEFERRED && lround(reason.numbers[0]) == TACTUS_EDGE_LEFT);
	swipe_in(&fixture, 1000);
	check_notes("");
	CHECK_STATUS(tactus_recognizer_get_reason(pan, &reason), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_application_remove_edge_deferral_listener(fixture.application, note_deferral, "a"));
	CHECK_STATUS(tactus_application_remove_edge_deferral_listener(fixture.application, note_deferral, "a"),
		TACTUS_STATUS_NONE);
	swipe_in(&fixture, 4000);
	check_notes("b deferred edge 2 of window\n");
	tactus_recognizer_destroy(tap);
	fixture_destroy(&fixture);
}

/* Rule 9.4: the reason names the control. */
static void tracked_axes(void)
{
	struct tactus_reason reason = TACTUS_REASON_INIT;
	struct fixture fixture;
	struct tactus_view *slider;
	struct tactus_recognizer *pan;

	fixture_create(&fixture);
	pan = fixture_add(&fixture, tactus_pan_recognizer_create(fixture.application), "pan");
	slider = tactus_control_create(fixture.application, 0, 0, 400, 300);
	CHECK_OK(tactus_view_add_subview(fixture.view, slider));
	CHECK(tactus_control_get_tracked_axes(slider) == TACTUS_AXIS_NONE);
	CHECK_STATUS(tactus_control_set_tracked_axes(slider, 4), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_control_set_tracked_axes(fixture.view, 1), TACTUS_STATUS_WRONG_KIND);
	CHECK_OK(tactus_control_set_tracked_axes(slider, TACTUS_AXIS_HORIZONTAL));
	CHECK(tactus_control_get_tracked_axes(slider) == TACTUS_AXIS_HORIZONTAL);
	finger_down(&fixture, 0, 1, 150, 150);
	finger_motion(&fixture, 10, 1, 200, 150);
	CHECK(tactus_control_is_tracking(slider));
	CHECK_OK(tactus_recognizer_get_reason(pan, &reason));
	CHECK(reason.code == TACTUS_REASON_CODE_REFUSED_BY_CONTROL && reason.view == slider);
	/* A control that is destroyed while it tracks leaves nothing behind. */
	tactus_view_destroy(slider);
	finger_up(&fixture, 20, 1);
	check_notes("");
	check_that_taps_work(&fixture, 1000);
	fixture_destroy(&fixture);
}

/* Touches, vectors and views can be read at any time. */
static void live_touches(void)
{
	const struct tactus_touch *touches[4];
	struct fixture fixture;
	struct tactus_recognizer *pan;
	double x = 3, y = -4;

	fixture_create(&fixture);
	pan = fixture_add(&fixture, tactus_pan_recognizer_create(fixture.application), "pan");
	CHECK(!tactus_recognizer_is_discrete(pan));
	CHECK(tactus_application_get_touches(fixture.application, NULL, 0) == 0);
	finger_down(&fixture, 0, 5, 150, 160);
	finger_down(&fixture, 10, 6, 10, 10);
	finger_motion(&fixture, 20, 5, 155, 160);
	CHECK(tactus_application_get_touches(fixture.application, touches, 1) == 2);
	CHECK(tactus_touch_get_id(touches[0]) == 5);
	CHECK(tactus_touch_source_find_touch(fixture.panel, 5) == touches[0]);
	CHECK(tactus_touch_source_find_touch(fixture.panel, 7) == NULL);
	CHECK(tactus_recognizer_get_touches(pan, touches, 4) == 1 && tactus_touch_get_id(touches[0]) == 5);
	CHECK_OK(tactus_touch_get_start_location(touches[0], fixture.view, &x, &y));
	note("start %g,%g", x, y);
	finger_up(&fixture, 30, 5);
	CHECK(tactus_touch_source_find_touch(fixture.panel, 5) == NULL);
	CHECK(tactus_application_get_touches(fixture.application, touches, 4) == 1);

	CHECK_OK(tactus_view_set_transform(fixture.view, 2, 0, 0, 2, 0, 0));
	CHECK_OK(tactus_view_convert_vector(NULL, fixture.view, &x, &y));
	note("in the view %g,%g", x, y);
	CHECK_OK(tactus_view_convert_vector(fixture.view, NULL, &x, &y));
	note("and back %g,%g", x, y);
	CHECK_STATUS(tactus_view_convert_vector(NULL, NULL, &x, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	x = (double)NAN;
	CHECK_STATUS(tactus_view_convert_vector(NULL, NULL, &x, &y), TACTUS_STATUS_INVALID_ARGUMENT);
	check_notes(
		"start 50,60\n"
		"in the view 25,30\n"
		"and back 50,60\n");
	CHECK(tactus_view_is_descendant_of(fixture.view, fixture.window));
	CHECK(tactus_view_is_descendant_of(fixture.view, fixture.view));
	CHECK(!tactus_view_is_descendant_of(fixture.window, fixture.view));
	CHECK(!tactus_view_is_descendant_of(fixture.view, NULL));
	fixture_destroy(&fixture);
}

void check_shell(void)
{
	check_run("held and required modifier keys", modifiers);
	check_run("deferred edges, and their listeners", deferred_edges);
	check_run("tracked axes of a control", tracked_axes);
	check_run("live touches, vectors and descendants", live_touches);
}
