/* SPDX-License-Identifier: MIT */
#include "host.h"

#define FRAME_US 8000

static struct host *of(void *data)
{
	return data;
}

static enum tactus_handling began(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)touches, (void)event;
	of(data)->began += (int)count;
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling moved(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)touches, (void)event;
	of(data)->moved += (int)count;
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling ended(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)touches, (void)event;
	of(data)->ended += (int)count;
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling cancelled(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)touches, (void)event;
	of(data)->cancelled += (int)count;
	return TACTUS_HANDLING_HANDLED;
}

static void count_tap(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer;
	of(data)->taps++;
}

static void count_line(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message;
	of(data)->lines++;
}

void host_open(struct host *host)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_recognizer *tap;

	*host = (struct host){ .time_us = 1000000 };
	callbacks.touches_began = began;
	callbacks.touches_moved = moved;
	callbacks.touches_ended = ended;
	callbacks.touches_cancelled = cancelled;
	host->application = tactus_application_create();
	tactus_application_set_log_handler(host->application, count_line, host);
	host->window = tactus_window_create(host->application, 0, 0, WIDTH, HEIGHT);
	tactus_view_set_multiple_touch_enabled(host->window, true);
	tactus_view_set_responder_callbacks(host->window, &callbacks, host);
	host->panel = tactus_touch_source_create(host->application, &info);
	tap = tactus_tap_recognizer_create(host->application);
	CHECK(tactus_recognizer_add_target(tap, count_tap, host) == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_recognizer(host->window, tap) == TACTUS_STATUS_OK);
}

void host_close(struct host *host)
{
	tactus_application_destroy(host->application);
}

static enum tactus_status frame(struct host *host, enum tactus_status status)
{
	tactus_touch_source_frame(host->panel, host->time_us);
	host->time_us += FRAME_US;
	return status;
}

enum tactus_status host_down(struct host *host, int32_t id, double x, double y)
{
	return frame(host, tactus_touch_source_down(host->panel, host->time_us, id, x, y));
}

enum tactus_status host_move(struct host *host, int32_t id, double x, double y)
{
	return frame(host, tactus_touch_source_motion(host->panel, host->time_us, id, x, y));
}

enum tactus_status host_up(struct host *host, int32_t id)
{
	return frame(host, tactus_touch_source_up(host->panel, host->time_us, id));
}

void host_still_works(struct host *host)
{
	int before = host->taps;

	host->time_us += 1000000;
	CHECK(tactus_application_advance(host->application, host->time_us) == TACTUS_STATUS_OK);
	CHECK(host_down(host, 7, 3, 3) == TACTUS_STATUS_OK);
	CHECK(host_up(host, 7) == TACTUS_STATUS_OK);
	CHECK(host->taps == before + 1);
}
