/* SPDX-License-Identifier: MIT */
/* Functions that succeed, and documented statuses for which no other suite has a test. */
#include "fixture.h"
#include "suites.h"

static struct fixture fixture;

static void ignore_end(void *object, void *data)
{
	(void)object, (void)data;
}

static void ignore_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
}

static void applications_and_sources(void)
{
	struct tactus_application *application;
	struct tactus_touch_source *panel;

	fixture_create(&fixture);
	application = fixture.application;
	panel = fixture.panel;
	CHECK_OK(tactus_application_set_user_data(application, &fixture));
	CHECK_OK(tactus_application_set_responder_callbacks(application, NULL, NULL));
	CHECK_OK(tactus_application_add_destroy_listener(application, ignore_end, NULL));
	CHECK_OK(tactus_application_remove_destroy_listener(application, ignore_end, NULL));
	CHECK_OK(tactus_application_add_acceleration(application, 1000, 0, 0, 9.81));
	CHECK_OK(tactus_touch_source_set_user_data(panel, &fixture));
	CHECK_OK(tactus_touch_source_add_destroy_listener(panel, ignore_end, NULL));
	CHECK_OK(tactus_touch_source_remove_destroy_listener(panel, ignore_end, NULL));
	CHECK_STATUS(tactus_touch_source_remove_destroy_listener(panel, ignore_end, NULL), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_touch_source_hover(panel, 2000, 10, 10));
	CHECK_OK(tactus_touch_source_down(panel, 3000, 1, 150, 150));
	CHECK_OK(tactus_touch_source_cancel(panel, 4000, 1));
	CHECK_OK(tactus_touch_source_frame(panel, 4000));
	fixture_destroy(&fixture);
}

static void views(void)
{
	struct tactus_rectangle rectangle = { 0, 0, 10, 10 };
	struct tactus_view *view, *subview;
	double x = 1, y = 2;

	fixture_create(&fixture);
	view = fixture.view;
	subview = tactus_view_create(fixture.application, 0, 0, 10, 10);
	CHECK_OK(tactus_view_add_subview(view, subview));
	CHECK_STATUS(tactus_view_insert_subview(subview, view, 0), TACTUS_STATUS_CYCLE);
	CHECK_STATUS(tactus_view_add_subview(view, tactus_window_create(fixture.application, 0, 0, 1, 1)),
		TACTUS_STATUS_WRONG_STATE);
	CHECK_OK(tactus_view_bring_to_front(subview));
	CHECK_OK(tactus_view_send_to_back(subview));
	CHECK_OK(tactus_view_set_frame(subview, 5, 5, 20, 20));
	CHECK_OK(tactus_view_get_frame(subview, &x, &y, NULL, NULL));
	CHECK_OK(tactus_view_convert_point(subview, view, &x, &y));
	CHECK_OK(tactus_view_set_exclusive_touch(subview, true));
	CHECK_OK(tactus_view_set_inhibits_ancestor_recognizers(subview, true));
	CHECK_OK(tactus_view_set_input_region(subview, &rectangle, 1));
	CHECK_OK(tactus_window_set_level(fixture.window, 1));
	fixture_destroy(&fixture);
}

static void controllers_and_clients(void)
{
	static const struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct tactus_view_controller *controller;
	struct tactus_surface_client *client;

	fixture_create(&fixture);
	controller = tactus_view_controller_create(fixture.view);
	CHECK_OK(tactus_view_controller_set_user_data(controller, &fixture));
	CHECK_OK(tactus_view_controller_set_responder_callbacks(controller, NULL, NULL));
	CHECK_OK(tactus_view_controller_add_destroy_listener(controller, ignore_end, NULL));
	CHECK_OK(tactus_view_controller_remove_destroy_listener(controller, ignore_end, NULL));
	CHECK_STATUS(tactus_view_controller_remove_destroy_listener(controller, ignore_end, NULL), TACTUS_STATUS_NONE);
	client = tactus_surface_client_create(fixture.application, &callbacks, NULL);
	CHECK_OK(tactus_surface_client_set_user_data(client, &fixture));
	CHECK_OK(tactus_surface_client_add_destroy_listener(client, ignore_end, NULL));
	CHECK_OK(tactus_surface_client_remove_destroy_listener(client, ignore_end, NULL));
	CHECK_STATUS(tactus_surface_client_remove_destroy_listener(client, ignore_end, NULL), TACTUS_STATUS_NONE);
	fixture_destroy(&fixture);
}

static void recognizers_of_all_kinds(void)
{
	struct tactus_recognizer *tap, *press, *swipe;
	uint64_t time;

	fixture_create(&fixture);
	tap = tactus_tap_recognizer_create(fixture.application);
	press = tactus_long_press_recognizer_create(fixture.application);
	swipe = tactus_swipe_recognizer_create(fixture.application);
	CHECK_OK(tactus_recognizer_set_user_data(tap, &fixture));
	CHECK_OK(tactus_recognizer_add_destroy_listener(tap, ignore_end, NULL));
	CHECK_OK(tactus_recognizer_remove_destroy_listener(tap, ignore_end, NULL));
	CHECK_STATUS(tactus_recognizer_remove_destroy_listener(tap, ignore_end, NULL), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_recognizer_add_target(tap, ignore_action, NULL));
	CHECK_OK(tactus_recognizer_set_cancels_touches_in_view(tap, false));
	CHECK_OK(tactus_recognizer_set_delays_touches_began(tap, true));
	CHECK_OK(tactus_recognizer_set_delays_touches_ended(tap, false));
	CHECK_OK(tactus_recognizer_set_exempt_from_inhibition(tap, true));
	CHECK_OK(tactus_recognizer_set_requires_exclusive_touch_type(tap, false));
	CHECK_OK(tactus_tap_recognizer_set_number_of_touches_required(tap, 2));
	CHECK_OK(tactus_long_press_recognizer_set_number_of_taps_required(press, 1));
	CHECK_OK(tactus_long_press_recognizer_set_number_of_touches_required(press, 2));
	CHECK_OK(tactus_recognizer_get_duration(press, TACTUS_DURATION_MINIMUM_PRESS, &time));
	CHECK_OK(tactus_swipe_recognizer_set_directions(swipe, TACTUS_SWIPE_DIRECTION_LEFT));
	CHECK_OK(tactus_swipe_recognizer_set_number_of_touches_required(swipe, 3));
	CHECK_OK(tactus_pan_recognizer_set_translation(tactus_pan_recognizer_create(fixture.application), NULL, 1, 2));
	CHECK_OK(tactus_pinch_recognizer_set_scale(tactus_pinch_recognizer_create(fixture.application), 2));
	CHECK_OK(tactus_rotation_recognizer_set_rotation(tactus_rotation_recognizer_create(fixture.application), 1));
	fixture_destroy(&fixture);
}

static void controls_and_scroll_views(void)
{
	struct tactus_view *control, *scroll_view;
	double width, height;

	fixture_create(&fixture);
	control = tactus_control_create(fixture.application, 0, 0, 50, 50);
	CHECK_OK(tactus_control_set_callbacks(control, NULL, NULL));
	CHECK_OK(tactus_control_add_action(control, 1, TACTUS_CONTROL_EVENT_TOUCH_DOWN));
	CHECK_OK(tactus_control_send_actions(control, TACTUS_CONTROL_EVENT_VALUE_CHANGED));
	CHECK_OK(tactus_control_set_enabled(control, false));
	CHECK_OK(tactus_control_set_highlighted(control, true));
	CHECK_OK(tactus_control_set_selected(control, true));
	scroll_view = tactus_scroll_view_create(fixture.application, 0, 0, 100, 100, 400, 400);
	CHECK_OK(tactus_scroll_view_get_content_inset(scroll_view, NULL, NULL, &width, &height));
	CHECK_OK(tactus_scroll_view_get_content_size(scroll_view, &width, &height));
	fixture_destroy(&fixture);
}

/* --- calls that count only in callbacks -------------------------------------------------------- */

static const struct tactus_touch *last_touch;
static struct tactus_recognizer *custom;

static void handle_custom_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)data;
	CHECK_OK(tactus_recognizer_call_default(recognizer, TACTUS_TOUCH_PHASE_BEGAN, touches, count, event));
	CHECK_OK(tactus_recognizer_set_deadline(recognizer, 500000));
	CHECK_OK(tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_BEGAN));
	CHECK_OK(tactus_recognizer_ignore_touch(recognizer, touches[0], event));
}

static enum tactus_handling fill_the_queue(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)data;
	last_touch = touches[0];
	CHECK_STATUS(tactus_recognizer_call_default(custom, TACTUS_TOUCH_PHASE_BEGAN, touches, count, event),
		TACTUS_STATUS_WRONG_STATE);
	for (int i = 0; i < 1024; i++)
		CHECK_OK(tactus_touch_source_frame(fixture.panel, 8000));
	CHECK_STATUS(tactus_touch_source_motion(fixture.panel, 8000, 1, 1, 1), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_up(fixture.panel, 8000, 1), TACTUS_STATUS_LIMIT);
	CHECK_STATUS(tactus_touch_source_cancel(fixture.panel, 8000, 1), TACTUS_STATUS_LIMIT);
	return TACTUS_HANDLING_HANDLED;
}

static void in_callbacks(void)
{
	static const struct tactus_touch_grab_callbacks grab = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;
	struct tactus_responder_callbacks responder = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_recognizer_callbacks recognizer = TACTUS_RECOGNIZER_CALLBACKS_INIT;

	fixture_create(&fixture);
	responder.touches_began = fill_the_queue;
	recognizer.touches_began = handle_custom_began;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &responder, NULL));
	custom = tactus_custom_recognizer_create(fixture.application, 0, &recognizer, NULL);
	CHECK_OK(tactus_view_add_recognizer(fixture.view, custom));
	finger_down(&fixture, 8, 1, 150, 150);
	CHECK_OK(tactus_touch_take(last_touch, &grab, NULL));
	CHECK_STATUS(tactus_touch_take(last_touch, &grab, NULL), TACTUS_STATUS_WRONG_STATE);
	tactus_touch_source_destroy(fixture.panel);
	CHECK_STATUS(tactus_touch_take(last_touch, &grab, NULL), TACTUS_STATUS_UNKNOWN_TOUCH);
	fixture_destroy(&fixture);
}

void check_setter_statuses(void)
{
	check_run("statuses of applications and sources", applications_and_sources);
	check_run("statuses of views", views);
	check_run("statuses of controllers and clients", controllers_and_clients);
	check_run("statuses of recognizers of all kinds", recognizers_of_all_kinds);
	check_run("statuses of controls and scroll views", controls_and_scroll_views);
	check_run("statuses in callbacks of recognizers and views", in_callbacks);
}
