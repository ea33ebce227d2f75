/* SPDX-License-Identifier: MIT */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#define MS(time) ((time)*UINT64_C(1000))

/* A pointing device in addition to the panel. */
static struct tactus_touch_source *pad;

static void create_with_pad(struct fixture *fixture)
{
	fixture_create(fixture);
	fixture_watch(fixture->view, "view");
	pad = tactus_touch_source_create(fixture->application, NULL);
	CHECK(pad);
}

static void note_numbers(struct tactus_recognizer *recognizer, void *data)
{
	double x = 0, y = 0;

	(void)data;
	CHECK_OK(tactus_pan_recognizer_get_translation(recognizer, NULL, &x, &y));
	note("%g,%g of %u", x, y, (unsigned)tactus_recognizer_get_number_of_touches(recognizer));
}

static struct tactus_recognizer *add_pan(struct fixture *fixture)
{
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(fixture->application);

	fixture_add(fixture, pan, "pan");
	CHECK_OK(tactus_recognizer_add_target(pan, note_numbers, NULL));
	return pan;
}

static void swipe(void)
{
	struct fixture fixture;

	create_with_pad(&fixture);
	add_pan(&fixture);
	CHECK_OK(tactus_touch_source_gesture_begin(pad, MS(0), TACTUS_GESTURE_SWIPE, 3, 150, 150));
	CHECK_OK(tactus_touch_source_gesture_update(pad, MS(10), 12, -3, 1, 0));
	CHECK_OK(tactus_touch_source_gesture_update(pad, MS(20), 8, -1, 1, 0));
	CHECK_OK(tactus_touch_source_gesture_end(pad, MS(30), false));
	check_notes(
		"pan began\n"
		"12,-3 of 3\n"
		"pan changed\n"
		"20,-4 of 3\n"
		"pan ended\n"
		"20,-4 of 0\n");

	/* Where no recognizer takes part, the client gets it. */
	CHECK_STATUS(tactus_touch_source_gesture_begin(pad, MS(100), TACTUS_GESTURE_SWIPE, 3, 20, 20),
		TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_touch_source_gesture_update(pad, MS(110), 50, 0, 1, 0), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_touch_source_gesture_end(pad, MS(120), true), TACTUS_STATUS_NONE);
	check_notes("");
	fixture_destroy(&fixture);
}

static void pinch_and_rotation(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pinch, *rotation;
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;

	create_with_pad(&fixture);
	pinch = fixture_add(&fixture, tactus_pinch_recognizer_create(fixture.application), "pinch");
	rotation = tactus_rotation_recognizer_create(fixture.application);
	CHECK_OK(tactus_recognizer_set_delegate(rotation, &delegate, NULL));
	fixture_add(&fixture, rotation, "rotation");
	CHECK_OK(tactus_touch_source_gesture_begin(pad, MS(0), TACTUS_GESTURE_PINCH, 2, 150, 150));
	CHECK_OK(tactus_touch_source_gesture_update(pad, MS(10), 0, 0, 1.25, 0));
	CHECK(tactus_pinch_recognizer_get_scale(pinch) == 1.25);
	CHECK_OK(tactus_touch_source_gesture_update(pad, MS(20), 0, 0, 1.5, 0.5));
	CHECK(tactus_pinch_recognizer_get_scale(pinch) == 1.5);
	CHECK_OK(tactus_touch_source_gesture_end(pad, MS(30), true));
	check_notes(
		"pinch began\n"
		"pinch changed\n"
		"pinch cancelled\n");

	CHECK_OK(tactus_recognizer_set_enabled(pinch, false));
	CHECK_OK(tactus_touch_source_gesture_begin(pad, MS(100), TACTUS_GESTURE_PINCH, 2, 150, 150));
	CHECK_OK(tactus_touch_source_gesture_update(pad, MS(110), 0, 0, 1, 0.25));
	CHECK_OK(tactus_touch_source_gesture_update(pad, MS(120), 0, 0, 1, 0.25));
	CHECK(tactus_rotation_recognizer_get_rotation(rotation) == 0.5);
	CHECK_OK(tactus_touch_source_gesture_end(pad, MS(130), false));
	check_notes(
		"rotation began\n"
		"rotation changed\n"
		"rotation ended\n");
	fixture_destroy(&fixture);
}

static void hold(void)
{
	struct fixture fixture;
	uint64_t deadline = 0;

	create_with_pad(&fixture);
	fixture_add(&fixture, tactus_long_press_recognizer_create(fixture.application), "press");
	CHECK_OK(tactus_touch_source_gesture_begin(pad, MS(0), TACTUS_GESTURE_HOLD, 1, 150, 150));
	CHECK_OK(tactus_application_get_next_deadline(fixture.application, &deadline));
	CHECK(deadline == MS(500));
	CHECK_OK(tactus_application_advance(fixture.application, MS(500)));
	CHECK_OK(tactus_touch_source_gesture_end(pad, MS(600), false));
	check_notes(
		"press began\n"
		"press ended\n");
	fixture_destroy(&fixture);
}

static void scroll(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pan;

	create_with_pad(&fixture);
	pan = add_pan(&fixture);
	CHECK(tactus_pan_recognizer_get_allowed_scroll_types(pan) == TACTUS_SCROLL_TYPE_NONE);
	CHECK_STATUS(tactus_touch_source_scroll(pad, MS(0), TACTUS_SCROLL_TYPE_WHEEL, 150, 150, 0, 15),
		TACTUS_STATUS_NONE);
	CHECK_OK(tactus_pan_recognizer_set_allowed_scroll_types(
		pan, TACTUS_SCROLL_TYPE_WHEEL | TACTUS_SCROLL_TYPE_FINGER));
	CHECK(tactus_pan_recognizer_get_allowed_scroll_types(pan) == 3);
	CHECK_OK(tactus_touch_source_scroll(pad, MS(10), TACTUS_SCROLL_TYPE_WHEEL, 150, 150, 0, 15));
	CHECK_OK(tactus_touch_source_scroll(pad, MS(20), TACTUS_SCROLL_TYPE_FINGER, 150, 150, 2, 0));
	CHECK_OK(tactus_touch_source_scroll(pad, MS(30), TACTUS_SCROLL_TYPE_FINGER, 150, 150, 0, 0));
	check_notes(
		"pan began\n"
		"0,-15 of 0\n"
		"pan changed\n"
		"0,-15 of 0\n"
		"pan ended\n"
		"0,-15 of 0\n"
		"pan began\n"
		"-2,0 of 0\n"
		"pan ended\n"
		"-2,0 of 0\n");
	fixture_destroy(&fixture);
}

static void pointer(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap;

	create_with_pad(&fixture);
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK(tactus_tap_recognizer_get_button_mask_required(tap) == TACTUS_BUTTON_PRIMARY);
	CHECK_STATUS(tactus_touch_source_pointer(pad, MS(0), 150, 150, 0), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_touch_source_pointer(pad, MS(10), 150, 150, TACTUS_BUTTON_PRIMARY));
	CHECK_OK(tactus_touch_source_pointer(pad, MS(60), 150, 150, 0));
	check_notes(
		"view began 0\n"
		"tap ended\n"
		"view cancelled 0\n");

	CHECK_OK(tactus_tap_recognizer_set_button_mask_required(tap, TACTUS_BUTTON_MIDDLE));
	CHECK_OK(tactus_touch_source_pointer(pad, MS(1000), 150, 150, TACTUS_BUTTON_PRIMARY));
	CHECK_OK(tactus_touch_source_pointer(pad, MS(1050), 150, 150, 0));
	check_notes(
		"view began 0\n"
		"view ended 0\n");

	struct tactus_reason reason = TACTUS_REASON_INIT;
	CHECK_OK(tactus_recognizer_get_reason(tap, &reason));
	CHECK(reason.code == TACTUS_REASON_CODE_WRONG_BUTTONS);
	CHECK(reason.numbers[0] == TACTUS_BUTTON_PRIMARY && reason.numbers[1] == TACTUS_BUTTON_MIDDLE);

	/* Outside of all windows it belongs to the host. */
	CHECK_STATUS(tactus_touch_source_pointer(pad, MS(2000), 2000, 0, 1), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_touch_source_pointer(pad, MS(2010), 150, 150, 0), TACTUS_STATUS_NONE);
	check_notes("");
	fixture_destroy(&fixture);
}

static enum tactus_handling note_stylus(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)count, (void)event, (void)data;
	note("%g %g %g", tactus_touch_get_force(touches[0]), tactus_touch_get_tilt(touches[0]),
		tactus_touch_get_azimuth(touches[0], NULL));
	return TACTUS_HANDLING_HANDLED;
}

static void stylus(void)
{
	struct fixture fixture;
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_touch_sample sample = TACTUS_TOUCH_SAMPLE_INIT;

	fixture_create(&fixture);
	callbacks.touches_began = callbacks.touches_moved = note_stylus;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, NULL));
	sample.type = TACTUS_TOUCH_TYPE_STYLUS;
	sample.x = sample.y = 150;
	sample.force = 0.5;
	sample.tilt = 0.25;
	sample.azimuth = -1;
	CHECK_OK(tactus_touch_source_down_sample(fixture.panel, &sample));
	CHECK_OK(tactus_touch_source_frame(fixture.panel, 0));
	sample.azimuth = 1;
	CHECK_OK(tactus_touch_source_motion_sample(fixture.panel, &sample));
	CHECK_OK(tactus_touch_source_frame(fixture.panel, 0));
	check_notes(
		"0.5 0.25 -1\n"
		"0.5 0.25 1\n");
	sample.tilt = NAN;
	CHECK_STATUS(
		tactus_touch_source_motion_sample(fixture.panel, &sample), TACTUS_STATUS_INVALID_ARGUMENT);
	fixture_destroy(&fixture);
}

static void note_tablet_mode(struct tactus_responder *responder, bool is_tablet_mode, void *data)
{
	CHECK(responder == tactus_application_get_delegate_responder(data));
	note("tablet mode %d", is_tablet_mode);
}

static enum tactus_handling keep(struct tactus_responder *responder, const struct tactus_event *event, void *data)
{
	(void)responder, (void)data;
	note("key %u", (unsigned)tactus_event_get_subtype(event));
	return TACTUS_HANDLING_HANDLED;
}

static void switches_and_keys(void)
{
	struct fixture fixture;
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	fixture_create(&fixture);
	CHECK_STATUS(tactus_application_send_remote_control(fixture.application, TACTUS_REMOTE_CONTROL_STOP),
		TACTUS_STATUS_NONE);
	callbacks.tablet_mode_changed = note_tablet_mode;
	callbacks.remote_control_received = keep;
	CHECK_OK(tactus_application_set_delegate_callbacks(fixture.application, &callbacks, fixture.application));
	CHECK_OK(tactus_application_set_tablet_mode(fixture.application, true));
	CHECK_OK(tactus_application_set_tablet_mode(fixture.application, true));
	CHECK(tactus_application_is_tablet_mode(fixture.application));
	CHECK_OK(tactus_application_set_tablet_mode(fixture.application, false));
	CHECK_OK(tactus_application_send_remote_control(fixture.application, TACTUS_REMOTE_CONTROL_STOP));
	check_notes(
		"tablet mode 1\n"
		"tablet mode 0\n"
		"key 102\n");
	fixture_destroy(&fixture);
}

static void bad_arguments(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pan, *tap;

	create_with_pad(&fixture);
	pan = add_pan(&fixture);
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
#define REFUSED(call) CHECK_STATUS(call, TACTUS_STATUS_INVALID_ARGUMENT)
	REFUSED(tactus_touch_source_gesture_begin(pad, 0, (enum tactus_gesture)0, 3, 150, 150));
	REFUSED(tactus_touch_source_gesture_begin(pad, 0, (enum tactus_gesture)4, 3, 150, 150));
	REFUSED(tactus_touch_source_gesture_begin(pad, 0, TACTUS_GESTURE_SWIPE, 0, 150, 150));
	REFUSED(tactus_touch_source_gesture_begin(pad, 0, TACTUS_GESTURE_SWIPE, 65, 150, 150));
	REFUSED(tactus_touch_source_gesture_begin(pad, 0, TACTUS_GESTURE_SWIPE, 3, NAN, 150));
	REFUSED(tactus_touch_source_gesture_begin(pad, UINT64_MAX, TACTUS_GESTURE_SWIPE, 3, 150, 150));
	REFUSED(tactus_touch_source_gesture_update(pad, 0, INFINITY, 0, 1, 0));
	REFUSED(tactus_touch_source_gesture_update(pad, 0, 0, 0, 0, 0));
	REFUSED(tactus_touch_source_gesture_update(pad, 0, 0, 0, 1, NAN));
	REFUSED(tactus_touch_source_scroll(pad, 0, TACTUS_SCROLL_TYPE_NONE, 0, 0, 0, 1));
	REFUSED(tactus_touch_source_scroll(pad, 0, (enum tactus_scroll_type)3, 0, 0, 0, 1));
	REFUSED(tactus_touch_source_scroll(pad, 0, TACTUS_SCROLL_TYPE_WHEEL, 0, 0, NAN, 1));
	REFUSED(tactus_touch_source_pointer(pad, 0, NAN, 0, 0));
	REFUSED(tactus_pan_recognizer_set_allowed_scroll_types(pan, 8));
	REFUSED(tactus_tap_recognizer_set_button_mask_required(tap, 0));
#undef REFUSED
	CHECK_STATUS(tactus_pan_recognizer_set_allowed_scroll_types(tap, 1), TACTUS_STATUS_WRONG_KIND);
	CHECK_STATUS(tactus_tap_recognizer_set_button_mask_required(pan, 1), TACTUS_STATUS_WRONG_KIND);
	CHECK_OK(tactus_touch_source_gesture_begin(pad, 0, TACTUS_GESTURE_SWIPE, 3, 150, 150));
	CHECK_OK(tactus_touch_source_gesture_end(pad, 0, false));
	check_notes("");
	fixture_destroy(&fixture);
}

static void destroy_source(struct tactus_recognizer *recognizer, void *data)
{
	(void)data;
	tactus_touch_source_destroy(pad);
	pad = NULL;
	tactus_recognizer_destroy(recognizer);
}

static void destroyed_in_its_action(void)
{
	struct fixture fixture;
	struct tactus_touch_source *source;

	create_with_pad(&fixture);
	source = pad;
	CHECK_OK(tactus_recognizer_add_target(add_pan(&fixture), destroy_source, NULL));
	CHECK_OK(tactus_touch_source_gesture_begin(source, MS(0), TACTUS_GESTURE_SWIPE, 3, 150, 150));
	CHECK_OK(tactus_touch_source_gesture_update(source, MS(10), 20, 0, 1, 0));
	check_notes(
		"pan began\n"
		"20,0 of 3\n");
	check_that_taps_work(&fixture, 1000);
	fixture_destroy(&fixture);
}

static struct tactus_application *going;

static void destroy_application(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	tactus_application_destroy(going);
}

static void application_destroyed_in_an_action(void)
{
	struct fixture fixture;

	create_with_pad(&fixture);
	going = fixture.application;
	CHECK_OK(tactus_recognizer_add_target(add_pan(&fixture), destroy_application, NULL));
	CHECK_OK(tactus_touch_source_gesture_begin(pad, MS(0), TACTUS_GESTURE_SWIPE, 3, 150, 150));
	tactus_touch_source_gesture_update(pad, MS(10), 20, 0, 1, 0);
	check_notes(
		"pan began\n"
		"20,0 of 3\n");
}

void check_indirect(void)
{
	check_run("a touchpad's swipe drives a pan or is left to the client", swipe);
	check_run("a touchpad's pinch", pinch_and_rotation);
	check_run("a touchpad's hold", hold);
	check_run("scrolling", scroll);
	check_run("the pointer", pointer);
	check_run("a stylus", stylus);
	check_run("the tablet-mode switch and media keys", switches_and_keys);
	check_run("bad arguments of indirect input", bad_arguments);
	check_run("source and recognizer destroyed in a gesture's action", destroyed_in_its_action);
	check_run("application destroyed in a gesture's action", application_destroyed_in_an_action);
}
