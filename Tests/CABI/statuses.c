/* SPDX-License-Identifier: MIT */
/* Statuses that other suites do not see; statuses.sh compares all suites with the header. */
#include "fixture.h"
#include "suites.h"

static struct fixture fixture;

static void ignore_event(const struct tactus_trace_event *event, void *data)
{
	(void)event, (void)data;
}

static void ignore_listener(void)
{
}

static void scroll_views(void)
{
	struct tactus_rectangle rectangle = { 0, 300, 10, 10 };
	struct tactus_view *scroll_view;
	uint64_t time;

	fixture_create(&fixture);
	CHECK_STATUS(tactus_application_get_next_animation_deadline(fixture.application, 8000, &time),
		TACTUS_STATUS_NONE);
	scroll_view = tactus_scroll_view_create(fixture.application, 0, 0, 100, 100, 400, 400);
	CHECK_OK(tactus_view_add_subview(fixture.view, scroll_view));
	CHECK_OK(tactus_scroll_view_set_content_inset(scroll_view, 1, 2, 3, 4));
	CHECK_OK(tactus_scroll_view_scroll_to_visible(scroll_view, &rectangle, true));
	CHECK_OK(tactus_application_get_next_animation_deadline(fixture.application, 8000, &time));
	CHECK_OK(tactus_scroll_view_zoom_to_rectangle(scroll_view, &rectangle, false));
	fixture_destroy(&fixture);
}

static void responders_and_recognizers(void)
{
	struct tactus_recognizer *press;

	fixture_create(&fixture);
	press = tactus_long_press_recognizer_create(fixture.application);
	CHECK_OK(tactus_long_press_recognizer_set_ends_at_last_lift(press, true));
	CHECK_STATUS(tactus_window_remove_event_filter(
			     fixture.window, (tactus_event_filter_func)ignore_listener, NULL),
		TACTUS_STATUS_NONE);
	fixture_destroy(&fixture);
}

static enum tactus_answer yes(struct tactus_responder *responder, void *data)
{
	(void)responder, (void)data;
	return TACTUS_ANSWER_YES;
}

static const struct tactus_touch *known_touch;
static struct tactus_recognizer *double_tap;

static enum tactus_handling read_prediction(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	struct tactus_touch_place place = TACTUS_TOUCH_PLACE_INIT;

	(void)responder, (void)count, (void)data;
	CHECK_OK(tactus_event_get_predicted(event, touches[0], 0, NULL, &place));
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling fill_the_queue(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	struct tactus_reason reason = TACTUS_REASON_INIT;
	double x, y;
	struct tactus_touch_place place = TACTUS_TOUCH_PLACE_INIT;

	(void)data;
	known_touch = touches[0];
	CHECK_STATUS(tactus_event_get_coalesced(event, touches[0], 7, NULL, &place), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_event_get_predicted(event, touches[0], 7, NULL, &place), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_recognizer_get_location_of_touch(double_tap, 0, NULL, &x, &y));
	CHECK_STATUS(tactus_recognizer_get_location_of_touch(double_tap, 1, NULL, &x, &y), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_touch_get_reason(known_touch, &reason), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_responder_call_default(responder, TACTUS_TOUCH_PHASE_BEGAN, touches, count, event));
	for (int i = 0; i < 1024; i++)
		CHECK_OK(tactus_touch_source_frame(fixture.panel, 8000));
	CHECK_STATUS(tactus_touch_source_frame(fixture.panel, 8000), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_application_cancel_touches(fixture.application, 8000), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_application_set_modifiers(fixture.application, TACTUS_MODIFIER_SHIFT), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_application_send_remote_control(fixture.application, TACTUS_REMOTE_CONTROL_PLAY),
		TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_application_send_shake(fixture.application, TACTUS_TOUCH_PHASE_BEGAN), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_application_set_tablet_mode(fixture.application, true), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_hover(fixture.panel, 8000, 1, 1), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_hover_leave(fixture.panel, 8000), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_pointer(fixture.panel, 8000, 1, 1, 0), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_gesture_begin(fixture.panel, 8000, TACTUS_GESTURE_PINCH, 2, 1, 1),
		TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_gesture_update(fixture.panel, 8000, 1, 1, 1, 0), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_gesture_end(fixture.panel, 8000, false), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_scroll(fixture.panel, 8000, TACTUS_SCROLL_TYPE_FINGER, 1, 1, 1, 1),
		TACTUS_STATUS_LIMIT);
	return TACTUS_HANDLING_HANDLED;
}

static void in_a_callback(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_responder *responder;
	struct tactus_reason reason = TACTUS_REASON_INIT;

	fixture_create(&fixture);
	callbacks.touches_began = fill_the_queue;
	callbacks.touches_moved = read_prediction;
	callbacks.can_become_first_responder = yes;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, NULL));
	responder = tactus_view_get_responder(fixture.view);
	CHECK_OK(tactus_responder_become_first_responder(responder));
	CHECK_OK(tactus_responder_resign_first_responder(responder));
	double_tap = tactus_tap_recognizer_create(fixture.application);
	CHECK_OK(tactus_tap_recognizer_set_number_of_taps_required(double_tap, 2));
	CHECK_OK(tactus_view_add_recognizer(fixture.view, double_tap));
	finger_down(&fixture, 0, 1, 150, 150);
	finger_motion(&fixture, 10, 1, 155, 150);
	finger_motion(&fixture, 20, 1, 160, 150);
	finger_up(&fixture, 40, 1);
	CHECK_OK(tactus_touch_get_reason(known_touch, &reason));
	CHECK(reason.code == TACTUS_REASON_CODE_WITHHELD_ENDED && reason.recognizer == double_tap);
	CHECK_OK(tactus_application_advance(fixture.application, 1000000));
	tactus_touch_source_destroy(fixture.panel);
	CHECK_STATUS(tactus_touch_explain(known_touch, ignore_event, NULL), TACTUS_STATUS_NONE);
	fixture_destroy(&fixture);
}

void check_statuses(void)
{
	check_run("statuses of scroll views", scroll_views);
	check_run("statuses of responders and recognizers", responders_and_recognizers);
	check_run("statuses in a callback", in_a_callback);
}
