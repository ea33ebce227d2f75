/* SPDX-License-Identifier: MIT */
#include "mouse-fingers.h"

#include "shell.h"

#include <linux/input-event-codes.h>
#include <math.h>
#include <tactus.h>

/* Distance between neighbouring fingers and radius of the circle, in px. */
#define SPACING 60
#define RADIUS 150
#define SMALLEST_RADIUS 10
#define CIRCLE 4

static unsigned count_for(uint32_t button)
{
	switch (button) {
	case BTN_LEFT:
		return 1;
	case BTN_SIDE:
		return 2;
	case BTN_MIDDLE:
		return 3;
	case BTN_RIGHT:
		return CIRCLE;
	default:
		return 0;
	}
}

static void get_place(const struct mouse_fingers *fingers, unsigned finger, double *x, double *y)
{
	static const int directions[CIRCLE][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
	double radius;

	if (fingers->count < CIRCLE) {
		*x += finger * SPACING;
		return;
	}
	radius = fmax(RADIUS + *x - fingers->x, SMALLEST_RADIUS);
	*x = fingers->x + directions[finger][0] * radius;
	*y = fingers->y + directions[finger][1] * radius;
}

bool mouse_fingers_press(
	struct mouse_fingers *fingers, uint32_t time_ms, uint32_t button, bool pressed, double x, double y)
{
	uint64_t time_us = tactus_application_unwrap_milliseconds(fingers->shell->application, time_ms);

	if (!fingers->source)
		return false;
	if (pressed && fingers->count == 0) {
		fingers->button = button;
		fingers->count = count_for(button);
		fingers->x = x;
		fingers->y = y;
	} else if (pressed || button != fingers->button) {
		return true; /* one button at a time */
	}
	for (unsigned i = 0; i < fingers->count; i++) {
		double finger_x = x, finger_y = y;

		get_place(fingers, i, &finger_x, &finger_y);
		if (pressed)
			tactus_touch_source_down(fingers->source, time_us, (int32_t)i, finger_x, finger_y);
		else
			tactus_touch_source_up(fingers->source, time_us, (int32_t)i);
	}
	tactus_touch_source_frame(fingers->source, time_us);
	if (!pressed)
		fingers->count = 0;
	return true;
}

bool mouse_fingers_move(struct mouse_fingers *fingers, uint32_t time_ms, double x, double y)
{
	uint64_t time_us = tactus_application_unwrap_milliseconds(fingers->shell->application, time_ms);

	if (!fingers->source)
		return false;
	for (unsigned i = 0; i < fingers->count; i++) {
		double finger_x = x, finger_y = y;

		get_place(fingers, i, &finger_x, &finger_y);
		tactus_touch_source_motion(fingers->source, time_us, (int32_t)i, finger_x, finger_y);
	}
	if (fingers->count > 0)
		tactus_touch_source_frame(fingers->source, time_us);
	return true;
}

void mouse_fingers_map(struct mouse_fingers *fingers)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	const struct wlr_box *box;

	if (!fingers->source)
		return;
	box = &fingers->shell->box;
	/* The mouse of a nested compositor has the times of the outer one. */
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	info.x = box->x;
	info.y = box->y;
	info.width = box->width;
	info.height = box->height;
	tactus_touch_source_set_info(fingers->source, &info);
}

bool mouse_fingers_init(struct mouse_fingers *fingers, struct shell *shell)
{
	*fingers = (struct mouse_fingers){ .shell = shell };
	fingers->source = tactus_touch_source_create(shell->application, NULL);
	return fingers->source;
}
