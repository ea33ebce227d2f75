/* SPDX-License-Identifier: MIT */
#include "feed.h"

/* Events are a few ms old when they arrive. A timer may have fired meanwhile, and time does not run backwards. */
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

/* Feeds the mouse: a touch while pressed, else a hover. */
static void feed_mouse(void *data, uint64_t time_us, double x, double y, uint32_t buttons)
{
	struct feed *feed = data;

	tactus_touch_source_pointer(feed->mouse, feed_not_before(feed, time_us), x, y, buttons);
}

static void feed_mouse_leave(void *data, uint64_t time_us)
{
	struct feed *feed = data;

	time_us = feed_not_before(feed, time_us);
	tactus_touch_source_cancel_all(feed->mouse, time_us);
	tactus_touch_source_hover_leave(feed->mouse, time_us);
}

static void feed_scroll(void *data, uint64_t time_us, enum scroll_source source, double x, double y, double dx,
	double dy)
{
	static const enum tactus_scroll_type types[] = {
		[SCROLL_WHEEL] = TACTUS_SCROLL_TYPE_WHEEL,
		[SCROLL_FINGER] = TACTUS_SCROLL_TYPE_FINGER,
		[SCROLL_CONTINUOUS] = TACTUS_SCROLL_TYPE_CONTINUOUS,
	};
	struct feed *feed = data;

	tactus_touch_source_scroll(feed->mouse, feed_not_before(feed, time_us), types[source], x, y, dx, dy);
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
	feed->application = application;
	feed->panel = tactus_touch_source_create(application, NULL);
	feed->mouse = tactus_touch_source_create(application, NULL);
	return feed->panel && feed->mouse;
}

const struct input feed_input = {
	.down = feed_down,
	.motion = feed_motion,
	.up = feed_up,
	.cancel = feed_cancel,
	.cancel_all = feed_cancel_all,
	.frame = feed_frame,
	.mouse = feed_mouse,
	.mouse_leave = feed_mouse_leave,
	.scroll = feed_scroll,
	.key = feed_key,
	.acceleration = feed_acceleration,
};
