/* SPDX-License-Identifier: MIT */
/*
 * Every callback does every deed, at its first call and at a later one: nothing crashes, nothing leaks, what was
 * destroyed is told so once and not called any more, and what is left recognizes the next gesture.
 *
 *   misuse [STRIDE]    every STRIDE-th combination of callbacks and deeds; valgrind has the patience for some
 */
#define _POSIX_C_SOURCE 200809L
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define TIMEOUT_S 590

static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

static void check_combination(enum callback callback, const struct deed *deed, int calls_to_wait)
{
	struct scene scene = { .armed = callback, .deed = deed, .calls_to_wait = calls_to_wait };
	char name[256];

	snprintf(name, sizeof name, "%s %s%s", callback_name(callback), deed->name,
		calls_to_wait ? ", the second time" : "");
	check_begin(name);
	scene_create(&scene);
	scene_play(&scene);
	/* Otherwise the combination says nothing. */
	CHECK(scene.is_done || calls_to_wait > 0);
	scene.is_done = true;
	scene_check_survivors(&scene);
	scene_destroy(&scene);
	check_end();
}

int main(int count, char *arguments[])
{
	int stride = count > 1 ? atoi(arguments[1]) : 1;
	int combination = 0;

	alarm(TIMEOUT_S);
	tactus_set_default_log_handler(ignore_line, NULL);
	for (int callback = 0; callback < CALLBACK_COUNT; callback++) {
		for (int deed = 0; deed < deed_count; deed++) {
			for (int calls_to_wait = 0; calls_to_wait < 2; calls_to_wait++) {
				if (stride > 0 && combination++ % stride == 0)
					check_combination(
						(enum callback)callback, &deeds[deed], calls_to_wait);
			}
		}
	}
	return check_summary();
}
