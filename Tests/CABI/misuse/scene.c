/* SPDX-License-Identifier: MIT */
#include "scene.h"

static void note_gone(void *object, void *data)
{
	void **slot = data;

	/* Called only once, and with the pointer from the constructor. */
	CHECK(*slot == object);
	*slot = NULL;
}

static void note_victim_gone(void *object, void *data)
{
	struct scene *scene = data;

	(void)object;
	scene_called(scene, CALLBACK_DESTROYED, NULL);
}

static void note_application_gone(void *object, void *data)
{
	struct scene *scene = data;

	CHECK(scene->application == object);
	scene->application = NULL;
}

static void watch_objects(struct scene *scene)
{
	/* An object that cannot be watched must not be in the scene, since its pointer would not be cleared. */
#define WATCH(name, type) \
	CHECK(scene->name != NULL || scene->may_lack); \
	if (tactus_##type##_add_destroy_listener(scene->name, note_gone, &scene->name) != TACTUS_STATUS_OK) { \
		CHECK(scene->may_lack); \
		tactus_##type##_destroy(scene->name); \
		scene->name = NULL; \
	}
	OBJECTS(WATCH)
#undef WATCH
	tactus_view_add_destroy_listener(scene->victim, note_victim_gone, scene);
	if (tactus_application_add_destroy_listener(scene->application, note_application_gone, scene) !=
		TACTUS_STATUS_OK) {
		CHECK(scene->may_lack);
		tactus_application_destroy(scene->application);
		scene->application = NULL;
	}
}

static void create_views(struct scene *scene)
{
	struct tactus_application *application = scene->application;

	scene->window = tactus_window_create(application, 0, 0, 800, 600);
	scene->parent = tactus_view_create(application, 0, 0, 400, 300);
	scene->view = tactus_view_create(application, 50, 50, 300, 200);
	scene->spare = tactus_view_create(application, 700, 100, 50, 50);
	scene->victim = tactus_view_create(application, 700, 200, 50, 50);
	scene->control = tactus_control_create(application, 450, 50, 100, 50);
	scene->scroll = tactus_scroll_view_create(application, 50, 300, 350, 300, 1000, 1000);
	scene->content = tactus_view_create(application, 0, 0, 1000, 1000);
	scene->taken = tactus_view_create(application, 700, 0, 50, 50);
	scene->controller = tactus_view_controller_create(scene->parent);
	tactus_view_add_subview(scene->window, scene->parent);
	tactus_view_add_subview(scene->parent, scene->view);
	tactus_view_add_subview(scene->window, scene->spare);
	tactus_view_add_subview(scene->window, scene->victim);
	tactus_view_add_subview(scene->window, scene->control);
	tactus_view_add_subview(scene->window, scene->scroll);
	tactus_view_add_subview(scene->scroll, scene->content);
	tactus_view_add_subview(scene->window, scene->taken);
	tactus_scroll_view_set_content_view(scene->scroll, scene->content);
	tactus_scroll_view_set_zoom_limits(scene->scroll, 1, 4);
	tactus_view_set_multiple_touch_enabled(scene->view, true);
	tactus_view_set_multiple_touch_enabled(scene->scroll, true);
	tactus_view_set_multiple_touch_enabled(scene->content, true);
}

static void create_recognizers(struct scene *scene)
{
	struct tactus_application *application = scene->application;

	scene->tap = tactus_tap_recognizer_create(application);
	scene->double_tap = tactus_tap_recognizer_create(application);
	scene->press = tactus_long_press_recognizer_create(application);
	scene->pan = tactus_pan_recognizer_create(application);
	scene->pinch = tactus_pinch_recognizer_create(application);
	scene->rotation = tactus_rotation_recognizer_create(application);
	scene->transform = tactus_transform_recognizer_create(application);
	scene->swipe = tactus_swipe_recognizer_create(application);
	scene->edge = tactus_screen_edge_pan_recognizer_create(application);
	scene->hover = tactus_hover_recognizer_create(application);
	tactus_tap_recognizer_set_number_of_taps_required(scene->double_tap, 2);
	tactus_screen_edge_pan_recognizer_set_edges(scene->edge, TACTUS_EDGE_LEFT);
	/* Leaves translation and scale to the pan and the pinch. */
	tactus_transform_recognizer_set_parts(scene->transform, TACTUS_TRANSFORM_PART_ROTATION);
	tactus_recognizer_set_delays_touches_began(scene->swipe, true);
	tactus_view_add_recognizer(scene->view, scene->tap);
	tactus_view_add_recognizer(scene->view, scene->double_tap);
	tactus_view_add_recognizer(scene->view, scene->press);
	tactus_view_add_recognizer(scene->view, scene->hover);
	tactus_view_add_recognizer(scene->parent, scene->pan);
	tactus_view_add_recognizer(scene->parent, scene->pinch);
	tactus_view_add_recognizer(scene->parent, scene->rotation);
	tactus_view_add_recognizer(scene->parent, scene->transform);
	tactus_view_add_recognizer(scene->parent, scene->swipe);
	tactus_view_add_recognizer(scene->window, scene->edge);
	/* Other views at the window's edge would keep the edge pan from beginning. */
	tactus_view_set_frame(scene->parent, 30, 0, 370, 300);
}

void scene_create(struct scene *scene)
{
	struct tactus_touch_source_info other_seat = TACTUS_TOUCH_SOURCE_INFO_INIT;

	scene->application = tactus_application_create();
	create_views(scene);
	create_recognizers(scene);
	scene->panel = tactus_touch_source_create(scene->application, NULL);
	other_seat.seat = 1;
	scene->other_panel = tactus_touch_source_create(scene->application, &other_seat);
	scene->pad = tactus_touch_source_create(scene->application, NULL);
	scene_set_callbacks(scene);
	watch_objects(scene);
	scene->time_us = 1000000;
}

void scene_destroy(struct scene *scene)
{
	tactus_application_destroy(scene->application);
	CHECK(scene->application == NULL);
#define CHECK_GONE(name, type) CHECK(scene->name == NULL);
	OBJECTS(CHECK_GONE)
#undef CHECK_GONE
}

void scene_called(struct scene *scene, enum callback callback, const struct tactus_touch *touch)
{
	if (callback != scene->armed || scene->is_done || (scene->waits_for_indirect && !scene->is_indirect))
		return;
	if (scene->calls_to_wait-- > 0)
		return;
	scene->is_done = true;
	scene->live = touch;
	scene->must_refuse = callback_is_passive(callback);
	scene->deed->perform(scene);
	scene->must_refuse = false;
	scene->live = NULL;
}

enum tactus_answer scene_asked(struct scene *scene, enum callback callback, enum tactus_answer answer)
{
	enum tactus_answer unlisted;

	scene_called(scene, callback, NULL);
	unlisted = scene->unlisted;
	scene->unlisted = TACTUS_ANSWER_DEFAULT;
	return unlisted ? unlisted : answer;
}

const char *callback_name(enum callback callback)
{
	static const char *const names[] = {
#define CALLBACK_TEXT(name, text) text,
		CALLBACKS(CALLBACK_TEXT)
#undef CALLBACK_TEXT
	};

	return names[callback];
}

bool callback_is_passive(enum callback callback)
{
	return callback == CALLBACK_LOG || callback == CALLBACK_TRACE || callback == CALLBACK_DESTROYED;
}
