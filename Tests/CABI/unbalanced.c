/* SPDX-License-Identifier: MIT */
/* Calls that remove, end or leave something that was not added, begun or entered: refused or without effect. */
#include "fixture.h"
#include "suites.h"

#include <stdint.h>

static void never(void *object, void *data)
{
	(void)object, (void)data;
	CHECK(false);
}

static void never_act(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	CHECK(false);
}

static void never_tell(struct tactus_view *control, uint32_t event, void *data)
{
	(void)control, (void)event, (void)data;
	CHECK(false);
}

static void take_back_what_was_not_given(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap, *pan;
	struct tactus_view *control, *loose;

	fixture_create(&fixture);
	tap = tactus_tap_recognizer_create(fixture.application);
	pan = tactus_pan_recognizer_create(fixture.application);
	control = tactus_control_create(fixture.application, 0, 0, 10, 10);
	loose = tactus_view_create(fixture.application, 0, 0, 10, 10);
	CHECK_STATUS(tactus_view_remove_destroy_listener(fixture.view, never, NULL), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_application_remove_destroy_listener(fixture.application, never, NULL), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_recognizer_remove_target(tap, never_act, NULL));
	CHECK_OK(tactus_recognizer_remove_failure_requirement(tap, pan));
	CHECK_STATUS(tactus_view_remove_recognizer(fixture.view, tap), TACTUS_STATUS_WRONG_STATE);
	CHECK_OK(tactus_control_remove_target(control, never_tell, NULL, UINT32_MAX));
	CHECK_OK(tactus_control_remove_action(control, 1, UINT32_MAX));
	CHECK_OK(tactus_view_remove_from_superview(loose));
	CHECK_OK(tactus_view_remove_from_superview(loose));
	CHECK_OK(tactus_responder_unset_next(tactus_view_get_responder(loose)));
	/* Added twice it is called once, and one removal suffices. */
	CHECK_OK(tactus_recognizer_add_target(tap, never_act, NULL));
	CHECK_OK(tactus_recognizer_add_target(tap, never_act, NULL));
	CHECK_OK(tactus_recognizer_remove_target(tap, never_act, NULL));
	CHECK_OK(tactus_view_add_recognizer(fixture.view, tap));
	finger_down(&fixture, 0, 1, 150, 150);
	finger_up(&fixture, 50, 1);
	CHECK_OK(tactus_view_remove_recognizer(fixture.view, tap));
	CHECK_STATUS(tactus_view_remove_recognizer(fixture.view, tap), TACTUS_STATUS_WRONG_STATE);
	check_that_taps_work(&fixture, 1000);
	fixture_destroy(&fixture);
}

static void end_what_has_not_begun(void)
{
	struct fixture fixture;
	struct tactus_responder *responder;

	fixture_create(&fixture);
	responder = tactus_view_get_responder(fixture.view);
	CHECK_STATUS(tactus_touch_source_up(fixture.panel, 0, 1), TACTUS_STATUS_UNKNOWN_TOUCH);
	CHECK_STATUS(tactus_touch_source_cancel(fixture.panel, 0, 1), TACTUS_STATUS_UNKNOWN_TOUCH);
	CHECK_OK(tactus_touch_source_frame(fixture.panel, 0));
	CHECK_OK(tactus_touch_source_cancel_all(fixture.panel, 0));
	CHECK_OK(tactus_application_cancel_touches(fixture.application, 0));
	CHECK_OK(tactus_touch_source_hover_leave(fixture.panel, 0));
	CHECK(tactus_touch_source_gesture_end(fixture.panel, 0, false) < TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_gesture_update(fixture.panel, 0, 1, 1, 1, 0) < TACTUS_STATUS_OK);
	CHECK_STATUS(tactus_responder_resign_first_responder(responder), TACTUS_STATUS_WRONG_STATE);
	CHECK_OK(tactus_application_send_shake(fixture.application, TACTUS_TOUCH_PHASE_ENDED));
	tactus_application_send_remote_control(fixture.application, TACTUS_REMOTE_CONTROL_END_SEEKING_FORWARD);
	CHECK_OK(tactus_application_dispatch_timer(fixture.application));
	fixture_destroy(&fixture);
}

/* Ids belong to the device: any number is valid. */
static void ids_at_the_limits(void)
{
	const int32_t ids[] = { INT32_MIN, -1, 0, INT32_MAX };
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	CHECK_OK(tactus_view_set_multiple_touch_enabled(fixture.view, true));
	for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
		CHECK_OK(tactus_touch_source_down(fixture.panel, 0, ids[i], 150 + 10.0 * (double)i, 150));
	CHECK_OK(tactus_touch_source_frame(fixture.panel, 0));
	for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
		CHECK_OK(tactus_touch_source_up(fixture.panel, 8000, ids[i]));
	CHECK_OK(tactus_touch_source_frame(fixture.panel, 8000));
	check_notes(
		"view began -2147483648 -1 0 2147483647\n"
		"view ended -2147483648 -1 0 2147483647\n");
	fixture_destroy(&fixture);
}

void check_unbalanced(void)
{
	check_run("removing what was not added", take_back_what_was_not_given);
	check_run("ending what has not begun", end_what_has_not_begun);
	check_run("touch ids at the limits", ids_at_the_limits);
}
