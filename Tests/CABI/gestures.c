/* SPDX-License-Identifier: MIT */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

static bool is_near(double value, double expected)
{
	return fabs(value - expected) <= 0.5;
}

/* Row 2 of the truth table: recognition at the lift cancels the view's touch after the action. */
static void tap(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	finger_down(&fixture, 0, 1, 150, 160);
	check_notes("view began 1\n");
	finger_up(&fixture, 60, 1);
	check_notes(
		"tap ended\n"
		"view cancelled 1\n");
	fixture_destroy(&fixture);
}

static void note_place(struct tactus_recognizer *recognizer, void *data)
{
	double x = 0, y = 0;

	CHECK_OK(tactus_recognizer_get_location(recognizer, data, &x, &y));
	note("at %g,%g", x, y);
}

static void targets(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap;

	fixture_create(&fixture);
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK_OK(tactus_recognizer_add_target(tap, note_place, NULL));
	CHECK_OK(tactus_recognizer_add_target(tap, note_place, fixture.view));
	CHECK_OK(tactus_recognizer_add_target(tap, note_place, NULL));
	finger_down(&fixture, 0, 1, 150, 160);
	finger_up(&fixture, 60, 1);
	check_notes(
		"tap ended\n"
		"at 150,160\n"
		"at 50,60\n");

	CHECK_OK(tactus_recognizer_remove_target(tap, note_place, NULL));
	finger_down(&fixture, 1000, 1, 150, 160);
	finger_up(&fixture, 1060, 1);
	check_notes(
		"tap ended\n"
		"at 50,60\n");
	fixture_destroy(&fixture);
}

static void check_pan(struct tactus_recognizer *pan, void *data)
{
	double x = 0, y = 0, velocity_x = 0, velocity_y = 0;

	(void)data;
	CHECK_OK(tactus_pan_recognizer_get_translation(pan, NULL, &x, &y));
	CHECK_OK(tactus_pan_recognizer_get_velocity(pan, NULL, &velocity_x, &velocity_y));
	CHECK(is_near(velocity_x, 500) && is_near(velocity_y, 250));
	note("moved %g,%g by %zu", x, y, tactus_recognizer_get_number_of_touches(pan));
}

/* Moves (4, 2) px in 8 ms: the pan begins with the third step, beyond 10 px. */
static void pan(void)
{
	struct fixture fixture;
	struct tactus_recognizer *recognizer;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	recognizer = fixture_add(&fixture, tactus_pan_recognizer_create(fixture.application), "pan");
	CHECK_OK(tactus_recognizer_add_target(recognizer, check_pan, NULL));
	finger_down(&fixture, 0, 7, 200, 200);
	for (unsigned int step = 1; step <= 4; step++)
		finger_motion(&fixture, 8 * step, 7, 200 + 4 * step, 200 + 2 * step);
	finger_up(&fixture, 40, 7);
	check_notes(
		"view began 7\n"
		"view moved 7\n"
		"view moved 7\n"
		"pan began\n"
		"moved 12,6 by 1\n"
		"view cancelled 7\n"
		"pan changed\n"
		"moved 16,8 by 1\n"
		"pan ended\n"
		"moved 16,8 by 0\n");
	CHECK(tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_POSSIBLE);
	fixture_destroy(&fixture);
}

static bool is_positive_zero(double value)
{
	return value == 0 && !signbit(value);
}

static void check_target(struct tactus_view *scroll_view, double velocity_x, double velocity_y, double *x, double *y,
	void *data)
{
	(void)scroll_view;
	(void)data;
	CHECK(velocity_x == 0 && velocity_y < 0);
	CHECK(is_positive_zero(*x) && is_positive_zero(*y));
	note("target");
}

/* The limit of an offset without an inset is -0, which a client would print. */
static void negative_zero(void)
{
	struct fixture fixture;
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;
	struct tactus_view *scroll_view;
	double x = -1, y = -1;

	fixture_create(&fixture);
	scroll_view = tactus_scroll_view_create(fixture.application, 0, 0, 400, 300, 400, 900);
	CHECK_OK(tactus_view_add_subview(fixture.view, scroll_view));
	delegate.will_end_dragging = check_target;
	CHECK_OK(tactus_scroll_view_set_delegate(scroll_view, &delegate, NULL));
	finger_down(&fixture, 0, 7, 200, 200);
	for (unsigned int step = 1; step <= 4; step++)
		finger_motion(&fixture, 8 * step, 7, 200, 200 + 20 * step);
	finger_up(&fixture, 40, 7);
	CHECK_OK(tactus_application_advance(fixture.application, 2000000));
	check_notes("target\n");
	CHECK_OK(tactus_scroll_view_get_content_offset(scroll_view, &x, &y));
	CHECK(is_positive_zero(x) && is_positive_zero(y));
	fixture_destroy(&fixture);
}

/* Notes all properties of a touch and its event. */
static enum tactus_handling note_everything(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	const struct fixture *fixture = data;
	const struct tactus_touch *all[4] = { NULL };
	double x = 0, y = 0, previous_x = 0, previous_y = 0;

	CHECK(tactus_responder_get_view(responder) == fixture->view);
	CHECK(count == 1);
	CHECK_OK(tactus_touch_get_location(touches[0], fixture->view, &x, &y));
	CHECK_OK(tactus_touch_get_previous_location(touches[0], NULL, &previous_x, &previous_y));
	CHECK(tactus_touch_get_view(touches[0]) == fixture->view);
	CHECK(tactus_touch_get_window(touches[0]) == fixture->window);
	CHECK(tactus_touch_get_source(touches[0]) == fixture->panel);
	CHECK(tactus_touch_get_type(touches[0]) == TACTUS_TOUCH_TYPE_DIRECT);
	CHECK(tactus_touch_get_timestamp(touches[0]) == tactus_event_get_timestamp(event));
	CHECK(tactus_event_get_type(event) == TACTUS_EVENT_TYPE_TOUCHES);
	CHECK(tactus_event_get_touches_for_view(event, fixture->view, NULL, 0) == 2);
	CHECK(tactus_event_get_touches_for_window(event, fixture->window, all, 4) == 2);
	CHECK(all[0] != NULL && all[1] != NULL && all[2] == NULL);
	note("%s %d of %zu at %g,%g from %g,%g", phase_name(tactus_touch_get_phase(touches[0])),
		tactus_touch_get_id(touches[0]), tactus_event_get_touches(event, NULL, 0), x, y, previous_x,
		previous_y);
	return TACTUS_HANDLING_HANDLED;
}

static void touches_and_events(void)
{
	struct fixture fixture;
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	fixture_create(&fixture);
	CHECK_OK(tactus_view_set_multiple_touch_enabled(fixture.view, true));
	finger_down(&fixture, 0, 1, 150, 150);
	finger_down(&fixture, 8, 2, 250, 150);
	callbacks.touches_moved = note_everything;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, &fixture));
	finger_motion(&fixture, 16, 2, 260, 170);
	check_notes("moved 2 of 2 at 160,70 from 250,150\n");
	finger_motion(&fixture, 24, 1, 140, 150);
	check_notes("moved 1 of 2 at 40,50 from 150,150\n");
	fixture_destroy(&fixture);
}

/* A source without frames, on a panel with normalized coordinates. */
static void frameless_normalized_source(void)
{
	struct fixture fixture;
	struct tactus_touch_source *source;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS | TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED;
	info.width = 800;
	info.height = 600;
	source = tactus_touch_source_create(fixture.application, &info);
	CHECK_OK(tactus_touch_source_down(source, 0, 1, 0.5, 0.5));
	check_notes("view began 1\n");
	CHECK_OK(tactus_touch_source_motion(source, 8000, 1, 0.51, 0.5));
	check_notes("view moved 1\n");
	CHECK_OK(tactus_touch_source_up(source, 16000, 1));
	check_notes("view ended 1\n");
	fixture_destroy(&fixture);
}

static enum tactus_answer say_no(struct tactus_recognizer *recognizer, void *data)
{
	(void)data;
	note("%s asks", tactus_recognizer_get_name(recognizer));
	return TACTUS_ANSWER_NO;
}

static void delegate_and_reason(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap;
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_reason reason = TACTUS_REASON_INIT;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK_STATUS(tactus_recognizer_get_reason(tap, &reason), TACTUS_STATUS_NONE);
	delegate.should_begin = say_no;
	CHECK_OK(tactus_recognizer_set_delegate(tap, &delegate, NULL));
	finger_down(&fixture, 0, 1, 150, 150);
	finger_up(&fixture, 60, 1);
	check_notes(
		"view began 1\n"
		"tap asks\n"
		"view ended 1\n");
	CHECK_OK(tactus_recognizer_get_reason(tap, &reason));
	CHECK(reason.code == TACTUS_REASON_CODE_REFUSED_BY_DELEGATE);
	CHECK(is_near(reason.numbers[0], TACTUS_QUESTION_SHOULD_BEGIN));
	fixture_destroy(&fixture);
}

void check_gestures(void)
{
	check_run("a tap, and the touches of its view", tap);
	check_run("targets are called in order, and once", targets);
	check_run("a pan, its translation and velocity", pan);
	check_run("a negative zero is never returned", negative_zero);
	check_run("all getters of touches and events", touches_and_events);
	check_run("a source without frames, in coordinates from 0 to 1", frameless_normalized_source);
	check_run("a delegate that refuses, and its reason", delegate_and_reason);
}
