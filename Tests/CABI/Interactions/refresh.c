/* SPDX-License-Identifier: MIT */
/* Refreshes: a list of 400 px whose finger lands at y = 100 and begins to drag at 110. */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define LENGTH 400.0
#define PICTURE_MS 16

struct list {
	struct fixture fixture;
	struct tactus_view *view;
	struct tactus_refresh *refresh;
	double last_progress;
	const char *moment;
	void (*act)(struct list *list);
};

static void reach(struct list *list, const char *moment)
{
	if (list->moment && strcmp(list->moment, moment) == 0 && list->act)
		list->act(list);
}

static void handle_pulled(struct tactus_refresh *refresh, double distance, double progress, void *data)
{
	struct list *list = data;

	CHECK(distance >= 0 && distance == tactus_refresh_get_distance(refresh));
	CHECK(progress >= 0 && progress <= 1);
	list->last_progress = progress;
	reach(list, "pulled");
}

static void handle_triggered(struct tactus_refresh *refresh, void *data)
{
	note("triggered at %.0f", floor(tactus_refresh_get_distance(refresh)));
	CHECK(tactus_refresh_is_refreshing(refresh));
	reach(data, "triggered");
}

static void did_scroll(struct tactus_view *view, void *data)
{
	struct list *list = data;

	if (list->refresh)
		tactus_refresh_did_scroll(list->refresh);
}

static void will_end_dragging(struct tactus_view *view, double velocity_x, double velocity_y, double *target_x,
	double *target_y, void *data)
{
	struct list *list = data;

	if (list->refresh)
		tactus_refresh_will_end_dragging(list->refresh, target_y);
	note("to %.0f", *target_y);
}

static void begin_decelerating(struct tactus_view *view, void *data)
{
	note("decelerates");
}

static void end_decelerating(struct tactus_view *view, void *data)
{
	note("rests");
}

static void end_animating(struct tactus_view *view, void *data)
{
	note("rests after a programmed scroll");
}

static void list_open(struct list *list, double inset)
{
	struct tactus_refresh_callbacks callbacks = TACTUS_REFRESH_CALLBACKS_INIT;
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;

	*list = (struct list){ .moment = NULL };
	fixture_open(&list->fixture);
	list->view = tactus_scroll_view_create(list->fixture.application, 0, 0, LENGTH, LENGTH, LENGTH, 2000);
	tactus_view_add_subview(list->fixture.window, list->view);
	tactus_scroll_view_set_content_inset(list->view, inset, 0, 0, 0);
	tactus_scroll_view_set_content_offset(list->view, 0, -inset, false);
	callbacks.pulled = handle_pulled;
	callbacks.triggered = handle_triggered;
	list->refresh = tactus_refresh_create(list->view, NULL, &callbacks, list);
	CHECK(list->refresh);
	delegate.did_scroll = did_scroll;
	delegate.will_end_dragging = will_end_dragging;
	delegate.will_begin_decelerating = begin_decelerating;
	delegate.did_end_decelerating = end_decelerating;
	delegate.did_end_animating = end_animating;
	tactus_scroll_view_set_delegate(list->view, &delegate, list);
}

static void list_close(struct list *list)
{
	struct tactus_refresh *refresh = list->refresh;

	list->refresh = NULL;
	tactus_refresh_destroy(refresh);
	fixture_close(&list->fixture);
}

/* A finger that pulls beyond the begin by a distance, and stops there until 1500 ms. */
static void pull(struct list *list, double distance)
{
	finger_down(&list->fixture, 1000, 1, 200, 100);
	finger_motion(&list->fixture, 1010, 1, 200, 110);
	finger_drag(&list->fixture, 1010, 1110, 1, 200, 110, 200, 110 + distance);
	finger_rest(&list->fixture, 1500, 1, 200, 110 + distance);
}

static void advance(struct list *list, unsigned from_ms, unsigned to_ms)
{
	unsigned ms;

	for (ms = from_ms; ms <= to_ms; ms += PICTURE_MS)
		tactus_application_advance(list->fixture.application, (uint64_t)ms * 1000);
}

static double offset(const struct list *list)
{
	double y = NAN;

	tactus_scroll_view_get_content_offset(list->view, NULL, &y);
	return y;
}

static double inset(const struct list *list)
{
	double top = NAN;

	tactus_scroll_view_get_content_inset(list->view, &top, NULL, NULL, NULL);
	return top;
}

static void check_pull(double top)
{
	double enough = tactus_rubber_band_get_distance(80, LENGTH);
	struct list list;

	list_open(&list, top);
	pull(&list, enough - 0.1);
	CHECK(list.last_progress > 0.99 && list.last_progress < 1);
	finger_up(&list.fixture, 1510, 1);
	advance(&list, 1510, 3000);
	CHECK(is_near(offset(&list), -top) && inset(&list) == top && list.last_progress == 0);
	CHECK(!tactus_refresh_is_refreshing(list.refresh));
	list_close(&list);

	list_open(&list, top);
	pull(&list, enough + 0.1);
	CHECK(tactus_refresh_is_refreshing(list.refresh) && list.last_progress == 1);
	CHECK(is_near(tactus_refresh_get_distance(list.refresh), -offset(&list) - top));
	CHECK(inset(&list) == top);
	finger_up(&list.fixture, 1510, 1);
	CHECK(inset(&list) == top + 60);
	advance(&list, 1510, 3000);
	CHECK(is_near(offset(&list), -top - 60));
	CHECK(tactus_refresh_get_distance(list.refresh) == 60);
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(!tactus_refresh_is_refreshing(list.refresh) && inset(&list) == top);
	advance(&list, 3010, 4000);
	CHECK(is_near(offset(&list), -top) && list.last_progress == 0);
	list_close(&list);
}

static void check_threshold(void)
{
	check_pull(0);
	expect_notes("triggered at 80\nto -60\ndecelerates\nrests\nrests after a programmed scroll\n");
}

static void check_own_inset(void)
{
	check_pull(30);
	expect_notes("triggered at 80\nto -90\ndecelerates\nrests\nrests after a programmed scroll\n");
}

/* Content that a flick throws beyond its top bounces, and asks for nothing. */
static void check_flick(void)
{
	struct list list;
	double least = 0;
	unsigned ms;

	list_open(&list, 0);
	tactus_scroll_view_set_content_offset(list.view, 0, 100, false);
	finger_down(&list.fixture, 1000, 1, 200, 100);
	finger_motion(&list.fixture, 1010, 1, 200, 110);
	finger_drag(&list.fixture, 1010, 1040, 1, 200, 110, 200, 200);
	finger_up(&list.fixture, 1040, 1);
	for (ms = 1040; ms < 3000; ms += PICTURE_MS) {
		tactus_application_advance(list.fixture.application, ms * 1000u);
		least = offset(&list) < least ? offset(&list) : least;
	}
	CHECK(least < -40);
	CHECK(!tactus_refresh_is_refreshing(list.refresh));
	forget_notes();
	list_close(&list);
}

/* The motion after the lift starts with the finger's velocity: no jump, no halt. */
static void check_velocity_after_lift(void)
{
	struct list list;
	double at_lift;

	list_open(&list, 0);
	finger_down(&list.fixture, 1000, 1, 200, 100);
	finger_motion(&list.fixture, 1010, 1, 200, 110);
	finger_drag(&list.fixture, 1010, 1110, 1, 200, 110, 200, 380);
	finger_up(&list.fixture, 1110, 1);
	at_lift = offset(&list);
	tactus_application_advance(list.fixture.application, 1111000);
	CHECK(offset(&list) < at_lift && offset(&list) > at_lift - 10);
	advance(&list, 1120, 3000);
	CHECK(is_near(offset(&list), -60));
	list_close(&list);
}

/* Let go where less than the sign shows, after the threshold was reached: it rests or flies on as content does. */
static void check_back_before_lift(void)
{
	struct list list;
	double at_lift;

	list_open(&list, 0);
	pull(&list, 200);
	finger_drag(&list.fixture, 1500, 1600, 1, 200, 310, 200, 130);
	finger_rest(&list.fixture, 1900, 1, 200, 130);
	at_lift = offset(&list);
	CHECK(at_lift < -5 && at_lift > -20);
	finger_up(&list.fixture, 1910, 1);
	advance(&list, 1910, 4000);
	CHECK(offset(&list) == at_lift && inset(&list) == 60);
	list_close(&list);

	list_open(&list, 0);
	pull(&list, 200);
	finger_drag(&list.fixture, 1500, 1600, 1, 200, 310, 200, 130);
	finger_up(&list.fixture, 1600, 1);
	advance(&list, 1600, 6000);
	CHECK(offset(&list) > 100);
	CHECK(tactus_refresh_is_refreshing(list.refresh));
	/* Where the sign is out of sight, its end moves nothing. */
	forget_notes();
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(inset(&list) == 0 && !tactus_scroll_view_is_animating(list.view));
	expect_notes("");
	list_close(&list);
}

static void check_end_under_finger(void)
{
	struct list list;
	double before;

	/* Ended before the lift: as if nothing had been asked, and the same drag does not ask again. */
	list_open(&list, 0);
	pull(&list, 200);
	before = offset(&list);
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(offset(&list) == before);
	finger_motion(&list.fixture, 1510, 1, 200, 311);
	CHECK(fabs(offset(&list) - before) < 1);
	finger_rest(&list.fixture, 1900, 1, 200, 311);
	finger_up(&list.fixture, 1910, 1);
	advance(&list, 1910, 3000);
	CHECK(is_near(offset(&list), 0));
	expect_notes("triggered at 86\nto 0\ndecelerates\nrests\n");
	/* The next drag asks again. */
	finger_down(&list.fixture, 5000, 1, 200, 100);
	finger_motion(&list.fixture, 5010, 1, 200, 110);
	finger_motion(&list.fixture, 5020, 1, 200, 310);
	expect_notes("triggered at 86\n");
	list_close(&list);

	/* Ended in another drag, while the inset is there. */
	list_open(&list, 0);
	pull(&list, 200);
	finger_up(&list.fixture, 1510, 1);
	advance(&list, 1510, 3000);
	finger_down(&list.fixture, 5000, 1, 200, 100);
	finger_motion(&list.fixture, 5010, 1, 200, 110);
	finger_motion(&list.fixture, 5020, 1, 200, 160);
	before = offset(&list);
	forget_notes();
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(offset(&list) == before && inset(&list) == 60);
	finger_motion(&list.fixture, 5030, 1, 200, 161);
	CHECK(fabs(offset(&list) - before) < 1);
	finger_rest(&list.fixture, 5500, 1, 200, 161);
	finger_up(&list.fixture, 5510, 1);
	CHECK(inset(&list) == 0);
	advance(&list, 5510, 7000);
	CHECK(is_near(offset(&list), 0));
	expect_notes("to 0\ndecelerates\nrests\n");
	list_close(&list);
}

/* While it refreshes, another pull asks for nothing. */
static void check_pulled_again(void)
{
	struct list list;

	list_open(&list, 0);
	pull(&list, 200);
	finger_up(&list.fixture, 1510, 1);
	advance(&list, 1510, 3000);
	forget_notes();
	finger_down(&list.fixture, 5000, 1, 200, 100);
	finger_motion(&list.fixture, 5010, 1, 200, 110);
	finger_drag(&list.fixture, 5010, 5110, 1, 200, 110, 200, 380);
	finger_rest(&list.fixture, 5500, 1, 200, 380);
	finger_up(&list.fixture, 5510, 1);
	advance(&list, 5510, 7000);
	expect_notes("to -60\ndecelerates\nrests\n");
	CHECK(is_near(offset(&list), -60) && inset(&list) == 60);
	list_close(&list);
}

static void check_programmed(void)
{
	struct list list;

	list_open(&list, 0);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	CHECK(tactus_refresh_is_refreshing(list.refresh) && inset(&list) == 60);
	advance(&list, 0, 1000);
	CHECK(is_near(offset(&list), -60));
	/* Ended amid a motion, which hears of its end. */
	forget_notes();
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	tactus_application_advance(list.fixture.application, 1100000);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	advance(&list, 1100, 2000);
	CHECK(is_near(offset(&list), -60));
	expect_notes("rests after a programmed scroll\nrests after a programmed scroll\n");
	list_close(&list);

	/* Farther down nothing moves. */
	list_open(&list, 0);
	tactus_scroll_view_set_content_offset(list.view, 0, 500, false);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	advance(&list, 0, 1000);
	CHECK(offset(&list) == 500 && inset(&list) == 60);
	list_close(&list);

	/* Under a finger it waits. */
	list_open(&list, 0);
	pull(&list, 170);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	CHECK(inset(&list) == 0);
	finger_up(&list.fixture, 1510, 1);
	advance(&list, 1510, 3000);
	CHECK(is_near(offset(&list), -60));
	expect_notes("to -60\ndecelerates\nrests\n");
	list_close(&list);
}

/* The system takes the finger: what was asked for goes on. */
static void check_cancelled(void)
{
	struct list list;

	list_open(&list, 0);
	pull(&list, 200);
	tactus_touch_source_cancel_all(list.fixture.panel, 1510000);
	advance(&list, 1510, 3000);
	CHECK(is_near(offset(&list), -60));
	list_close(&list);

	list_open(&list, 0);
	pull(&list, 100);
	tactus_touch_source_cancel_all(list.fixture.panel, 1510000);
	advance(&list, 1510, 3000);
	CHECK(is_near(offset(&list), 0) && !tactus_refresh_is_refreshing(list.refresh));
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
			pull(&list, 200);
			finger_up(&list.fixture, 1510, 1);
			advance(&list, 1510, 3000);
			if (list.refresh)
				CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
			advance(&list, 3000, 4000);
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
	pull(&list, 200);
	finger_up(&list.fixture, 1510, 1);
	advance(&list, 1510, 3000);
	tactus_refresh_destroy(list.refresh);
	list.refresh = NULL;
	CHECK(inset(&list) == 0);
	advance(&list, 3000, 4000);
	CHECK(is_near(offset(&list), 0));
	list_close(&list);

	list_open(&list, 0);
	pull(&list, 200);
	tactus_view_destroy(list.view);
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	CHECK(tactus_refresh_begin(list.refresh) == TACTUS_STATUS_OK);
	CHECK(tactus_refresh_did_scroll(list.refresh) == TACTUS_STATUS_OK);
	list_close(&list);

	list_open(&list, 0);
	pull(&list, 200);
	tactus_application_destroy(list.fixture.application);
	list.fixture.application = NULL;
	CHECK(tactus_refresh_end(list.refresh) == TACTUS_STATUS_OK);
	list_close(&list);
	forget_notes();
}

void check_refresh(void)
{
	check_run("refresh: the threshold", check_threshold);
	check_run("refresh: with an inset of the host's", check_own_inset);
	check_run("refresh: a flick does not ask", check_flick);
	check_run("refresh: goes on with the finger's velocity", check_velocity_after_lift);
	check_run("refresh: pushed back before the lift", check_back_before_lift);
	check_run("refresh: ended under a finger", check_end_under_finger);
	check_run("refresh: pulled again meanwhile", check_pulled_again);
	check_run("refresh: begun by the host", check_programmed);
	check_run("refresh: a cancelled finger", check_cancelled);
	check_run("refresh: arguments that are wrong", check_arguments);
	check_run("refresh: callbacks that destroy and end it", check_callbacks_that_act);
	check_run("refresh: views and application go first", check_order_of_destruction);
}
