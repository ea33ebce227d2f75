/* SPDX-License-Identifier: MIT */
#include "parts.h"
#include "failing-memory.h"

#include "../misuse/scene.h"

#include <pthread.h>

#define THREADS 4

static void *play(void *scene)
{
	scene_play(scene);
	return NULL;
}

/* All threads draw on the one reserve at once, each with its own application. */
void check_reserve_of_threads(void)
{
	struct scene scenes[THREADS];
	pthread_t threads[THREADS];

	check_begin("applications on several threads without memory");
	for (int i = 0; i < THREADS; i++) {
		scenes[i] = (struct scene){ .armed = CALLBACK_COUNT };
		scene_create(&scenes[i]);
		CHECK(pthread_create(&threads[i], NULL, play, &scenes[i]) == 0);
		CHECK(pthread_join(threads[i], NULL) == 0);
	}
	/* The stacks of the threads are allocated and cached by now. */
	memory_fail(0, FAILURE_FROM_THEN_ON);
	for (int round = 0; round < 20; round++) {
		for (int i = 0; i < THREADS; i++)
			CHECK(pthread_create(&threads[i], NULL, play, &scenes[i]) == 0);
		for (int i = 0; i < THREADS; i++)
			CHECK(pthread_join(threads[i], NULL) == 0);
	}
	CHECK(memory_has_failed());
	memory_is_back();
	for (int i = 0; i < THREADS; i++) {
		scene_check_survivors(&scenes[i]);
		scene_destroy(&scenes[i]);
	}
	check_end();
}
