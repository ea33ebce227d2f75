/* SPDX-License-Identifier: MIT */
/*
 * Every callback does every deed, at its first call and at later ones. Nothing crashes or leaks; a destroyed object is
 * reported once and not called any more; and the remaining objects recognize the next gesture.
 *
 * misuse [STRIDE] tries only every STRIDE-th combination of callbacks and deeds, for valgrind
 */
#define _POSIX_C_SOURCE 200809L
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TIMEOUT_S 3500

static void look_at_line(enum tactus_log_level level, const char *message, void *data)
{
	static bool is_next;

	(void)level, (void)data;
	/* A debugging build reports a violation, with its name in a second line. */
	if (is_next)
		check_failed("a violated invariant: %s", message);
	is_next = strcmp(message, "violated invariant:") == 0;
}

/* Moment at which the callback does the deed. */
enum moment {
	MOMENT_FIRST,
	MOMENT_SECOND,
	MOMENT_INDIRECT,
	/* Timers fire inside the sample that makes them due: advance() is never called. */
	MOMENT_IN_SAMPLE,
	MOMENT_COUNT
};

/* Returns whether the deed was done. */
static bool check_combination(enum callback callback, const struct deed *deed, enum moment moment)
{
	static const char *const moments[] = { "", ", the second time", ", by touchpad or mouse", ", inside a sample" };
	struct scene scene = { .armed = callback, .deed = deed };
	char name[256];
	bool is_done;

	scene.calls_to_wait = moment == MOMENT_SECOND;
	scene.waits_for_indirect = moment == MOMENT_INDIRECT;
	scene.is_timed_by_samples = moment == MOMENT_IN_SAMPLE;
	snprintf(name, sizeof name, "%s %s%s", callback_name(callback), deed->name, moments[moment]);
	check_begin(name);
	scene_create(&scene);
	scene_play(&scene);
	/* Otherwise the combination proves nothing. */
	CHECK(scene.is_done || moment != MOMENT_FIRST);
	is_done = scene.is_done;
	scene.is_done = true;
	scene_check_survivors(&scene);
	scene_destroy(&scene);
	check_end();
	return is_done;
}

/* If a callback is not called at this moment, further deeds prove nothing: already the first one was not done. */
static int check_deeds(enum callback callback, enum moment moment, int combination, int stride)
{
	for (int deed = 0; deed < deed_count; deed++) {
		bool is_due = combination++ % stride == 0;

		if ((is_due || deed == 0) && !check_combination(callback, &deeds[deed], moment) && deed == 0)
			break;
	}
	return combination;
}

/* Plays the whole scene at times that no clock shows. */
static void check_time(const char *name, uint64_t time_us)
{
	struct scene scene = { .armed = CALLBACK_COUNT };

	check_begin(name);
	scene_create(&scene);
	scene.time_us = time_us;
	scene_play(&scene);
	scene_check_survivors(&scene);
	CHECK(scene.taps > 0 && scene.drags > 0 && scene.hovers > 0);
	scene_destroy(&scene);
	check_end();
}

int main(int count, char *arguments[])
{
	int stride = count > 1 ? atoi(arguments[1]) : 1;
	int combination = 0;

	alarm(TIMEOUT_S);
	tactus_set_default_log_handler(look_at_line, NULL);
	check_time("a scene from time 0 on", 0);
	check_time("a scene beyond 32 bits of microseconds", UINT64_C(1) << 33);
	check_time("a scene shortly before the last time", (UINT64_C(1) << 62) - 600000000);
	for (int callback = 0; callback < CALLBACK_COUNT; callback++)
		for (int moment = 0; moment < MOMENT_COUNT; moment++)
			combination = check_deeds(
				(enum callback)callback, (enum moment)moment, combination, stride > 0 ? stride : 1);
	return check_summary();
}
