/* SPDX-License-Identifier: MIT */
/* The same gestures from a mouse and a touchpad (§14). */
#include "scene.h"

static void pointer(struct scene *scene, double x, double y, uint32_t buttons)
{
	tactus_touch_source_pointer(scene->pad, scene->time_us, x, y, buttons);
	scene->time_us += 8000;
}

static void drag_pointer(struct scene *scene, double x, double y, double step_x, double step_y)
{
	pointer(scene, x, y, 0);
	pointer(scene, x, y, TACTUS_BUTTON_PRIMARY);
	for (int step = 1; step <= 6; step++)
		pointer(scene, x + step * step_x, y + step * step_y, TACTUS_BUTTON_PRIMARY);
	pointer(scene, x + 6 * step_x, y + 6 * step_y, 0);
	scene->time_us += 1000000;
	tactus_application_advance(scene->application, scene->time_us);
}

static void gesture(struct scene *scene, enum tactus_gesture kind, uint32_t fingers, double x, double y, bool cancelled)
{
	tactus_touch_source_gesture_begin(scene->pad, scene->time_us, kind, fingers, x, y);
	for (int step = 0; step < 6 && kind != TACTUS_GESTURE_HOLD; step++) {
		scene->time_us += 8000;
		tactus_touch_source_gesture_update(scene->pad, scene->time_us, 12, 1,
			kind == TACTUS_GESTURE_PINCH ? 1 + 0.1 * step : 1, kind == TACTUS_GESTURE_PINCH ? 0.1 : 0);
	}
	if (kind == TACTUS_GESTURE_HOLD) {
		scene->time_us += 700000;
		tactus_application_advance(scene->application, scene->time_us);
	}
	tactus_touch_source_gesture_end(scene->pad, scene->time_us, cancelled);
	scene->time_us += 1000000;
	tactus_application_advance(scene->application, scene->time_us);
}

static void scroll_by(struct scene *scene, enum tactus_scroll_type type, double x, double y)
{
	for (int step = 0; step < 5; step++) {
		tactus_touch_source_scroll(scene->pad, scene->time_us, type, x, y, 0, 20);
		scene->time_us += 16000;
	}
	tactus_touch_source_scroll(scene->pad, scene->time_us, type, x, y, 0, 0);
	for (int step = 0; step < 100; step++) {
		scene->time_us += 32000;
		tactus_application_advance(scene->application, scene->time_us);
	}
}

void scene_play_indirect(struct scene *scene)
{
	scene->is_indirect = true;
	tactus_pan_recognizer_set_allowed_scroll_types(
		scene->pan, TACTUS_SCROLL_TYPE_WHEEL | TACTUS_SCROLL_TYPE_FINGER);
	drag_pointer(scene, 100, 100, 0, 0);
	drag_pointer(scene, 100, 100, 15, 2);
	drag_pointer(scene, 500, 75, 20, 20);
	drag_pointer(scene, 200, 450, 2, -12);
	drag_pointer(scene, 500, 350, 2, 2);
	drag_pointer(scene, 710, 10, 5, 5);
	drag_pointer(scene, 5, 100, 20, 0);
	gesture(scene, TACTUS_GESTURE_SWIPE, 3, 100, 100, false);
	gesture(scene, TACTUS_GESTURE_SWIPE, 4, 200, 450, true);
	gesture(scene, TACTUS_GESTURE_PINCH, 2, 100, 100, false);
	gesture(scene, TACTUS_GESTURE_PINCH, 2, 200, 450, false);
	gesture(scene, TACTUS_GESTURE_HOLD, 1, 100, 100, false);
	scroll_by(scene, TACTUS_SCROLL_TYPE_WHEEL, 100, 100);
	scroll_by(scene, TACTUS_SCROLL_TYPE_FINGER, 200, 450);
	scroll_by(scene, TACTUS_SCROLL_TYPE_CONTINUOUS, 200, 450);
	tactus_application_set_tablet_mode(scene->application, true);
	tactus_application_set_tablet_mode(scene->application, false);
	scene->is_indirect = false;
}
