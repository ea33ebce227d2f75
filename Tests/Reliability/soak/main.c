/* SPDX-License-Identifier: MIT */
/*
 * Plays virtual hours and checks that nothing grows: memory and open files are equal whenever all clients and devices
 * are gone. Prints latencies without judging them, since they depend on the machine.
 *
 * soak [MINUTES [SEED [RECORDINGS]]]
 */
#define _DEFAULT_SOURCE
#include "soak.h"
#include "../steady-memory.h"

#include "bench.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* After this time all clients and devices leave and come back. */
#define MINUTES_OF_A_SESSION 5
/* Lists reach their final size in the first sessions. */
#define SESSIONS_TO_WARM_UP 2
#define SLACK_BYTES 4096

static uint64_t state;
static struct usage first;

void chance_seed(uint64_t seed)
{
	state = seed;
}

unsigned chance_below(unsigned limit)
{
	state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (unsigned)((state >> 33) % limit);
}

static void add(struct tactus_recognizer *recognizer)
{
	tactus_recognizer_set_delays_touches_ended(recognizer, false);
	bench_add(recognizer);
}

/* The gestures of the test compositor. */
static void add_gestures(void)
{
	struct tactus_recognizer *swipe = tactus_pan_recognizer_create(bench.application);
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(bench.application);
	struct tactus_recognizer *edge = tactus_screen_edge_pan_recognizer_create(bench.application);

	tactus_pan_recognizer_set_minimum_number_of_touches(swipe, 3);
	tactus_tap_recognizer_set_number_of_touches_required(tap, 2);
	tactus_screen_edge_pan_recognizer_set_edges(edge, TACTUS_EDGE_LEFT | TACTUS_EDGE_BOTTOM);
	add(swipe);
	add(tap);
	add(edge);
	add(tactus_long_press_recognizer_create(bench.application));
	add(tactus_pinch_recognizer_create(bench.application));
}

static int is_recording(const struct dirent *entry)
{
	const char *end = strrchr(entry->d_name, '.');

	return end && (strcmp(end, ".events") == 0 || strcmp(end, ".evemu") == 0);
}

static void play_recordings(const char *folder)
{
	struct dirent **entries;
	int count = scandir(folder, &entries, is_recording, alphasort);

	for (int i = 0; i < count; i++) {
		char path[4096];

		snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
		play_recording(path);
		free(entries[i]);
	}
	if (count >= 0)
		free(entries);
}

static void play_session(int number, const char *recordings)
{
	struct usage usage;

	clients_open();
	for (int panel = 0; panel < PANELS; panel++)
		devices_plug(panel);
	people_play(MINUTES_OF_A_SESSION * UINT64_C(60000000));
	if (recordings)
		play_recordings(recordings);
	for (int panel = 0; panel < PANELS; panel++)
		devices_unplug(panel);
	wait_us(10000000);
	clients_close();
	usage = usage_now();
	if (number == SESSIONS_TO_WARM_UP)
		first = usage;
	if (number > SESSIONS_TO_WARM_UP && usage.bytes > first.bytes + SLACK_BYTES)
		check_failed("%zu bytes grew to %zu", first.bytes, usage.bytes);
	if (number > SESSIONS_TO_WARM_UP && usage.files != first.files)
		check_failed("%d open files became %d", first.files, usage.files);
	printf("%d minutes: %lu touches, %lu frames, %lu recordings; %lu clients died, %lu panels were unplugged, "
	       "%lu times away; %zu bytes, %d files\n",
		number * MINUTES_OF_A_SESSION, counts.touches, counts.frames, counts.recordings, counts.killed,
		counts.unplugged, counts.suspended, usage.bytes, usage.files);
	latency_print();
	fflush(stdout);
}

int main(int count, char *arguments[])
{
	int minutes = count > 1 ? atoi(arguments[1]) : 30;
	char name[64];

	steady_memory_start(arguments);
	chance_seed(count > 2 ? strtoull(arguments[2], NULL, 10) : 1);
	transcript_switch(false);
	bench_open();
	add_gestures();
	devices_open();
	for (int i = 1; i * MINUTES_OF_A_SESSION <= minutes; i++) {
		snprintf(name, sizeof name, "minutes %d to %d", (i - 1) * MINUTES_OF_A_SESSION,
			i * MINUTES_OF_A_SESSION);
		check_begin(name);
		play_session(i, count > 3 ? arguments[3] : NULL);
		check_end();
	}
	check_begin("recordings are played");
	if (counts.recordings == 0)
		check_skip("there are none");
	check_end();
	check_begin("everything is over in the end");
	devices_close();
	bench_close();
	check_end();
	return check_summary();
}
