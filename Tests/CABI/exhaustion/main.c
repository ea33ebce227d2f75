/* SPDX-License-Identifier: MIT */
/*
 * Memory runs out at the first allocation, at the second, and so on, through a session that creates one of everything
 * and uses it. Objects that cannot be created are refused, existing ones go on, and all works when memory is available
 * again.
 *
 * exhaustion [STRIDE] tries only every STRIDE-th allocation, for valgrind
 */
#define _POSIX_C_SOURCE 200809L
#include "parts.h"
#include "failing-memory.h"

#include "../misuse/scene.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define TIMEOUT_S 590

static size_t most_refused;

static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

/* Returns false if the session has fewer allocations than that. */
static bool check_session(long index, enum failure failure)
{
	struct scene scene = { .armed = CALLBACK_COUNT, .may_lack = true };
	char name[128];
	bool has_failed;

	snprintf(name, sizeof name, "a session without its allocation %ld%s", index,
		failure == FAILURE_ONCE ? "" : " and those after it");
	check_begin(name);
	errno = 0;
	memory_fail(index, failure);
	scene_create(&scene);
	scene_play(&scene);
	has_failed = memory_has_failed();
	if (memory_refused_bytes() > most_refused)
		most_refused = memory_refused_bytes();
	CHECK(errno == 0);
	memory_is_back();
	if (scene.application)
		check_everything_can_be_made(scene.application);
	/* Targets may be missing. */
	tactus_recognizer_destroy(scene.tap);
	tactus_recognizer_destroy(scene.pan);
	tactus_recognizer_destroy(scene.hover);
	scene_check_survivors(&scene);
	scene_destroy(&scene);
	check_end();
	return has_failed;
}

static void check_sessions(enum failure failure, long stride)
{
	long index = 0;

	while (check_session(index, failure))
		index += stride;
	printf("%ld allocations failed, one by one; at most %zu bytes were refused in a session\n", index / stride,
		most_refused);
}

/* The memory for deliveries was reserved before; only the host needs some when it takes a touch. */
#define TOUCHES_TAKEN 3

static void check_deliveries(void)
{
	struct scene scene = { .armed = CALLBACK_COUNT };

	check_begin("deliveries allocate nothing");
	scene_create(&scene);
	/* Answers about pairs are stored in a hash table by numbers that differ in each attempt. */
	for (int round = 0; round < 10; round++)
		scene_play(&scene);
	memory_is_back();
	scene_play(&scene);
	if (memory_allocations() > TOUCHES_TAKEN)
		check_failed("they made %ld allocations", memory_allocations() - TOUCHES_TAKEN);
	scene_destroy(&scene);
	check_end();
}

#define MANY_RECOGNIZERS 100
/* The reserve has no room for the samples of so many. */
#define TOO_MANY_RECOGNIZERS 3000
#define MANY_FINGERS 10

static void add_recognizers(struct scene *scene, int count)
{
	struct tactus_recognizer *(*const constructors[])(struct tactus_application * application) = {
		tactus_tap_recognizer_create, tactus_long_press_recognizer_create, tactus_pan_recognizer_create,
		tactus_swipe_recognizer_create, tactus_pinch_recognizer_create, tactus_rotation_recognizer_create,
		tactus_transform_recognizer_create
	};

	for (int i = 0; i < count; i++) {
		struct tactus_recognizer *recognizer =
			constructors[(size_t)i % (sizeof constructors / sizeof constructors[0])](scene->application);

		CHECK(tactus_view_add_recognizer(scene->view, recognizer) == TACTUS_STATUS_OK);
	}
}

static void play_fingers(struct scene *scene)
{
	for (int step = 0; step <= 100; step++) {
		for (int finger = 0; finger < MANY_FINGERS; finger++) {
			double x = 100 + 10 * finger + 2 * step, y = 100 + step * (finger % 3);

			if (step == 0)
				CHECK(tactus_touch_source_down(scene->panel, scene->time_us, finger, x, y) ==
					TACTUS_STATUS_OK);
			else if (step < 100)
				CHECK(tactus_touch_source_motion(scene->panel, scene->time_us, finger, x, y) ==
					TACTUS_STATUS_OK);
			else
				CHECK(tactus_touch_source_up(scene->panel, scene->time_us, finger) ==
					TACTUS_STATUS_OK);
		}
		CHECK(tactus_touch_source_frame(scene->panel, scene->time_us) == TACTUS_STATUS_OK);
		scene->time_us += 8000;
	}
}

/* No list has grown to the needed size yet, and there is no memory. */
static void check_first_gesture(int recognizers)
{
	struct scene scene = { .armed = CALLBACK_COUNT };
	char name[128];

	snprintf(name, sizeof name, "the first gesture of many fingers on %d recognizers without memory", recognizers);
	check_begin(name);
	scene_create(&scene);
	add_recognizers(&scene, recognizers);
	memory_fail(0, FAILURE_FROM_THEN_ON);
	play_fingers(&scene);
	printf("the first gesture of %d fingers on %d recognizers was refused %zu bytes\n", MANY_FINGERS, recognizers,
		memory_refused_bytes());
	memory_is_back();
	check_everything_can_be_made(scene.application);
	scene_check_survivors(&scene);
	scene_destroy(&scene);
	check_end();
}

/* A large list doubles, which needs more than any reserve has. */
static void check_large_lists(void)
{
	struct scene scene = { .armed = CALLBACK_COUNT };
	enum tactus_status status = TACTUS_STATUS_OK;

	check_begin("a list that cannot grow");
	scene_create(&scene);
	memory_fail_above(100000);
	for (int count = 0; count < 100000 && status == TACTUS_STATUS_OK; count++) {
		struct tactus_view *view = tactus_view_create(scene.application, 0, 0, 1, 1);

		status = view ? tactus_view_add_subview(scene.spare, view) : TACTUS_STATUS_NO_MEMORY;
	}
	CHECK(status == TACTUS_STATUS_NO_MEMORY);
	CHECK(memory_has_failed());
	memory_is_back();
	CHECK(tactus_view_get_subview_count(scene.spare) > 100);
	scene_check_survivors(&scene);
	scene_destroy(&scene);
	check_end();
}

int main(int count, char *arguments[])
{
	long stride = count > 1 ? atol(arguments[1]) : 1;

	alarm(TIMEOUT_S);
	check_arena();
	check_lock();
	check_reserve();
	check_constructors();
	tactus_set_default_log_handler(ignore_line, NULL);
	check_deliveries();
	check_first_gesture(MANY_RECOGNIZERS);
	check_first_gesture(TOO_MANY_RECOGNIZERS);
	check_large_lists();
	check_crowds();
	check_reserve_of_threads();
	check_sessions(FAILURE_ONCE, stride > 0 ? stride : 1);
	check_sessions(FAILURE_FROM_THEN_ON, stride > 0 ? stride : 1);
	return check_summary();
}
