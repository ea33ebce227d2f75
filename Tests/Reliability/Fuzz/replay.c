/* SPDX-License-Identifier: MIT */
/*
 * Plays the inputs of a fuzz target without a fuzzer: files, all files of folders, and made-up inputs.
 *
 *   replay [--random COUNT] [--seed SEED] [FILE|FOLDER]...
 *
 * Crashing is how an input fails; the last line counts those that did not.
 */
#define _DEFAULT_SOURCE
#include "target.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define LONGEST_INPUT 4096

static unsigned played, unreadable;

static void play_file(const char *path)
{
	FILE *file = fopen(path, "rb");
	static uint8_t data[1 << 20];

	if (!file) {
		printf("FAIL %s cannot be read\n", path);
		unreadable++;
		return;
	}
	/* Printed before the input is played, so that a crash shows which input caused it. */
	fprintf(stderr, "%s\n", path);
	LLVMFuzzerTestOneInput(data, fread(data, 1, sizeof data, file));
	played++;
	fclose(file);
}

static int is_visible(const struct dirent *entry)
{
	return entry->d_name[0] != '.';
}

static void play(const char *path)
{
	struct dirent **entries;
	struct stat status;
	int count;

	if (stat(path, &status) != 0 || !S_ISDIR(status.st_mode)) {
		play_file(path);
		return;
	}
	count = scandir(path, &entries, is_visible, alphasort);
	for (int i = 0; i < count; i++) {
		char name[4096];

		snprintf(name, sizeof name, "%s/%s", path, entries[i]->d_name);
		play_file(name);
		free(entries[i]);
	}
	if (count >= 0)
		free(entries);
}

/* Marsaglia's xorshift64*. */
static uint64_t next_random(uint64_t *state)
{
	*state ^= *state >> 12;
	*state ^= *state << 25;
	*state ^= *state >> 27;
	return *state * 2685821657736338717u;
}

static void play_random(unsigned long count, uint64_t seed)
{
	static uint8_t data[LONGEST_INPUT];

	for (unsigned long i = 0; i < count; i++) {
		uint64_t state = (seed + i) * 0x9e3779b97f4a7c15u | 1;
		size_t size = next_random(&state) % LONGEST_INPUT;

		fprintf(stderr, "seed %llu\n", (unsigned long long)(seed + i));
		for (size_t at = 0; at < size; at++)
			data[at] = (uint8_t)(next_random(&state) >> 32);
		LLVMFuzzerTestOneInput(data, size);
		played++;
	}
}

int main(int argc, char **argv)
{
	unsigned long count = 0;
	uint64_t seed = 1;

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--random") == 0 && i + 1 < argc)
			count = strtoul(argv[++i], NULL, 10);
		else if (strcmp(argv[i], "--seed") == 0 && i + 1 < argc)
			seed = strtoull(argv[++i], NULL, 10);
		else
			play(argv[i]);
	}
	play_random(count, seed);
	printf("%u passed, %u failed\n", played, unreadable);
	return unreadable > 0 || played == 0;
}
