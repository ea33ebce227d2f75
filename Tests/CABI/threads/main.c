/* SPDX-License-Identifier: MIT */
/*
 * Applications on threads of their own, at the same time: nothing but the default log handler is shared (12.6).
 * The proof is that a tool that watches threads has nothing to say: helgrind, ThreadSanitizer.
 *
 *   threads [ROUNDS]
 */
#define _POSIX_C_SOURCE 200809L
#include "../misuse/scene.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#define TIMEOUT_S 590
#define THREADS 3

static int rounds = 20;

struct outcome {
	int taps, drags, hovers;
	uint64_t client_bugs;
};

static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

static void *play_rounds(void *data)
{
	struct outcome *outcome = data;

	for (int round = 0; round < rounds; round++) {
		struct scene scene = { .armed = CALLBACK_COUNT };

		/* Functions without an application: the process's handler, and everything that threads share. */
		tactus_application_advance(NULL, 0);
		scene_create(&scene);
		scene_play(&scene);
		scene_check_survivors(&scene);
		outcome->taps += scene.taps;
		outcome->drags += scene.drags;
		outcome->hovers += scene.hovers;
		outcome->client_bugs += tactus_application_get_client_bug_count(scene.application);
		scene_destroy(&scene);
	}
	return NULL;
}

/* Checks that each application alone gives the same result as all together. */
static void check_threads(void)
{
	struct outcome alone = { 0 }, together[THREADS] = { { 0 } };
	pthread_t threads[THREADS];

	play_rounds(&alone);
	CHECK(alone.taps > 0 && alone.drags > 0 && alone.hovers > 0);
	for (int i = 0; i < THREADS; i++)
		CHECK(pthread_create(&threads[i], NULL, play_rounds, &together[i]) == 0);
	for (int i = 0; i < THREADS; i++) {
		CHECK(pthread_join(threads[i], NULL) == 0);
		CHECK(together[i].taps == alone.taps);
		CHECK(together[i].drags == alone.drags);
		CHECK(together[i].hovers == alone.hovers);
		CHECK(together[i].client_bugs == alone.client_bugs);
	}
}

int main(int count, char *arguments[])
{
	if (count > 1)
		rounds = atoi(arguments[1]);
	alarm(TIMEOUT_S);
	tactus_set_default_log_handler(ignore_line, NULL);
	check_run("applications on threads of their own", check_threads);
	return check_summary();
}
