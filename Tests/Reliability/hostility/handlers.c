/* SPDX-License-Identifier: MIT */
/* Handlers that make forbidden calls (12.7): everything but getters is refused, without harm. */
#include "host.h"

static struct host *amid;
static int calls, wrong;

/* Makes every forbidden call. */
static void misbehave(void)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	const enum tactus_status found[] = {
		tactus_touch_source_down(amid->panel, amid->time_us, 9, 1, 1),
		tactus_touch_source_frame(amid->panel, amid->time_us),
		tactus_application_advance(amid->application, amid->time_us + 1000000),
		tactus_application_cancel_touches(amid->application, amid->time_us),
		tactus_view_set_hidden(amid->window, true),
		tactus_view_set_frame(amid->window, 0, 0, 1, 1),
		tactus_view_remove_from_superview(amid->window),
		tactus_application_set_log_handler(amid->application, NULL, NULL),
		tactus_application_set_trace_listener(amid->application, NULL, NULL),
	};

	calls++;
	for (size_t i = 0; i < sizeof found / sizeof found[0]; i++)
		wrong += found[i] != TACTUS_STATUS_BUSY;
	wrong += tactus_view_create(amid->application, 0, 0, 1, 1) != NULL;
	wrong += tactus_touch_source_create(amid->application, &info) != NULL;
	wrong += tactus_pan_recognizer_create(amid->application) != NULL;
	tactus_view_destroy(amid->window);
	tactus_touch_source_destroy(amid->panel);
	tactus_application_destroy(amid->application);
	wrong += tactus_view_get_application(amid->window) != amid->application;
	wrong += tactus_view_is_hidden(amid->window);
}

static void misbehave_in_log(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
	misbehave();
}

static void misbehave_in_trace(const struct tactus_trace_event *event, void *data)
{
	(void)event, (void)data;
	misbehave();
}

static void misbehave_at_the_end(void *object, void *data)
{
	(void)object, (void)data;
	misbehave();
}

static void start(struct host *host)
{
	host_open(host);
	amid = host;
	calls = wrong = 0;
}

static void log_handler(void)
{
	struct host host;

	start(&host);
	tactus_application_set_log_handler(host.application, misbehave_in_log, NULL);
	CHECK(host_up(&host, 1) == TACTUS_STATUS_UNKNOWN_TOUCH);
	CHECK(host_down(&host, 1, 0.0 / 0.0, 5) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(host_down(&host, 1, 5, 5) == TACTUS_STATUS_OK);
	CHECK(host_down(&host, 1, 5, 5) == TACTUS_STATUS_DUPLICATE_TOUCH);
	CHECK(host_up(&host, 1) == TACTUS_STATUS_OK);
	CHECK(calls > 0 && wrong == 0);
	host_still_works(&host);
	host_close(&host);
}

static void trace_listener(void)
{
	struct host host;

	start(&host);
	tactus_application_set_trace_listener(host.application, misbehave_in_trace, NULL);
	host_down(&host, 1, 5, 5);
	host_move(&host, 1, 100, 5);
	host_up(&host, 1);
	CHECK(calls > 0 && wrong == 0);
	host_still_works(&host);
	host_close(&host);
}

static void destroy_listener(void)
{
	struct host host;
	struct tactus_view *view;

	start(&host);
	view = tactus_view_create(host.application, 0, 0, 10, 10);
	tactus_view_add_subview(host.window, view);
	tactus_view_add_destroy_listener(view, misbehave_at_the_end, NULL);
	tactus_view_destroy(view);
	CHECK(calls == 1 && wrong == 0);
	host_still_works(&host);
	host_close(&host);
}

#define A_MILLION 1000000
/* Limits of log lines for a broken device and a broken host. */
#define LINES_OF_INPUT 16
#define LINES_OF_BUGS 1

static void flood_of_mistakes(void)
{
	struct host host;

	host_open(&host);
	for (int i = 0; i < A_MILLION; i++)
		tactus_touch_source_up(host.panel, host.time_us, i);
	CHECK(host.lines == LINES_OF_INPUT);
	for (int i = 0; i < A_MILLION; i++)
		tactus_view_set_alpha(host.window, 0.0 / 0.0);
	CHECK(host.lines == LINES_OF_INPUT + LINES_OF_BUGS);
	CHECK(tactus_application_get_client_bug_count(host.application) == A_MILLION);
	host_still_works(&host);
	host_close(&host);
}

void check_handlers(void)
{
	check_run("a log handler that misbehaves", log_handler);
	check_run("a trace listener that misbehaves", trace_listener);
	check_run("a destroy listener that misbehaves", destroy_listener);
	check_run("two million mistakes", flood_of_mistakes);
}
