/* SPDX-License-Identifier: MIT */
#include "feed.h"

#define POINTER_ID 0
#define LEFT_BUTTON 1

/* Events are a few ms old when they come; a timer may have fired meanwhile, and time does not run backwards. */
uint64_t feed_not_before(const struct feed *feed, uint64_t time_us)
{
	uint64_t now_us = tactus_application_get_time(feed->application);

	return time_us > now_us ? time_us : now_us;
}

static void feed_down(void *data, uint64_t time_us, int32_t id, double x, double y)
{
	struct feed *feed = data;

	tactus_touch_source_down(feed->panel, feed_not_before(feed, time_us), id, x, y);
}

static void feed_motion(void *data, uint64_t time_us, int32_t id, double x, double y)
{
	struct feed *feed = data;

	tactus_touch_source_motion(feed->panel, feed_not_before(feed, time_us), id, x, y);
}

static void feed_up(void *data, uint64_t time_us, int32_t id)
{
	struct feed *feed = data;

	tactus_touch_source_up(feed->panel, feed_not_before(feed, time_us), id);
}

static void feed_cancel(void *data, uint64_t time_us, int32_t id)
{
	struct feed *feed = data;

	tactus_touch_source_cancel(feed->panel, feed_not_before(feed, time_us), id);
}

static void feed_cancel_all(void *data, uint64_t time_us)
{
	struct feed *feed = data;

	tactus_touch_source_cancel_all(feed->panel, feed_not_before(feed, time_us));
}

static void feed_frame(void *data, uint64_t time_us)
{
	struct feed *feed = data;

	tactus_touch_source_frame(feed->panel, feed_not_before(feed, time_us));
}

/* The mouse is a touch while its button is down, and hovers without. */

static void feed_pointer_down(void *data, uint64_t time_us, double x, double y)
{
	struct feed *feed = data;
	struct tactus_touch_sample sample = TACTUS_TOUCH_SAMPLE_INIT;

	sample.time_us = feed_not_before(feed, time_us);
	sample.id = POINTER_ID;
	sample.type = TACTUS_TOUCH_TYPE_INDIRECT_POINTER;
	sample.x = x;
	sample.y = y;
	sample.button_mask = LEFT_BUTTON;
	feed->mouse_is_down = tactus_touch_source_down_sample(feed->mouse, &sample) == TACTUS_STATUS_OK;
}

static void feed_pointer_motion(void *data, uint64_t time_us, double x, double y)
{
	struct feed *feed = data;

	time_us = feed_not_before(feed, time_us);
	if (feed->mouse_is_down)
		tactus_touch_source_motion(feed->mouse, time_us, POINTER_ID, x, y);
	else
		tactus_touch_source_hover(feed->mouse, time_us, x, y);
}

static void feed_pointer_up(void *data, uint64_t time_us)
{
	struct feed *feed = data;

	tactus_touch_source_up(feed->mouse, feed_not_before(feed, time_us), POINTER_ID);
	feed->mouse_is_down = false;
}

static void feed_pointer_leave(void *data, uint64_t time_us)
{
	struct feed *feed = data;

	time_us = feed_not_before(feed, time_us);
	tactus_touch_source_cancel_all(feed->mouse, time_us);
	tactus_touch_source_hover_leave(feed->mouse, time_us);
	feed->mouse_is_down = false;
}

static void feed_acceleration(void *data, uint64_t time_us, double x, double y, double z)
{
	struct feed *feed = data;

	tactus_application_add_acceleration(feed->application, feed_not_before(feed, time_us), x, y, z);
}

static void feed_key(void *data, uint64_t time_us, uint32_t key, bool pressed)
{
	struct feed *feed = data;

	tactus_application_advance(feed->application, feed_not_before(feed, time_us));
	if (feed->handle_key)
		feed->handle_key(feed->key_data, key, pressed);
}

bool feed_start(struct feed *feed, struct tactus_application *application)
{
	struct tactus_touch_source_info mouse = TACTUS_TOUCH_SOURCE_INFO_INIT;

	mouse.flags = TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS;
	feed->application = application;
	feed->panel = tactus_touch_source_create(application, NULL);
	feed->mouse = tactus_touch_source_create(application, &mouse);
	return feed->panel && feed->mouse;
}

const struct input feed_input = {
	.down = feed_down,
	.motion = feed_motion,
	.up = feed_up,
	.cancel = feed_cancel,
	.cancel_all = feed_cancel_all,
	.frame = feed_frame,
	.pointer_down = feed_pointer_down,
	.pointer_motion = feed_pointer_motion,
	.pointer_up = feed_pointer_up,
	.pointer_leave = feed_pointer_leave,
	.key = feed_key,
	.acceleration = feed_acceleration,
};
