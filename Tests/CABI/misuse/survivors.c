/* SPDX-License-Identifier: MIT */
/* Checks that remaining objects work after a deed. */
#include "scene.h"

static void reset_view(struct tactus_view *view)
{
	tactus_view_set_hidden(view, false);
	tactus_view_set_alpha(view, 1);
	tactus_view_set_user_interaction_enabled(view, true);
	tactus_view_set_transform(view, 1, 0, 0, 1, 0, 0);
	tactus_responder_unset_next(tactus_view_get_responder(view));
	tactus_view_set_callbacks(view, NULL, NULL);
}

static void come_to_rest(struct scene *scene)
{
	uint64_t deadline;

	tactus_application_set_delivery_mode(scene->application, TACTUS_DELIVERY_MODE_INPUT_FRAME);
	tactus_application_cancel_touches(scene->application, scene->time_us);
	if (scene->time_us < tactus_application_get_time(scene->application))
		scene->time_us = tactus_application_get_time(scene->application);
	tactus_touch_source_hover_leave(scene->panel, scene->time_us);
	tactus_touch_source_hover_leave(scene->other_panel, scene->time_us);
	for (int second = 0; second < 10; second++) {
		scene->time_us += 1000000;
		CHECK(tactus_application_advance(scene->application, scene->time_us) == TACTUS_STATUS_OK);
	}
	CHECK(tactus_application_get_next_deadline(scene->application, &deadline) == TACTUS_STATUS_NONE);
}

/* A client that has gone is told nothing about its touches (10.5). */
static void check_stream(struct scene *scene)
{
	const char *fault = scene->client ? wire_at_rest(&scene->wire) : NULL;

	if (fault)
		check_failed("%s", fault);
}

static void feed_tap(struct scene *scene, struct tactus_touch_source *source)
{
	CHECK(tactus_touch_source_down(source, scene->time_us, 5, 300, 300) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(source, scene->time_us) == TACTUS_STATUS_OK);
	scene->time_us += 50000;
	CHECK(tactus_touch_source_up(source, scene->time_us, 5) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(source, scene->time_us) == TACTUS_STATUS_OK);
	scene->time_us += 1000000;
	CHECK(tactus_application_advance(scene->application, scene->time_us) == TACTUS_STATUS_OK);
}

static void feed_drag(struct scene *scene, struct tactus_touch_source *source)
{
	CHECK(tactus_touch_source_down(source, scene->time_us, 6, 300, 300) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(source, scene->time_us) == TACTUS_STATUS_OK);
	for (int step = 1; step <= 4; step++) {
		scene->time_us += 8000;
		CHECK(tactus_touch_source_motion(source, scene->time_us, 6, 300 + 10 * step, 300) == TACTUS_STATUS_OK);
		CHECK(tactus_touch_source_frame(source, scene->time_us) == TACTUS_STATUS_OK);
	}
	CHECK(tactus_touch_source_up(source, scene->time_us, 6) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(source, scene->time_us) == TACTUS_STATUS_OK);
	scene->time_us += 1000000;
}

static void count_tap(struct tactus_recognizer *recognizer, void *data)
{
	int *count = data;

	(void)recognizer;
	++*count;
}

/* Checks a new recognizer, as any host might add it now. */
static void check_new_recognizer(struct scene *scene, struct tactus_view *view, struct tactus_touch_source *source)
{
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(scene->application);
	int taps = 0;

	CHECK(tactus_view_add_recognizer(view, tap) == TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_add_target(tap, count_tap, &taps) == TACTUS_STATUS_OK);
	feed_tap(scene, source);
	CHECK(taps == 1);
	tactus_recognizer_destroy(tap);
}

static void move_to(struct tactus_view *view, struct tactus_recognizer *recognizer)
{
	tactus_recognizer_set_enabled(recognizer, true);
	tactus_recognizer_set_delays_touches_began(recognizer, false);
	CHECK(tactus_view_add_recognizer(view, recognizer) == TACTUS_STATUS_OK);
}

/* Checks the recognizers that existed during the deed, one at a time. */
static void check_old_recognizers(struct scene *scene, struct tactus_view *view, struct tactus_touch_source *source)
{
	int before;

	if (scene->tap) {
		move_to(view, scene->tap);
		before = scene->taps;
		feed_tap(scene, source);
		CHECK(scene->taps == before + 1);
		tactus_recognizer_destroy(scene->tap);
	}
	if (scene->pan) {
		move_to(view, scene->pan);
		before = scene->drags;
		feed_drag(scene, source);
		CHECK(scene->drags > before);
		tactus_recognizer_destroy(scene->pan);
	}
	if (scene->hover) {
		move_to(view, scene->hover);
		before = scene->hovers;
		CHECK(tactus_touch_source_hover(source, scene->time_us, 300, 300) == TACTUS_STATUS_OK);
		CHECK(scene->hovers == before + 1);
		CHECK(tactus_touch_source_hover_leave(source, scene->time_us) == TACTUS_STATUS_OK);
		CHECK(scene->hovers == before + 2);
	}
}

void scene_check_survivors(struct scene *scene)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_source *source = scene->panel;
	struct tactus_view *window = scene->window, *view;
	uint64_t deadline;

	if (!scene->application)
		return;
	come_to_rest(scene);
	check_stream(scene);
	if (source)
		CHECK(tactus_touch_source_set_info(source, &info) == TACTUS_STATUS_OK);
	else
		source = tactus_touch_source_create(scene->application, NULL);
	if (!window)
		window = tactus_window_create(scene->application, 0, 0, 800, 600);
	reset_view(window);
	tactus_window_set_event_filter(window, NULL, NULL);
	view = tactus_view_create(scene->application, 0, 0, 800, 600);
	CHECK(tactus_view_add_subview(window, view) == TACTUS_STATUS_OK);
	check_new_recognizer(scene, view, source);
	/* Other recognizers of the window may rightly win over these. */
	tactus_view_destroy(view);
	tactus_recognizer_destroy(scene->swipe);
	tactus_recognizer_destroy(scene->edge);
	tactus_recognizer_destroy(scene->custom);
	tactus_recognizer_destroy(scene->press);
	tactus_recognizer_destroy(scene->double_tap);
	view = tactus_view_create(scene->application, 0, 0, 800, 600);
	CHECK(tactus_view_add_subview(window, view) == TACTUS_STATUS_OK);
	check_old_recognizers(scene, view, source);
	come_to_rest(scene);
	CHECK(tactus_application_get_next_deadline(scene->application, &deadline) == TACTUS_STATUS_NONE);
}
