/* SPDX-License-Identifier: MIT */
#include "feedback-bar.h"

#include "gesture.h"

#include <math.h>
#include <tactus.h>

#define TOUCHES_MAXIMUM 16
/* Size of the bar, and its distance from the fingers, which hide what is near them; in px. */
#define BAR_WIDTH 160.0
#define BAR_HEIGHT 8.0
#define BAR_DISTANCE 64.0

/* Stores the bounds of the fingers. */
static void find_fingers(const struct gesture *gesture, struct tactus_rectangle *box)
{
	const struct tactus_touch *touches[TOUCHES_MAXIMUM];
	size_t index, count = tactus_recognizer_get_touches(gesture->recognizer, touches, TOUCHES_MAXIMUM);
	double x = gesture->attempt.start_x, y = gesture->attempt.start_y;
	double right = -INFINITY, bottom = -INFINITY, left = INFINITY, top = INFINITY;

	for (index = 0; index < count && index < TOUCHES_MAXIMUM; index++) {
		tactus_touch_get_location(touches[index], NULL, &x, &y);
		left = fmin(left, x);
		top = fmin(top, y);
		right = fmax(right, x);
		bottom = fmax(bottom, y);
	}
	*box = count > 0 ? (struct tactus_rectangle){ left, top, right - left, bottom - top }
			 : (struct tactus_rectangle){ x, y, 0, 0 };
}

struct tactus_rectangle feedback_bar_place(const struct gesture *gesture)
{
	const struct attempt *attempt = &gesture->attempt;
	const struct tactus_gestures_output *output = &attempt->output;
	struct tactus_rectangle fingers, bar = { 0, 0, BAR_WIDTH, BAR_HEIGHT };

	find_fingers(gesture, &fingers);
	bar.x = round(fingers.x + (fingers.width - BAR_WIDTH) / 2);
	bar.y = round(fingers.y - BAR_DISTANCE - BAR_HEIGHT);
	if (!attempt->has_output)
		return bar;
	if (bar.y < output->y)
		bar.y = round(fingers.y + fingers.height + BAR_DISTANCE);
	bar.x = fmax(fmin(bar.x, output->x + output->width - BAR_WIDTH), output->x);
	bar.y = fmax(fmin(bar.y, output->y + output->height - BAR_HEIGHT), output->y);
	return bar;
}
