/* SPDX-License-Identifier: MIT */
#include "refresh-fixture.h"

#include <math.h>
#include <string.h>

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

void list_open(struct list *list, double inset)
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

void list_close(struct list *list)
{
	struct tactus_refresh *refresh = list->refresh;

	list->refresh = NULL;
	tactus_refresh_destroy(refresh);
	fixture_close(&list->fixture);
}

void list_pull(struct list *list, double distance)
{
	finger_down(&list->fixture, 1000, 1, 200, 100);
	finger_motion(&list->fixture, 1010, 1, 200, 110);
	finger_drag(&list->fixture, 1010, 1110, 1, 200, 110, 200, 110 + distance);
	finger_rest(&list->fixture, 1500, 1, 200, 110 + distance);
}

void list_advance(struct list *list, unsigned from_ms, unsigned to_ms)
{
	unsigned ms;

	for (ms = from_ms; ms <= to_ms; ms += PICTURE_MS)
		tactus_application_advance(list->fixture.application, (uint64_t)ms * 1000);
}

double list_offset(const struct list *list)
{
	double y = NAN;

	tactus_scroll_view_get_content_offset(list->view, NULL, &y);
	return y;
}

double list_inset(const struct list *list)
{
	double top = NAN;

	tactus_scroll_view_get_content_inset(list->view, &top, NULL, NULL, NULL);
	return top;
}
