/* SPDX-License-Identifier: MIT */
/* Refreshes: begun by the host, cancelled, wrong arguments, callbacks that destroy and end, and what goes first. */
#include "refresh-fixture.h"
#include "suites.h"

#include <math.h>

static void check_programmed(void)
{
	struct list list;

	list_open(&list, 0);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	CHECK(tactus_refresh_is_refreshing(list.refresh) && list_inset(&list) == 60);
	list_advance(&list, 0, 1000);
	CHECK(is_near(list_offset(&list), -60));
	/* Ended amid a motion, which hears of its end. */
	forget_notes();
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	tactus_application_advance(list.fixture.application, 1100000);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	list_advance(&list, 1100, 2000);
	CHECK(is_near(list_offset(&list), -60));
	expect_notes("rests after a programmed scroll\nrests after a programmed scroll\n");
	list_close(&list);

	/* Farther down nothing moves. */
	list_open(&list, 0);
	tactus_scroll_view_set_content_offset(list.view, 0, 500, false);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	list_advance(&list, 0, 1000);
	CHECK(list_offset(&list) == 500 && list_inset(&list) == 60);
	list_close(&list);

	/* Under a finger it waits. */
	list_open(&list, 0);
	list_pull(&list, 170);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	CHECK(list_inset(&list) == 0);
	finger_up(&list.fixture, 1510, 1);
	list_advance(&list, 1510, 3000);
	CHECK(is_near(list_offset(&list), -60));
	expect_notes("to -60\ndecelerates\nrests\n");
	list_close(&list);
}

/* The system takes the finger: what was asked for goes on. */
static void check_cancelled(void)
{
	struct list list;

	list_open(&list, 0);
	list_pull(&list, 200);
	tactus_touch_source_cancel_all(list.fixture.panel, 1510000);
	list_advance(&list, 1510, 3000);
	CHECK(is_near(list_offset(&list), -60));
	list_close(&list);

	list_open(&list, 0);
	list_pull(&list, 100);
	tactus_touch_source_cancel_all(list.fixture.panel, 1510000);
	list_advance(&list, 1510, 3000);
	CHECK(is_near(list_offset(&list), 0) && !tactus_refresh_is_refreshing(list.refresh));
	list_close(&list);
}

static unsigned lines;

static void count_line(enum tactus_log_level level, const char *message, void *data)
{
	lines++;
}

static void check_arguments(void)
{
	struct tactus_refresh_settings settings = TACTUS_REFRESH_SETTINGS_INIT;
	struct tactus_refresh_callbacks callbacks = TACTUS_REFRESH_CALLBACKS_INIT;
	struct list list;
	double target = 0;

	tactus_interactions_set_log_handler(count_line, NULL);
	list_open(&list, 0);
	CHECK(!tactus_refresh_create(NULL, NULL, NULL, NULL) && lines == 1);
	CHECK(!tactus_refresh_create(list.fixture.window, NULL, NULL, NULL));
	settings.threshold = 0.5;
	CHECK(!tactus_refresh_create(list.view, &settings, NULL, NULL));
	CHECK(tactus_refresh_set_settings(list.refresh, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	settings.threshold = NAN;
	CHECK(tactus_refresh_set_settings(list.refresh, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	settings.threshold = 100;
	settings.height = -1;
	CHECK(tactus_refresh_set_settings(list.refresh, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	settings.height = 0;
	CHECK(tactus_refresh_set_settings(list.refresh, &settings) == TACTUS_STATUS_OK);
	callbacks.size = 1;
	CHECK(!tactus_refresh_create(list.view, NULL, &callbacks, NULL));
	CHECK(tactus_refresh_set_settings(list.refresh, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_refresh_set_settings(NULL, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_refresh_did_scroll(NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_refresh_will_end_dragging(NULL, &target) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_refresh_will_end_dragging(list.refresh, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_refresh_begin(NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_refresh_end(NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_refresh_is_refreshing(NULL) && tactus_refresh_get_distance(NULL) == 0);
	tactus_refresh_destroy(NULL);
	list_close(&list);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void destroy_refresh(struct list *list)
{
	struct tactus_refresh *refresh = list->refresh;
	double target = 0;

	list->refresh = NULL;
	tactus_refresh_destroy(refresh);
	CHECK(tactus_refresh_end(refresh) == TACTUS_STATUS_DESTROYED);
	CHECK(tactus_refresh_will_end_dragging(refresh, &target) == TACTUS_STATUS_DESTROYED);
	tactus_refresh_destroy(refresh);
}

static void destroy_view(struct list *list)
{
	tactus_view_destroy(list->view);
}

static void end_at_once(struct list *list)
{
	CHECK(tactus_refresh_end(list->refresh) == TACTUS_STATUS_OK);
}

static void begin_at_once(struct list *list)
{
	CHECK(tactus_refresh_begin(list->refresh) == TACTUS_STATUS_OK);
}

static void scroll_away(struct list *list)
{
	list->act = NULL;
	tactus_scroll_view_set_content_offset(list->view, 0, 300, true);
}

static void check_callbacks_that_act(void)
{
	static const char *const moments[] = { "pulled", "triggered" };
	static void (*const acts[])(struct list * list) = { destroy_refresh, destroy_view, end_at_once, begin_at_once,
		scroll_away };
	size_t moment, act;

	for (moment = 0; moment < 2; moment++) {
		for (act = 0; act < sizeof(acts) / sizeof(acts[0]); act++) {
			struct list list;

			list_open(&list, 0);
			list.moment = moments[moment];
			list.act = acts[act];
			list_pull(&list, 200);
			finger_up(&list.fixture, 1510, 1);
			list_advance(&list, 1510, 3000);
			if (list.refresh)
				CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
			list_advance(&list, 3000, 4000);
			list_close(&list);
		}
	}
	forget_notes();
}

static void check_order_of_destruction(void)
{
	struct list list;

	/* The content returns. */
	list_open(&list, 0);
	list_pull(&list, 200);
	finger_up(&list.fixture, 1510, 1);
	list_advance(&list, 1510, 3000);
	tactus_refresh_destroy(list.refresh);
	list.refresh = NULL;
	CHECK(list_inset(&list) == 0);
	list_advance(&list, 3000, 4000);
	CHECK(is_near(list_offset(&list), 0));
	list_close(&list);

	list_open(&list, 0);
	list_pull(&list, 200);
	tactus_view_destroy(list.view);
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	CHECK(tactus_refresh_did_scroll(list.refresh) == TACTUS_STATUS_OK);
	list_close(&list);

	list_open(&list, 0);
	list_pull(&list, 200);
	tactus_application_destroy(list.fixture.application);
	list.fixture.application = NULL;
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	list_close(&list);
	forget_notes();
}

void check_refresh_life(void)
{
	check_run("refresh: begun by the host", check_programmed);
	check_run("refresh: a cancelled finger", check_cancelled);
	check_run("refresh: arguments that are wrong", check_arguments);
	check_run("refresh: callbacks that destroy and end it", check_callbacks_that_act);
	check_run("refresh: views and application go first", check_order_of_destruction);
}
