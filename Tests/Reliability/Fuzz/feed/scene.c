/* SPDX-License-Identifier: MIT */
#include "scene.h"

#include <stddef.h>

static enum tactus_answer yes(struct tactus_recognizer *recognizer, struct tactus_recognizer *other, void *data)
{
	(void)recognizer, (void)other, (void)data;
	return TACTUS_ANSWER_YES;
}

/* Checks the order of actions; the recognizer's user data tells whether it has begun. */
static void act(struct tactus_recognizer *recognizer, void *data)
{
	static char begun;
	bool has_begun = tactus_recognizer_get_user_data(recognizer) == &begun;

	(void)data;
	switch (tactus_recognizer_get_state(recognizer)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		check(!has_begun, "a recognizer began twice");
		tactus_recognizer_set_user_data(recognizer, &begun);
		break;
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		check(has_begun, "a recognizer changed before it began");
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		tactus_recognizer_set_user_data(recognizer, NULL);
		break;
	case TACTUS_RECOGNIZER_STATE_CANCELLED:
		check(has_begun, "a recognizer was cancelled before it began");
		tactus_recognizer_set_user_data(recognizer, NULL);
		break;
	default:
		check(false, "an action of a state that has none");
	}
}

static struct tactus_recognizer *add(struct tactus_view *view, struct tactus_recognizer *recognizer)
{
	tactus_recognizer_add_target(recognizer, act, NULL);
	tactus_view_add_recognizer(view, recognizer);
	return recognizer;
}

static struct tactus_view *add_view(struct scene *scene, struct tactus_view *above, double x, double y)
{
	struct tactus_view *view = tactus_view_create(scene->application, x, y, 200, 200);

	tactus_view_set_responder_callbacks(view, &checked_touches, NULL);
	tactus_view_add_subview(above, view);
	return view;
}

static void add_recognizers(struct scene *scene, struct tactus_view *window, struct tactus_view *left,
	struct tactus_view *right)
{
	struct tactus_application *application = scene->application;
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *tap = add(left, tactus_tap_recognizer_create(application));
	struct tactus_recognizer *double_tap = add(left, tactus_tap_recognizer_create(application));
	struct tactus_recognizer *swipe = add(window, tactus_swipe_recognizer_create(application));
	struct tactus_recognizer *edge = add(window, tactus_screen_edge_pan_recognizer_create(application));
	struct tactus_recognizer *pinch = add(right, tactus_pinch_recognizer_create(application));
	struct tactus_recognizer *rotation = add(right, tactus_rotation_recognizer_create(application));
	struct tactus_recognizer *pan = add(right, tactus_pan_recognizer_create(application));

	delegate.should_recognize_simultaneously_with = yes;
	tactus_tap_recognizer_set_number_of_taps_required(double_tap, 2);
	tactus_recognizer_require_failure_of(tap, double_tap);
	tactus_recognizer_set_delays_touches_began(double_tap, true);
	tactus_swipe_recognizer_set_number_of_touches_required(swipe, 3);
	tactus_recognizer_set_delays_touches_ended(swipe, false);
	tactus_screen_edge_pan_recognizer_set_edges(edge, TACTUS_EDGE_LEFT);
	tactus_recognizer_set_delegate(pinch, &delegate, NULL);
	tactus_recognizer_set_delegate(rotation, &delegate, NULL);
	tactus_recognizer_set_delegate(pan, &delegate, NULL);
	add(left, tactus_long_press_recognizer_create(application));
	add(left, tactus_transform_recognizer_create(application));
	add(window, tactus_hover_recognizer_create(application));
}

void scene_create(struct scene *scene)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_surface_client *client;
	struct tactus_view *window, *left, *right, *scroll_view, *surface;

	checks_start();
	scene->application = tactus_application_create();
	window = tactus_window_create(scene->application, 0, 0, 800, 600);
	tactus_view_set_responder_callbacks(window, &checked_touches, NULL);
	left = add_view(scene, window, 0, 0);
	right = add_view(scene, window, 200, 0);
	tactus_view_set_multiple_touch_enabled(right, true);
	tactus_view_set_exclusive_touch(add_view(scene, window, 400, 0), true);
	add_recognizers(scene, window, left, right);

	scroll_view = tactus_scroll_view_create(scene->application, 0, 200, 200, 200, 600, 900);
	tactus_view_add_subview(window, scroll_view);
	add_view(scene, scroll_view, 0, 0);
	tactus_view_add_subview(window, tactus_control_create(scene->application, 600, 0, 100, 100));

	client = tactus_surface_client_create(scene->application, &checked_stream, NULL);
	for (int i = 0; i < 2; i++) {
		surface = tactus_surface_create(client, 200 + 200 * i, 200, 200, 200);
		tactus_view_add_subview(window, surface);
		if (i)
			add(surface, tactus_pan_recognizer_create(scene->application));
		else
			add(surface, tactus_long_press_recognizer_create(scene->application));
	}
	for (int i = 0; i < SOURCES; i++) {
		info.seat = (uint32_t)i;
		scene->sources[i] = tactus_touch_source_create(scene->application, &info);
	}
}

void scene_destroy(struct scene *scene)
{
	tactus_application_destroy(scene->application);
}
