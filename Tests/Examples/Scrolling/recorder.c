/* SPDX-License-Identifier: MIT */
#include "recorder.h"

#include "check.h"

#include <tactus.h>

#define FINGER 1
#define SAMPLE_INTERVAL_US 8000
#define PAN_BEGIN 10.0      /* px */
#define FINGER_START 1000.0 /* in a window that is large enough for every stroke */

struct recorder {
	struct tactus_application *application;
	struct tactus_view *scroll_view;
	struct tactus_touch_source *panel;
	uint64_t time_us;
	struct release release;
	uint64_t release_us;
};

static void will_end_dragging(struct tactus_view *scroll_view, double velocity_x, double velocity_y,
	double *target_x, double *target_y, void *data)
{
	struct recorder *recorder = data;
	(void)velocity_x;
	(void)target_x;
	tactus_scroll_view_get_content_offset(scroll_view, NULL, &recorder->release.start);
	recorder->release.velocity = velocity_y;
	recorder->release.target = *target_y;
	recorder->release_us = tactus_application_get_time(recorder->application);
}

static void did_end_decelerating(struct tactus_view *scroll_view, void *data)
{
	struct recorder *recorder = data;
	(void)scroll_view;
	uint64_t time_us = tactus_application_get_time(recorder->application);
	recorder->release.rest_ms = (double)(time_us - recorder->release_us) / 1000;
}

static void recorder_open(struct recorder *recorder, double content_length)
{
	*recorder = (struct recorder){ .release.rest_ms = -1 };
	recorder->application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(recorder->application, 0, 0, 320, 2 * FINGER_START);
	/* The finger is captured, so the view may lie where it went down. */
	recorder->scroll_view = tactus_scroll_view_create(
		recorder->application, 0, FINGER_START - VIEW_LENGTH / 2, 320, VIEW_LENGTH, 320, content_length);
	tactus_view_add_subview(window, recorder->scroll_view);
	recorder->panel = tactus_touch_source_create(recorder->application, NULL);
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;
	delegate.will_end_dragging = will_end_dragging;
	delegate.did_end_decelerating = did_end_decelerating;
	CHECK(tactus_scroll_view_set_delegate(recorder->scroll_view, &delegate, recorder) == TACTUS_STATUS_OK);
}

static void recorder_close(struct recorder *recorder)
{
	tactus_application_destroy(recorder->application);
}

static double offset(struct recorder *recorder)
{
	double y = 0;
	tactus_scroll_view_get_content_offset(recorder->scroll_view, NULL, &y);
	return y;
}

static void finger_down(struct recorder *recorder)
{
	tactus_touch_source_down(recorder->panel, recorder->time_us, FINGER, 160, FINGER_START);
	tactus_touch_source_frame(recorder->panel, recorder->time_us);
}

static void finger_at(struct recorder *recorder, double y)
{
	recorder->time_us += SAMPLE_INTERVAL_US;
	tactus_touch_source_motion(recorder->panel, recorder->time_us, FINGER, 160, y);
	tactus_touch_source_frame(recorder->panel, recorder->time_us);
}

static void finger_up(struct recorder *recorder)
{
	tactus_touch_source_up(recorder->panel, recorder->time_us, FINGER);
	tactus_touch_source_frame(recorder->panel, recorder->time_us);
}

void record_drag_beyond_an_edge(struct curve *curve, double most, double step)
{
	struct recorder recorder;
	recorder_open(&recorder, 2 * VIEW_LENGTH);
	finger_down(&recorder);
	/* The way to the pan's begin scrolls nothing (13.3). */
	finger_at(&recorder, FINGER_START + PAN_BEGIN);
	curve_add(curve, 0, -offset(&recorder));
	for (double beyond = step; beyond <= most; beyond += step) {
		finger_at(&recorder, FINGER_START + PAN_BEGIN + beyond);
		curve_add(curve, beyond, -offset(&recorder));
	}
	recorder_close(&recorder);
}

struct release record_motion(struct curve *curve, const struct stroke *stroke, uint64_t frame_us)
{
	struct recorder recorder;
	recorder_open(&recorder, stroke->content_length);
	tactus_scroll_view_set_option(
		recorder.scroll_view, TACTUS_SCROLL_VIEW_OPTION_FAST_DECELERATION, stroke->is_fast);
	tactus_scroll_view_set_option(recorder.scroll_view, TACTUS_SCROLL_VIEW_OPTION_PAGING, stroke->is_paging);

	uint32_t steps = stroke->duration_ms * 1000 / SAMPLE_INTERVAL_US;
	finger_down(&recorder);
	/* One step more: the first one begins the pan, and scrolls nothing (13.3). */
	for (uint32_t step = 1; step <= steps + 1; step++) {
		finger_at(&recorder, FINGER_START - stroke->dragged * step / steps);
	}
	recorder.time_us += (uint64_t)stroke->rest_ms * 1000;
	finger_up(&recorder);

	uint64_t time_us = recorder.time_us;
	curve_add(curve, 0, offset(&recorder));
	while (tactus_application_get_next_animation_deadline(recorder.application, frame_us, &time_us) ==
		TACTUS_STATUS_OK) {
		tactus_application_advance(recorder.application, time_us);
		curve_add(curve, (double)(time_us - recorder.release_us) / 1000, offset(&recorder));
	}
	recorder_close(&recorder);
	return recorder.release;
}
