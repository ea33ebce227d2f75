/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "checks.h"
#include "indirect-devices.h"

#include <math.h>
#include <string.h>

/* Sums of libinput's gesture and scroll events, and the results. */
static struct {
	double x, y, scale, turned;
	int consumed, not_taken, not_mine;
} said;

static void add_up(struct libinput_event *event, enum tactus_libinput_result result)
{
	struct libinput_event_gesture *gesture;
	switch (libinput_event_get_type(event)) {
	case LIBINPUT_EVENT_GESTURE_PINCH_UPDATE:
		gesture = libinput_event_get_gesture_event(event);
		said.scale = libinput_event_gesture_get_scale(gesture);
		said.turned += libinput_event_gesture_get_angle_delta(gesture) * (acos(-1) / 180);
		break;
	case LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE:
		gesture = libinput_event_get_gesture_event(event);
		said.x += libinput_event_gesture_get_dx(gesture);
		said.y += libinput_event_gesture_get_dy(gesture);
		break;
	case LIBINPUT_EVENT_POINTER_SCROLL_FINGER:
		said.y -= libinput_event_pointer_get_scroll_value(
			libinput_event_get_pointer_event(event), LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL);
		break;
	case LIBINPUT_EVENT_DEVICE_ADDED:
	case LIBINPUT_EVENT_DEVICE_REMOVED:
		return;
	default:
		break;
	}
	said.consumed += result == TACTUS_LIBINPUT_RESULT_CONSUMED;
	said.not_taken += result == TACTUS_LIBINPUT_RESULT_NOT_TAKEN;
	said.not_mine += result == TACTUS_LIBINPUT_RESULT_NOT_MINE;
}

static void open_with_touchpad(void)
{
	bench_open();
	bench_at_ms(0);
	bench_plug(0, touchpad_description);
	memset(&said, 0, sizeof said);
	bench.on_event = add_up;
}

static struct tactus_recognizer *watch_pan(void)
{
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(bench.application);
	bench_watch(bench.left, pan, "pan");
	return pan;
}

/* Swipes with this many fingers: down, 16 steps of 10 ms, up. */
static void swipe(unsigned int time, int fingers, double x, double y)
{
	bench_at_ms(time);
	pad_down(0, fingers);
	for (unsigned int step = 1; step <= 16; step++) {
		bench_at_ms(time + 10 * step);
		pad_move(0, x, y);
	}
	bench_at_ms(time + 180);
	pad_lift(0);
	/* libinput's timers have expired. */
	bench_at_ms(time + 900);
	bench_frame(0);
}

static void swipe_drives_a_pan(void)
{
	double x = 0, y = 0;
	open_with_touchpad();
	struct tactus_recognizer *pan = watch_pan();
	swipe(100, 3, 1.5, 0.5);
	tactus_pan_recognizer_get_translation(pan, NULL, &x, &y);
	CHECK(said.x > 20 && fabs(x - said.x) < 1e-6 && fabs(y - said.y) < 1e-6);
	CHECK(said.consumed > 10 && said.not_taken == 0 && said.not_mine == 0);
	/* The pointer starts in the middle of the default rectangle. */
	tactus_recognizer_get_location(pan, NULL, &x, &y);
	CHECK(x == WINDOW_WIDTH / 2 && y == WINDOW_HEIGHT / 2);
	bench_expect("pan began\n"
		     "pan changed\n"
		     "pan ended\n");
	bench_close();
}

static void swipe_fires(void)
{
	open_with_touchpad();
	struct tactus_recognizer *left = tactus_swipe_recognizer_create(bench.application);
	tactus_swipe_recognizer_set_directions(left, TACTUS_SWIPE_DIRECTION_LEFT);
	tactus_swipe_recognizer_set_number_of_touches_required(left, 3);
	bench_watch(bench.left, left, "left");
	swipe(100, 3, 1.5, 0);
	CHECK(said.consumed > 10 && said.not_taken == 0);
	swipe(2000, 3, -1.5, 0);
	bench_expect("left ended\n");

	/* The recognizer does not take four fingers: the client gets them. */
	said.consumed = 0;
	swipe(4000, 4, -1.5, 0);
	CHECK(said.consumed == 0 && said.not_taken > 10);
	bench_expect("");
	bench_close();
}

static void pinch_drives_a_pinch(void)
{
	open_with_touchpad();
	struct tactus_recognizer *pinch = tactus_pinch_recognizer_create(bench.application);
	bench_watch(bench.left, pinch, "pinch");
	bench_at_ms(100);
	pad_down(0, 2);
	for (unsigned int step = 1; step <= 15; step++) {
		bench_at_ms(100 + 10 * step);
		pad_spread(0, 2);
	}
	CHECK(said.scale > 1.5 && fabs(tactus_pinch_recognizer_get_scale(pinch) - said.scale) < 1e-9);
	CHECK(tactus_recognizer_get_number_of_touches(pinch) == 2);
	bench_at_ms(300);
	pad_lift(0);
	bench_expect("pinch began\n"
		     "pinch changed\n"
		     "pinch ended\n");
	CHECK(said.not_taken == 0);
	bench_close();
}

static void hold_drives_a_long_press(void)
{
	open_with_touchpad();
	struct tactus_recognizer *press = tactus_long_press_recognizer_create(bench.application);
	tactus_long_press_recognizer_set_number_of_touches_required(press, 3);
	tactus_recognizer_set_duration(press, TACTUS_DURATION_MINIMUM_PRESS, 300000);
	bench_watch(bench.left, press, "press");
	bench_at_ms(100);
	pad_down(0, 3);
	/* libinput notices resting fingers at its next event. */
	bench_at_ms(400);
	pad_move(0, 0.025, 0);
	bench_expect("");
	bench_at_ms(750);
	pad_move(0, 0.025, 0);
	CHECK(tactus_application_advance(bench.application, bench.session.time_us) == TACTUS_STATUS_OK);
	bench_expect("press began\n");
	bench_at_ms(800);
	pad_lift(0);
	bench_expect("press ended\n");
	bench_close();
}

static void fingers_scroll(void)
{
	double y = 0;
	open_with_touchpad();
	struct tactus_recognizer *pan = watch_pan();
	swipe(100, 2, 0, 1);
	/* By default a pan follows no scrolling; both forms of each event belong to the client. */
	CHECK(said.consumed == 0 && said.not_taken > 20);
	bench_expect("");

	CHECK(tactus_pan_recognizer_set_allowed_scroll_types(pan, TACTUS_SCROLL_TYPE_FINGER) == TACTUS_STATUS_OK);
	said.y = said.not_taken = 0;
	swipe(2000, 2, 0, 1);
	tactus_pan_recognizer_get_translation(pan, NULL, NULL, &y);
	CHECK(said.y < -20 && fabs(y - said.y) < 1e-6);
	CHECK(said.not_taken == 0 && said.consumed > 20 && said.consumed % 2 == 0);
	bench_expect("pan began\n"
		     "pan changed\n"
		     "pan ended\n");
	bench_close();
}

static void at_the_pointer(void)
{
	double x = 0, y = 0;
	open_with_touchpad();
	struct tactus_recognizer *right = tactus_pan_recognizer_create(bench.application);
	bench_watch(bench.right, right, "right");
	swipe(100, 3, 1.5, 0);
	CHECK(said.consumed == 0);
	CHECK(tactus_libinput_set_pointer_position(bench.adapter, WINDOW_WIDTH + 10, 20) == TACTUS_STATUS_OK);
	swipe(2000, 3, 1.5, 0);
	tactus_recognizer_get_location(right, NULL, &x, &y);
	CHECK(x == WINDOW_WIDTH + 10 && y == 20);
	bench_expect("right began\n"
		     "right changed\n"
		     "right ended\n");
	bench_close();
}

static void unplugged_amid_a_gesture(void)
{
	open_with_touchpad();
	watch_pan();
	bench_at_ms(100);
	pad_down(0, 3);
	for (unsigned int step = 1; step <= 16; step++) {
		bench_at_ms(100 + 10 * step);
		pad_move(0, 1.5, 0);
	}
	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
	/* libinput treats it as a lift. */
	bench_expect("pan began\n"
		     "pan changed\n"
		     "pan ended\n");
	bench_close();
}

static void suspended_amid_a_gesture(void)
{
	open_with_touchpad();
	watch_pan();
	bench_at_ms(100);
	pad_down(0, 3);
	for (unsigned int step = 1; step <= 16; step++) {
		bench_at_ms(100 + 10 * step);
		pad_move(0, 1.5, 0);
	}
	libinput_suspend(bench.session.libinput);
	bench_dispatch();
	CHECK(libinput_resume(bench.session.libinput) == 0);
	bench_dispatch();
	bench_expect("pan began\n"
		     "pan changed\n"
		     "pan ended\n");
	bench_at_ms(300);
	pad_lift(0);
	swipe(1000, 3, 1.5, 0);
	bench_expect("pan began\n"
		     "pan changed\n"
		     "pan ended\n");
	bench_close();
}

static void destroy_adapter(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = NULL;
}

static void destroy_application(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	tactus_application_destroy(bench.application);
	bench.application = NULL;
}

/* Whatever a gesture's action destroys, the remaining events are not taken. */
static void destroyed_in_its_action(void)
{
	static const tactus_action_func ends[] = { destroy_adapter, destroy_application };
	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		open_with_touchpad();
		tactus_recognizer_add_target(watch_pan(), ends[i], NULL);
		swipe(100, 3, 1.5, 0);
		CHECK(said.not_mine > 5);
		bench_close();
	}
}

static void switched_off(void)
{
	open_with_touchpad();
	watch_pan();
	CHECK(tactus_libinput_get_features(bench.adapter) == TACTUS_LIBINPUT_FEATURE_DEFAULT);
	CHECK(tactus_libinput_set_features(bench.adapter, TACTUS_LIBINPUT_FEATURE_TOUCH) == TACTUS_STATUS_OK);
	swipe(100, 3, 1.5, 0);
	swipe(2000, 2, 0, 1);
	CHECK(said.consumed == 0 && said.not_taken == 0 && said.not_mine > 30);
	bench_expect("");

	/* Switched off in the middle of a gesture: the gesture is cancelled. */
	tactus_libinput_set_features(bench.adapter, TACTUS_LIBINPUT_FEATURE_ALL);
	bench_at_ms(4000);
	pad_down(0, 3);
	for (unsigned int step = 1; step <= 8; step++) {
		bench_at_ms(4000 + 10 * step);
		pad_move(0, 3, 0);
	}
	tactus_libinput_set_features(bench.adapter, TACTUS_LIBINPUT_FEATURE_NONE);
	bench_at_ms(4100);
	pad_lift(0);
	bench_expect("pan began\n"
		     "pan changed\n"
		     "pan cancelled\n");
	CHECK(tactus_libinput_set_features(bench.adapter, 1024) == TACTUS_STATUS_INVALID_ARGUMENT);
	bench_close();
}

void check_touchpads(void)
{
	check_run("a touchpad's swipe drives a pan", swipe_drives_a_pan);
	check_run("a touchpad's swipe fires a swipe, with the right fingers only", swipe_fires);
	check_run("a touchpad's pinch drives a pinch", pinch_drives_a_pinch);
	check_run("a touchpad's hold drives a long press", hold_drives_a_long_press);
	check_run("fingers scroll a pan that allows it", fingers_scroll);
	check_run("gestures are hit-tested at the pointer", at_the_pointer);
	check_run("a touchpad unplugged amid a gesture", unplugged_amid_a_gesture);
	check_run("suspended amid a gesture", suspended_amid_a_gesture);
	check_run("adapter or application destroyed in a gesture's action", destroyed_in_its_action);
	check_run("gestures and scrolling can be switched off", switched_off);
}
