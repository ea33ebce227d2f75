/* SPDX-License-Identifier: MIT */
#include "scene.h"
#include "../measuring/samples.h"

#include <math.h>

#define FRAMES 50
#define FRAME_US 8333
#define PAUSE_US 2000000
#define HIT_TESTS 20
#define STROKES_MIN 5
#define STROKES_MAX 200
#define NS_ENOUGH 50000000

static enum tactus_handling take(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct tactus_view *view = tactus_responder_get_view(responder);
	double x, y;

	(void)event;
	(void)data;
	for (size_t i = 0; i < count; i++) {
		tactus_touch_get_location(touches[i], view, &x, &y);
	}
	return TACTUS_HANDLING_HANDLED;
}

void scene_create(struct scene *scene)
{
	*scene = (struct scene){ .application = tactus_application_create(), .x = 960, .y = 540, .fingers = 1 };
	scene->source = tactus_touch_source_create(scene->application, NULL);
	scene->window = tactus_window_create(scene->application, 0, 0, SCENE_WIDTH, SCENE_HEIGHT);
	scene_add_pan(scene, scene->window);
	tactus_view_add_recognizer(scene->window, tactus_tap_recognizer_create(scene->application));
}

void scene_destroy(struct scene *scene)
{
	tactus_application_destroy(scene->application);
}

struct tactus_view *scene_create_view(struct scene *scene, double x, double y, double width, double height)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_view *view = tactus_view_create(scene->application, x, y, width, height);

	callbacks.touches_began = take;
	callbacks.touches_moved = take;
	callbacks.touches_ended = take;
	callbacks.touches_cancelled = take;
	tactus_view_set_responder_callbacks(view, &callbacks, NULL);
	tactus_view_set_multiple_touch_enabled(view, true);
	return view;
}

struct tactus_view *scene_add_view(
	struct scene *scene, struct tactus_view *superview, double x, double y, double width, double height)
{
	struct tactus_view *view = scene_create_view(scene, x, y, width, height);

	tactus_view_add_subview(superview, view);
	return view;
}

void scene_add_pan(struct scene *scene, struct tactus_view *view)
{
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(scene->application);

	tactus_recognizer_set_length(pan, TACTUS_LENGTH_BEGIN, 1e9, TACTUS_LENGTH_UNIT_PIXELS);
	tactus_view_add_recognizer(view, pan);
}

void scene_add_grid(struct scene *scene, struct tactus_view *superview, size_t count)
{
	size_t columns = (size_t)ceil(sqrt((double)count));
	double width = (double)SCENE_WIDTH / (double)columns, height = (double)SCENE_HEIGHT / (double)columns;
	size_t middle = count / 2;

	for (size_t i = 0; i < count; i++) {
		double x = width * (double)(i % columns), y = height * (double)(i / columns);

		scene_add_view(scene, superview, x, y, width, height);
		if (i == middle) {
			scene->x = x + width / 2;
			scene->y = y + height / 2;
		}
	}
}

static void touch(struct scene *scene)
{
	for (unsigned finger = 0; finger < scene->fingers; finger++) {
		scene->time_us += FRAME_US;
		tactus_touch_source_down(scene->source, scene->time_us, (int)finger, scene->x, scene->y);
		tactus_touch_source_frame(scene->source, scene->time_us);
	}
}

static void move(struct scene *scene)
{
	for (int frame = 0; frame < FRAMES; frame++) {
		scene->time_us += FRAME_US;
		for (unsigned finger = 0; finger < scene->fingers; finger++) {
			tactus_touch_source_motion(
				scene->source, scene->time_us, (int)finger, scene->x + 2 * frame, scene->y);
		}
		tactus_touch_source_frame(scene->source, scene->time_us);
	}
}

static void lift(struct scene *scene)
{
	for (unsigned finger = 0; finger < scene->fingers; finger++) {
		scene->time_us += FRAME_US;
		tactus_touch_source_up(scene->source, scene->time_us, (int)finger);
		tactus_touch_source_frame(scene->source, scene->time_us);
	}
	scene->time_us += PAUSE_US;
}

static void lower(double *least, double value)
{
	if (*least == 0 || value < *least) {
		*least = value;
	}
}

static void measure_once(struct scene *scene, struct scene_cost *cost)
{
	uint64_t start = now_ns(), touched, moved, lifted, tested;

	touch(scene);
	touched = now_ns();
	move(scene);
	moved = now_ns();
	lift(scene);
	lifted = now_ns();
	for (int i = 0; i < HIT_TESTS; i++) {
		tactus_application_hit_test(scene->application, scene->x, scene->y);
	}
	tested = now_ns();
	lower(&cost->ns_per_event, (double)(moved - touched) / FRAMES / scene->fingers);
	lower(&cost->ns_per_touch, (double)(touched - start + lifted - moved) / scene->fingers);
	lower(&cost->ns_per_hit_test, (double)(tested - lifted) / HIT_TESTS);
}

void scene_measure(struct scene *scene, struct scene_cost *cost)
{
	uint64_t start = now_ns();

	for (int i = 0; i < STROKES_MAX && (i < STROKES_MIN || now_ns() - start < NS_ENOUGH); i++) {
		measure_once(scene, cost);
	}
}
