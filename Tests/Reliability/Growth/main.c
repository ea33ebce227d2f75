/* SPDX-License-Identifier: MIT */
/*
 * Does each piece of work with a number of objects and with four times as many, for check.sh to count the
 * instructions of; then all of it again beside a recorder and a flight recorder. A line for each time names it; the
 * work itself is in `counted`.
 *
 *	growth [PIECE]	does only the pieces whose names contain PIECE
 */
#include "growth.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus-recorder.h>

#define FEW 500

/* Who listens to the work. */
enum listener {
	NOBODY,
	RECORDER,
	FLIGHT_RECORDER,
	LISTENERS,
};

static void __attribute__((noinline)) counted(void (*work)(struct crowd *crowd), struct crowd *crowd)
{
	work(crowd);
	/* Not the last call, which would be a jump out of it. */
	__asm__ volatile("");
}

static void *make_array(size_t count, size_t size)
{
	void *array = calloc(count, size);

	if (!array)
		exit(1);
	return array;
}

/* A linear congruential generator decides; its high bits are the random ones. */
static void shuffle(struct crowd *crowd)
{
	uint64_t state = 1;

	for (size_t i = 0; i < crowd->count; i++) {
		size_t other;

		state = state * 6364136223846793005u + 1442695040888963407u;
		other = (size_t)(state >> 33) % (i + 1);
		crowd->shuffled[i] = crowd->shuffled[other];
		crowd->shuffled[other] = i;
	}
}

static bool drop(const char *text, size_t length, void *data)
{
	(void)text, (void)length, (void)data;
	return true;
}

/* The recorder begins at rest, with the next call. A flight recorder fills its parts as often with more objects. */
static struct tactus_recorder *listen(struct tactus_application *application, enum listener listener, size_t count)
{
	struct tactus_recorder *recorder = NULL;

	if (listener == RECORDER)
		recorder = tactus_recorder_create(application, drop, NULL);
	else if (listener == FLIGHT_RECORDER)
		recorder = tactus_flight_recorder_create(application, 1000000000, 1024 * count);
	tactus_application_advance(application, 1);
	return recorder;
}

static void play(const struct piece *piece, size_t count, enum listener listener)
{
	static const char *const words[] = { "", ", recorded", ", kept by a flight recorder" };
	struct tactus_recorder *recorder;
	struct crowd crowd = { .count = count, .application = tactus_application_create() };

	crowd.window = tactus_window_create(crowd.application, 0, 0, 1000, 1000);
	crowd.views = make_array(count, sizeof *crowd.views);
	crowd.recognizers = make_array(count, sizeof *crowd.recognizers);
	crowd.sources = make_array(count, sizeof *crowd.sources);
	crowd.shuffled = make_array(count, sizeof *crowd.shuffled);
	shuffle(&crowd);
	recorder = listen(crowd.application, listener, count);
	if (piece->prepare)
		piece->prepare(&crowd);
	counted(piece->work, &crowd);
	printf("%zu %s%s\n", count, piece->name, words[listener]);
	fflush(stdout);
	tactus_recorder_destroy(recorder);
	tactus_application_destroy(crowd.application);
	free(crowd.views);
	free(crowd.recognizers);
	free(crowd.sources);
	free(crowd.shuffled);
}

static void play_all(const struct piece *pieces, const char *wanted, size_t few, enum listener listener)
{
	for (const struct piece *piece = pieces; piece->name; piece++) {
		if (wanted && !strstr(piece->name, wanted))
			continue;
		play(piece, few, listener);
		play(piece, 4 * few, listener);
	}
}

int main(int argc, char **argv)
{
	const char *wanted = argc > 1 && *argv[1] ? argv[1] : NULL;
	size_t few = argc > 2 ? strtoul(argv[2], NULL, 10) : FEW;

	for (enum listener listener = NOBODY; listener < LISTENERS; listener++) {
		play_all(tree_pieces, wanted, few, listener);
		play_all(other_pieces, wanted, few, listener);
	}
	return 0;
}
