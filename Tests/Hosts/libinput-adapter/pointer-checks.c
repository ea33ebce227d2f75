/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "checks.h"
#include "indirect-devices.h"

#include <string.h>

static enum tactus_libinput_result last;
static int wheel_answers[5];

static void note(struct libinput_event *event, enum tactus_libinput_result result)
{
	last = result;
	switch (libinput_event_get_type(event)) {
	case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL:
	case LIBINPUT_EVENT_POINTER_AXIS:
		wheel_answers[result]++;
		break;
	default:
		break;
	}
}

static void open_with_mouse(uint32_t features)
{
	bench_open();
	bench_at_ms(0);
	CHECK(tactus_libinput_set_features(bench.adapter, features) == TACTUS_STATUS_OK);
	bench_plug(0, mouse_description);
	bench.on_event = note;
	memset(wheel_answers, 0, sizeof wheel_answers);
}

static void press(int number, int button, unsigned int time)
{
	bench_at_ms(time);
	put_one(number, EV_KEY, button, 1);
}

static void release(int number, int button, unsigned int time)
{
	bench_at_ms(time);
	put_one(number, EV_KEY, button, 0);
}

static void press_is_a_touch(void)
{
	open_with_mouse(TACTUS_LIBINPUT_FEATURE_POINTER);
	tactus_libinput_set_pointer_position(bench.adapter, 100, 50);
	press(0, BTN_LEFT, 100);
	CHECK(last == TACTUS_LIBINPUT_RESULT_CONSUMED);
	bench_at_ms(110);
	tactus_libinput_set_pointer_position(bench.adapter, 200, 50);
	press(0, BTN_RIGHT, 120);
	CHECK(last == TACTUS_LIBINPUT_RESULT_CONSUMED);
	release(0, BTN_LEFT, 200);
	release(0, BTN_RIGHT, 300);
	CHECK(last == TACTUS_LIBINPUT_RESULT_CONSUMED);
	bench_expect("left began 0 at 100,50\n"
		     "left moved 0 to 200,50\n"
		     "left moved 0 to 200,50\n"
		     "left ended 0\n");

	/* A press outside all windows belongs to the host until its release. */
	tactus_libinput_set_pointer_position(bench.adapter, -100, 50);
	press(0, BTN_LEFT, 400);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_TAKEN);
	tactus_libinput_set_pointer_position(bench.adapter, 100, 50);
	release(0, BTN_LEFT, 500);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_TAKEN);
	bench_expect("");
	bench_close();
}

static void pointer_is_off_by_default(void)
{
	double before = 0, after = 0;
	open_with_mouse(TACTUS_LIBINPUT_FEATURE_DEFAULT);
	press(0, BTN_LEFT, 100);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_MINE);
	release(0, BTN_LEFT, 200);
	tactus_libinput_get_pointer_position(bench.adapter, &before, NULL);
	bench_at_ms(300);
	put_one(0, EV_REL, REL_X, 10);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_MINE);
	/* The position still counts, for gestures and scrolls. */
	tactus_libinput_get_pointer_position(bench.adapter, &after, NULL);
	CHECK(before == WINDOW_WIDTH / 2 && after > before);
	bench_expect("");
	bench_close();
}

static void motion_stays_in_its_area(void)
{
	double x = 0, y = 0;
	open_with_mouse(TACTUS_LIBINPUT_FEATURE_POINTER);
	CHECK(tactus_libinput_set_pointer_area(bench.adapter, 10, 20, 30, 40) == TACTUS_STATUS_OK);
	for (unsigned int step = 1; step < 20; step++) {
		bench_at_ms(10 * step);
		put(&bench.session, 0, EV_REL, REL_Y, -100);
		put_one(0, EV_REL, REL_X, 100);
	}
	CHECK(last == TACTUS_LIBINPUT_RESULT_OBSERVED);
	tactus_libinput_get_pointer_position(bench.adapter, &x, &y);
	CHECK(x < 40 && x > 39.99 && y == 20);
	CHECK(tactus_libinput_set_pointer_area(bench.adapter, 0, 0, 0, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	bench_close();
}

/* A button that two mice press is down until both have released it. */
static void two_mice(void)
{
	open_with_mouse(TACTUS_LIBINPUT_FEATURE_POINTER);
	bench_plug(1, mouse_description);
	press(0, BTN_LEFT, 100);
	press(1, BTN_LEFT, 200);
	release(0, BTN_LEFT, 300);
	bench_expect("left began 0 at 1024,576\n");
	/* Unplugging a mouse releases its button. */
	CHECK(fake_evdev_remove(1) == 0);
	bench_dispatch();
	bench_expect("left ended 0\n");
	bench_close();
}

static void taps_know_buttons(void)
{
	open_with_mouse(TACTUS_LIBINPUT_FEATURE_POINTER);
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(bench.application);
	CHECK(tactus_tap_recognizer_set_button_mask_required(tap, TACTUS_BUTTON_SECONDARY) == TACTUS_STATUS_OK);
	bench_watch(bench.left, tap, "secondary");
	press(0, BTN_LEFT, 100);
	release(0, BTN_LEFT, 150);
	press(0, BTN_RIGHT, 1000);
	release(0, BTN_RIGHT, 1050);
	bench_expect("left began 0 at 1024,576\n"
		     "left ended 0\n"
		     "left began 0 at 1024,576\n"
		     "secondary ended\n"
		     "left cancelled 0\n");
	bench_close();
}

static void hover_follows(void)
{
	open_with_mouse(TACTUS_LIBINPUT_FEATURE_POINTER);
	bench_watch(bench.left, tactus_hover_recognizer_create(bench.application), "hover");
	bench_at_ms(100);
	put_one(0, EV_REL, REL_X, 3);
	bench_at_ms(200);
	put_one(0, EV_REL, REL_X, 3);
	bench_expect("hover began\n"
		     "hover changed\n");
	bench_close();
}

static void wheels(void)
{
	open_with_mouse(TACTUS_LIBINPUT_FEATURE_DEFAULT);
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(bench.application);
	tactus_pan_recognizer_set_allowed_scroll_types(pan, TACTUS_SCROLL_TYPE_WHEEL);
	bench_watch(bench.left, pan, "pan");
	bench_at_ms(100);
	put_one(0, EV_REL, REL_WHEEL, -1);
	bench_expect("pan began\n"
		     "pan changed\n"
		     "pan ended\n");
	double y = 0;
	tactus_pan_recognizer_get_translation(pan, NULL, NULL, &y);
	CHECK(y == -15);
	CHECK(wheel_answers[TACTUS_LIBINPUT_RESULT_CONSUMED] == 2);

	tactus_recognizer_set_enabled(pan, false);
	bench_at_ms(200);
	put_one(0, EV_REL, REL_WHEEL, -1);
	CHECK(wheel_answers[TACTUS_LIBINPUT_RESULT_CONSUMED] == 2);
	CHECK(wheel_answers[TACTUS_LIBINPUT_RESULT_NOT_TAKEN] == 2);
	bench_close();
}

static enum tactus_handling take_media_key(
	struct tactus_responder *responder, const struct tactus_event *event, void *data)
{
	(void)responder, (void)data;
	bench_say("key %u\n", tactus_event_get_subtype(event));
	return TACTUS_HANDLING_HANDLED;
}

static void tablet_mode_changed(struct tactus_responder *responder, bool is_tablet_mode, void *data)
{
	(void)responder, (void)data;
	bench_say("tablet mode %s\n", is_tablet_mode ? "on" : "off");
}

static void media_keys(void)
{
	bench_open();
	bench_at_ms(0);
	bench_plug(0, media_keys_description);
	bench.on_event = note;
	put_one(0, EV_KEY, KEY_PLAYPAUSE, 1);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_MINE);
	put_one(0, EV_KEY, KEY_PLAYPAUSE, 0);

	tactus_libinput_set_features(bench.adapter, TACTUS_LIBINPUT_FEATURE_MEDIA_KEYS);
	put_one(0, EV_KEY, KEY_PLAYPAUSE, 1);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_TAKEN); /* no responder handles it */
	put_one(0, EV_KEY, KEY_PLAYPAUSE, 0);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_TAKEN);

	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	callbacks.remote_control_received = take_media_key;
	tactus_application_set_delegate_callbacks(bench.application, &callbacks, NULL);
	put_one(0, EV_KEY, KEY_PLAYPAUSE, 1);
	CHECK(last == TACTUS_LIBINPUT_RESULT_CONSUMED);
	put_one(0, EV_KEY, KEY_PLAYPAUSE, 0);
	CHECK(last == TACTUS_LIBINPUT_RESULT_CONSUMED);
	put_one(0, EV_KEY, KEY_FASTFORWARD, 1);
	put_one(0, EV_KEY, KEY_FASTFORWARD, 0);
	put_one(0, EV_KEY, KEY_ESC, 1);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_MINE);
	put_one(0, EV_KEY, KEY_ESC, 0);
	bench_expect("key 103\n"
		     "key 108\n"
		     "key 109\n");
	bench_close();
}

static void tablet_mode(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	callbacks.tablet_mode_changed = tablet_mode_changed;
	bench_open();
	bench_at_ms(0);
	tactus_application_set_delegate_callbacks(bench.application, &callbacks, NULL);
	bench_plug(0, switch_description);
	bench.on_event = note;
	put_one(0, EV_SW, SW_TABLET_MODE, 1);
	CHECK(last == TACTUS_LIBINPUT_RESULT_OBSERVED);
	CHECK(tactus_application_is_tablet_mode(bench.application));
	put_one(0, EV_SW, SW_TABLET_MODE, 0);
	tactus_libinput_set_features(bench.adapter, TACTUS_LIBINPUT_FEATURE_NONE);
	put_one(0, EV_SW, SW_TABLET_MODE, 1);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_MINE);
	bench_expect("tablet mode on\n"
		     "tablet mode off\n");
	bench_close();
}

void check_pointers(void)
{
	check_run("a mouse's press is a touch", press_is_a_touch);
	check_run("the pointer is no feature by default, but followed", pointer_is_off_by_default);
	check_run("the pointer stays in its area", motion_stays_in_its_area);
	check_run("two mice have one pointer", two_mice);
	check_run("taps know buttons", taps_know_buttons);
	check_run("the pointer hovers", hover_follows);
	check_run("a wheel's click drives a pan", wheels);
	check_run("media keys", media_keys);
	check_run("the tablet-mode switch", tablet_mode);
}
