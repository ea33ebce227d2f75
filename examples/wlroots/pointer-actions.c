/* SPDX-License-Identifier: MIT */
#include "pointer-actions.h"

#include "cursor.h"

#include <linux/input-event-codes.h>

static void click(struct cursor *cursor, const struct tactus_gestures_event *event, uint32_t button)
{
	uint32_t time_ms = (uint32_t)(event->time_us / 1000);

	cursor_press(cursor, time_ms, event->x, event->y, button);
	cursor_release(cursor, time_ms, button);
}

/* A pointer has no cancel: the button is released where the fingers are. */
static void drag(struct cursor *cursor, const struct tactus_gestures_event *event)
{
	uint32_t time_ms = (uint32_t)(event->time_us / 1000);

	if (event->phase == TACTUS_GESTURES_PHASE_BEGAN)
		cursor_press(cursor, time_ms, event->start_x, event->start_y, event->button);
	cursor_point_at(cursor, time_ms, event->start_x + event->dx, event->start_y + event->dy);
	if (event->phase == TACTUS_GESTURES_PHASE_ENDED || event->phase == TACTUS_GESTURES_PHASE_CANCELLED)
		cursor_release(cursor, time_ms, event->button);
}

/* Content follows the fingers, as on a touchpad with natural scrolling. One gesture scrolls at a time. */
static void scroll(struct cursor *cursor, const struct tactus_gestures_event *event)
{
	static double last_dx, last_dy;
	uint32_t time_ms = (uint32_t)(event->time_us / 1000);

	if (event->phase == TACTUS_GESTURES_PHASE_BEGAN) {
		cursor_point_at(cursor, time_ms, event->start_x, event->start_y);
		last_dx = last_dy = 0;
	}
	if (event->phase == TACTUS_GESTURES_PHASE_ENDED || event->phase == TACTUS_GESTURES_PHASE_CANCELLED)
		cursor_scroll(cursor, time_ms, 0, 0);
	else
		cursor_scroll(cursor, time_ms, last_dx - event->dx, last_dy - event->dy);
	last_dx = event->dx;
	last_dy = event->dy;
}

void pointer_actions_act(struct cursor *cursor, const struct tactus_gestures_event *event)
{
	switch (event->action) {
	case TACTUS_GESTURES_ACTION_RIGHT_CLICK:
		click(cursor, event, BTN_RIGHT);
		break;
	case TACTUS_GESTURES_ACTION_CLICK:
		click(cursor, event, event->button);
		break;
	case TACTUS_GESTURES_ACTION_DRAG:
		drag(cursor, event);
		break;
	default:
		scroll(cursor, event);
		break;
	}
}
