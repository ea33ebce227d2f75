/* SPDX-License-Identifier: MIT */
/*
 * Random calls of the C API (those of the fuzz target api) beside recorders and flight recorders that come and go.
 * Writes each recording and each dump to a file in FOLDER, for the reader and the player to read. The same seeds make
 * the same files. With --told, the recordings say in comments what the program got.
 * Usage: recorded-api FOLDER SEED COUNT [--told]
 */
#include "recorders.h"
#include "told.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_INPUT 4096

/* Marsaglia's xorshift64*. */
static uint64_t next_random(uint64_t *state)
{
	*state ^= *state >> 12;
	*state ^= *state << 25;
	*state ^= *state >> 27;
	return *state * 2685821657736338717u;
}

static void play(uint64_t seed)
{
	static uint8_t data[LONGEST_INPUT];
	uint64_t state = seed * 0x9e3779b97f4a7c15u | 1;
	size_t size = next_random(&state) % LONGEST_INPUT;
	struct tactus_application *application;

	for (size_t i = 0; i < size; i++)
		data[i] = (uint8_t)(next_random(&state) >> 32);
	told_begin();
	application = world_begin(data, size);
	recorders_begin(seed, application);
	build_scene(application);
	world_fill_structs();
	world_run(UINT32_MAX);
	world.bytes.left = 0;
	world.depth = 1000;
	recorders_end();
	while (world.counts[KIND_APPLICATION] > 0)
		tactus_application_destroy(world.objects[KIND_APPLICATION][0]);
}

int main(int argc, char *argv[])
{
	uint64_t first, count;

	if (argc < 4) {
		fputs("usage: recorded-api FOLDER SEED COUNT [--told]\n", stderr);
		return 2;
	}
	told = argc > 4 && strcmp(argv[4], "--told") == 0;
	recorders_folder = argv[1];
	first = strtoull(argv[2], NULL, 10);
	count = strtoull(argv[3], NULL, 10);
	for (uint64_t i = 0; i < count; i++) {
		fprintf(stderr, "seed %llu\n", (unsigned long long)(first + i));
		play(first + i);
	}
	return 0;
}
