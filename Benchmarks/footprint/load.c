/* SPDX-License-Identifier: MIT */
/*
 *   load LIBRARY...    how long each takes to load, in a fresh process each time
 */
#define _POSIX_C_SOURCE 200809L
#include "../measuring/samples.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define RUNS 300

static void load(const char *path, int answer)
{
	uint64_t start = now_ns(), ns;
	void *library = dlopen(path, RTLD_NOW);

	ns = library ? now_ns() - start : 0;
	if (!library) {
		fprintf(stderr, "%s\n", dlerror());
	}
	_exit(write(answer, &ns, sizeof ns) == sizeof ns && library ? 0 : 1);
}

/* µs, or a negative number. */
static double load_in_child(const char *path)
{
	int ends[2], status = -1;
	uint64_t ns = 0;
	pid_t child;

	if (pipe(ends) < 0) {
		return -1;
	}
	child = fork();
	if (child == 0) {
		load(path, ends[1]);
	}
	close(ends[1]);
	if (read(ends[0], &ns, sizeof ns) != sizeof ns) {
		ns = 0;
	}
	close(ends[0]);
	if (child > 0) {
		waitpid(child, &status, 0);
	}
	return status == 0 ? (double)ns / 1000 : -1;
}

int main(int argument_count, char **arguments)
{
	for (int i = 1; i < argument_count; i++) {
		struct samples samples = { .count = 0 };
		struct summary summary;

		for (int run = 0; run < RUNS; run++) {
			double us = load_in_child(arguments[i]);

			if (us < 0) {
				return 1;
			}
			samples_add(&samples, us);
		}
		summary = samples_summarize(&samples);
		printf("%s: %.0f µs, median %.0f µs\n", arguments[i], summary.minimum, summary.median);
	}
	return 0;
}
