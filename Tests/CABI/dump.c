/* SPDX-License-Identifier: MIT */
/* Getters of every property that can be set, and the dump of all objects. */
#include "fixture.h"
#include "suites.h"

#include <string.h>

static void note_line(const char *line, void *data)
{
	(void)data;
	note("%s", line);
}

static void dump_of_a_gesture(void)
{
	struct fixture fixture;
	struct tactus_recognizer *twice;
	struct tactus_view *hidden;

	fixture_create(&fixture);
	tactus_view_set_name(fixture.window, "root");
	hidden = tactus_view_create(fixture.application, -1.5, 2.25, 30, 40);
	tactus_view_add_subview(fixture.window, hidden);
	tactus_view_set_hidden(hidden, true);
	twice = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "twice");
	tactus_tap_recognizer_set_number_of_taps_required(twice, 2);
	fixture_watch(fixture.view, "view");
	finger_down(&fixture, 0, 1, 120, 130);
	finger_up(&fixture, 60, 1);
	check_notes("view began 1\n");
	CHECK_OK(tactus_application_dump(fixture.application, note_line, NULL));
	check_notes("application at 60000 us, client bugs 0\n"
		    "  touch 1 of seat 0 at 120,130 on view #2: delivered, tap \"twice\" (#5) is undecided and delays "
		    "touches that end\n"
		    "  window \"root\" (#1) 0,0 800x600 key\n"
		    "    view #2 100,100 400x300\n"
		    "      tap \"twice\" (#5): possible, touches 0\n"
		    "    view #4 -1.5,2.25 30x40 hidden\n");
	CHECK_OK(tactus_application_advance(fixture.application, 1000000));
	check_notes("view ended 1\n");
	CHECK_OK(tactus_application_dump(fixture.application, note_line, NULL));
	check_notes("application at 1000000 us, client bugs 0\n"
		    "  window \"root\" (#1) 0,0 800x600 key\n"
		    "    view #2 100,100 400x300\n"
		    "      tap \"twice\" (#5): possible, touches 0, its next tap had not come after 350 ms, 350 ms are "
		    "allowed\n"
		    "    view #4 -1.5,2.25 30x40 hidden\n");
	fixture_destroy(&fixture);
}

static void destroy_while_read(const char *line, void *data)
{
	struct fixture *fixture = data;

	(void)line;
	tactus_view_destroy(fixture->view);
	CHECK_STATUS(tactus_view_set_hidden(fixture->view, true), TACTUS_STATUS_BUSY);
}

static void ignore_line(const char *line, void *data)
{
	(void)line, (void)data;
}

static void dump_on_trace(const struct tactus_trace_event *event, void *data)
{
	(void)event;
	CHECK_OK(tactus_application_dump(data, ignore_line, NULL));
}

static void dump_from_everywhere(void)
{
	struct fixture fixture;
	struct tactus_view *deep;

	fixture_create(&fixture);
	CHECK_OK(tactus_application_dump(fixture.application, destroy_while_read, &fixture));
	CHECK(tactus_view_get_window(fixture.view) == fixture.window);
	fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK_OK(tactus_application_set_trace_listener(fixture.application, dump_on_trace, fixture.application));
	finger_down(&fixture, 0, 1, 120, 130);
	CHECK_OK(tactus_application_cancel_touches(fixture.application, 0));
	CHECK_OK(tactus_application_set_trace_listener(fixture.application, NULL, NULL));
	deep = fixture.view;
	for (int level = 0; level < 1000; level++) {
		struct tactus_view *view = tactus_view_create(fixture.application, 0, 0, 1, 1);

		tactus_view_set_name(view, "a name that is long, so that the lines grow beyond all bounds");
		CHECK_OK(tactus_view_add_subview(deep, view));
		deep = view;
	}
	CHECK_OK(tactus_application_dump(fixture.application, ignore_line, NULL));
	CHECK_STATUS(tactus_application_dump(fixture.application, NULL, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	fixture_destroy(&fixture);
}

static void views_answer_what_was_set(void)
{
	struct fixture fixture;
	struct tactus_view *front;
	struct tactus_view_controller *controller;
	double x, y, a, b, c, d, tx, ty;

	fixture_create(&fixture);
	CHECK_OK(tactus_view_set_bounds_origin(fixture.view, 3, 4));
	CHECK_OK(tactus_view_get_bounds_origin(fixture.view, &x, &y));
	CHECK(x == 3 && y == 4);
	CHECK_OK(tactus_view_set_transform(fixture.view, 1, 2, 3, 4, 5, 6));
	CHECK_OK(tactus_view_get_transform(fixture.view, &a, &b, &c, &d, &tx, &ty));
	CHECK(a == 1 && b == 2 && c == 3 && d == 4 && tx == 5 && ty == 6);
	CHECK_OK(tactus_view_get_transform(fixture.view, NULL, NULL, NULL, NULL, NULL, NULL));
	CHECK(!tactus_view_uses_output_edges(fixture.view));
	CHECK_OK(tactus_view_set_uses_output_edges(fixture.view, true));
	CHECK(tactus_view_uses_output_edges(fixture.view));
	CHECK(tactus_view_get_controller(fixture.view) == NULL);
	controller = tactus_view_controller_create(fixture.view);
	CHECK(tactus_view_get_controller(fixture.view) == controller);

	front = tactus_window_create(fixture.application, 0, 0, 10, 10);
	CHECK(tactus_application_get_window_count(fixture.application) == 2);
	CHECK(tactus_application_get_window(fixture.application, 0) == front);
	CHECK(tactus_application_get_window(fixture.application, 1) == fixture.window);
	CHECK(tactus_application_get_window(fixture.application, SIZE_MAX) == NULL);
	CHECK_OK(tactus_window_make_key(fixture.window));
	CHECK(tactus_window_is_key(fixture.window) && !tactus_window_is_key(front));
	CHECK(!tactus_window_is_key(fixture.view));
	fixture_destroy(&fixture);
}

static void devices_answer_what_was_set(void)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_source_info found = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_shake_settings settings = TACTUS_SHAKE_SETTINGS_INIT;
	struct tactus_shake_settings found_settings = TACTUS_SHAKE_SETTINGS_INIT;
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct tactus_touch_source *source;

	info.seat = 7;
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED | TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
	info.width = 1280;
	info.height = 800;
	info.width_mm = 217;
	info.height_mm = 136;
	info.transform[0] = info.transform[3] = 2;
	source = tactus_touch_source_create(application, &info);
	CHECK(tactus_touch_source_get_application(source) == application);
	CHECK_OK(tactus_touch_source_get_info(source, &found));
	CHECK(memcmp(&info, &found, sizeof(info)) == 0);
	CHECK_STATUS(tactus_touch_source_get_info(source, NULL), TACTUS_STATUS_INVALID_ARGUMENT);

	settings.reversals = 5;
	settings.rest_us = 123;
	CHECK_OK(tactus_application_set_shake_settings(application, &settings));
	CHECK_OK(tactus_application_get_shake_settings(application, &found_settings));
	CHECK(memcmp(&settings, &found_settings, sizeof(settings)) == 0);
	CHECK(tactus_surface_client_get_application(
		      tactus_surface_client_create(application, &callbacks, NULL)) == application);
	tactus_application_destroy(application);
}

static void controls_answer_what_was_set(void)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *control = tactus_control_create(application, 0, 0, 10, 10);
	struct tactus_view *scroll_view = tactus_scroll_view_create(application, 0, 0, 10, 10, 20, 20);
	double minimum, maximum;

	CHECK(!tactus_control_has_default_action(control));
	CHECK_OK(tactus_control_set_default_action(control, true));
	CHECK(tactus_control_has_default_action(control));
	CHECK_OK(tactus_view_add_subview(scroll_view, control));
	CHECK(tactus_scroll_view_get_content_view(scroll_view) == NULL);
	CHECK_OK(tactus_scroll_view_set_content_view(scroll_view, control));
	CHECK(tactus_scroll_view_get_content_view(scroll_view) == control);
	CHECK_OK(tactus_scroll_view_set_zoom_limits(scroll_view, 0.5, 4));
	CHECK_OK(tactus_scroll_view_get_zoom_limits(scroll_view, &minimum, &maximum));
	CHECK(minimum == 0.5 && maximum == 4);
	CHECK_STATUS(tactus_scroll_view_get_zoom_limits(control, &minimum, &maximum), TACTUS_STATUS_WRONG_KIND);
	CHECK(!tactus_scroll_view_is_zooming(scroll_view));
	tactus_application_destroy(application);
}

static void features(void)
{
	CHECK(tactus_feature_supported(TACTUS_FEATURE_SURFACES));
	CHECK(tactus_feature_supported(TACTUS_FEATURE_INDIRECT_INPUT));
	CHECK(tactus_feature_supported(TACTUS_FEATURE_REASONS));
	CHECK(tactus_feature_supported(TACTUS_FEATURE_TRANSFORM));
	CHECK(!tactus_feature_supported((enum tactus_feature)0));
	CHECK(!tactus_feature_supported((enum tactus_feature)1000));
}

void check_dump(void)
{
	check_run("a dump shows which recognizer withholds a touch", dump_of_a_gesture);
	check_run("a dump changes nothing, even inside callbacks", dump_from_everywhere);
	check_run("getters of views return what was set", views_answer_what_was_set);
	check_run("getters of sources return what was set", devices_answer_what_was_set);
	check_run("getters of controls and scroll views return what was set", controls_answer_what_was_set);
	check_run("features", features);
}
