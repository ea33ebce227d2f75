/* SPDX-License-Identifier: MIT */
#include "deeds.h"

/* Input from a callback waits for the end of the delivery (12.4). */

static void feed(struct scene *scene, struct tactus_touch_source *source, int id, double x, double y)
{
	uint64_t time = scene->time_us;

	check_change(scene, tactus_touch_source_down(source, time, id, x, y));
	check_change(scene, tactus_touch_source_frame(source, time));
	check_change(scene, tactus_touch_source_motion(source, time, id, x + 60, y));
	check_change(scene, tactus_touch_source_frame(source, time));
	check_change(scene, tactus_touch_source_up(source, time, id));
	check_change(scene, tactus_touch_source_frame(source, time));
}

void feed_touch(struct scene *scene)
{
	feed(scene, scene->panel, 40, 100, 100);
}

void feed_other_seat(struct scene *scene)
{
	feed(scene, scene->other_panel, 40, 100, 100);
}

void lift_finger(struct scene *scene)
{
	for (int id = 1; id <= 2; id++)
		check_change(scene, tactus_touch_source_up(scene->panel, scene->time_us, id));
	check_change(scene, tactus_touch_source_frame(scene->panel, scene->time_us));
}

void lift_twice(struct scene *scene)
{
	check_change(scene, tactus_touch_source_up(scene->panel, scene->time_us, 1));
	check_change(scene, tactus_touch_source_up(scene->panel, scene->time_us, 1));
	check_change(scene, tactus_touch_source_cancel(scene->panel, scene->time_us, 99));
	check_change(scene, tactus_touch_source_motion(scene->panel, scene->time_us, 98, 0, 0));
}

void press_finger_twice(struct scene *scene)
{
	check_change(scene, tactus_touch_source_down(scene->panel, scene->time_us, 1, 100, 100));
	check_change(scene, tactus_touch_source_down(scene->panel, scene->time_us, 1, 100, 100));
}

void cancel_source(struct scene *scene)
{
	check_change(scene, tactus_touch_source_cancel_all(scene->panel, scene->time_us));
}

void cancel_application(struct scene *scene)
{
	check_change(scene, tactus_application_cancel_touches(scene->application, scene->time_us));
}

void feed_hover(struct scene *scene)
{
	check_change(scene, tactus_touch_source_hover(scene->panel, scene->time_us, 500, 200));
	check_change(scene, tactus_touch_source_hover(scene->panel, scene->time_us, 120, 120));
	check_change(scene, tactus_touch_source_hover(scene->other_panel, scene->time_us, 120, 120));
}

void leave_hover(struct scene *scene)
{
	check_change(scene, tactus_touch_source_hover_leave(scene->panel, scene->time_us));
	check_change(scene, tactus_touch_source_hover_leave(scene->panel, scene->time_us));
}

void let_time_pass(struct scene *scene)
{
	check_change(scene, tactus_application_advance(scene->application, scene->time_us + 1000000));
	scene->time_us += 1000000;
}

void let_ages_pass(struct scene *scene)
{
	check_change(scene, tactus_application_advance(scene->application, UINT64_C(1) << 61));
}

void turn_time_back(struct scene *scene)
{
	check_change(scene, tactus_application_advance(scene->application, 0));
	check_change(scene, tactus_touch_source_motion(scene->panel, 0, 1, 130, 130));
	check_change(scene, tactus_touch_source_frame(scene->panel, 0));
}

void deliver(struct scene *scene)
{
	check_change(scene, tactus_application_deliver(scene->application, scene->time_us));
}

void gather(struct scene *scene)
{
	check_change(scene,
		tactus_application_set_delivery_mode(scene->application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME));
}

void change_source(struct scene *scene)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	info.seat = 2;
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS;
	info.x = 100;
	info.width = info.height = 400;
	check_change(scene, tactus_touch_source_set_info(scene->panel, &info));
}

void flood(struct scene *scene)
{
	enum tactus_status status = TACTUS_STATUS_OK;

	for (int i = 0; i < 1100; i++)
		status = tactus_touch_source_hover(scene->other_panel, scene->time_us, i % 400, 100);
	check_change(scene, status);
}

void take_touch(struct scene *scene)
{
	struct tactus_touch_grab_callbacks callbacks = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;

	if (!scene->live)
		return;
	check_change(scene, tactus_touch_take(scene->live, &callbacks, NULL));
	tactus_touch_take(scene->live, &callbacks, NULL);
}

void ignore_touch(struct scene *scene)
{
	struct tactus_recognizer *const all[] = { scene->tap, scene->double_tap, scene->press, scene->pan,
		scene->pinch, scene->swipe, scene->custom };

	/* Without an event the call is refused; a fitting event is not available everywhere. */
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		CHECK(tactus_recognizer_ignore_touch(all[i], scene->live, NULL) < TACTUS_STATUS_OK);
}

void send_events(struct scene *scene)
{
	check_change(scene, tactus_application_send_shake(scene->application, TACTUS_TOUCH_PHASE_BEGAN));
	check_change(
		scene, tactus_application_send_remote_control(scene->application, TACTUS_REMOTE_CONTROL_PLAY));
	check_change(scene, tactus_application_send_shake(scene->application, TACTUS_TOUCH_PHASE_CANCELLED));
	check_change(scene, tactus_application_add_acceleration(scene->application, scene->time_us, 30, 0, 0));
}

void feed_pointer(struct scene *scene)
{
	const uint32_t buttons[] = { 0, TACTUS_BUTTON_PRIMARY, TACTUS_BUTTON_PRIMARY | TACTUS_BUTTON_MIDDLE, 0 };

	for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
		double x = 100 + 20.0 * (double)i;

		check_change(scene, tactus_touch_source_pointer(scene->pad, scene->time_us, x, 100, buttons[i]));
	}
}

void begin_swipe(struct scene *scene)
{
	check_change(scene,
		tactus_touch_source_gesture_begin(scene->pad, scene->time_us, TACTUS_GESTURE_SWIPE, 3, 100, 100));
	check_change(scene, tactus_touch_source_gesture_update(scene->pad, scene->time_us, 30, 0, 1, 0));
}

void feed_pinch(struct scene *scene)
{
	check_change(scene,
		tactus_touch_source_gesture_begin(scene->pad, scene->time_us, TACTUS_GESTURE_PINCH, 2, 100, 100));
	check_change(scene, tactus_touch_source_gesture_update(scene->pad, scene->time_us, 5, 5, 1.5, 0.3));
	check_change(scene, tactus_touch_source_gesture_end(scene->pad, scene->time_us, false));
}

void end_gesture(struct scene *scene)
{
	check_change(scene, tactus_touch_source_gesture_end(scene->pad, scene->time_us, true));
	check_change(scene, tactus_touch_source_gesture_end(scene->pad, scene->time_us, false));
}

void turn_wheel(struct scene *scene)
{
	const enum tactus_scroll_type types[] = { TACTUS_SCROLL_TYPE_WHEEL, TACTUS_SCROLL_TYPE_FINGER,
		TACTUS_SCROLL_TYPE_CONTINUOUS };

	for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
		check_change(scene,
			tactus_touch_source_scroll(scene->pad, scene->time_us, types[i], 200, 500, 0, 40));
}

void change_tablet_mode(struct scene *scene)
{
	bool is_tablet_mode = tactus_application_is_tablet_mode(scene->application);

	check_change(scene, tactus_application_set_tablet_mode(scene->application, !is_tablet_mode));
}
