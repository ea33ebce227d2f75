/* SPDX-License-Identifier: MIT */
/* Strokes of recordings in the format of evemu. */
#ifndef BENCH_RECORDING_H
#define BENCH_RECORDING_H

#include <stddef.h>
#include <stdint.h>

struct place {
	int64_t time_us;
	double x, y; /* as the device counts */
};

struct stroke {
	struct place *places;
	size_t count;
	double speed; /* mean, per second */
};

struct strokes {
	struct stroke *strokes;
	size_t count;
};

/* Adds the strokes of a folder's recordings of these names (a pattern) that have so many samples, in the order of the
 * names. */
void strokes_read(struct strokes *strokes, const char *folder, const char *names, size_t least_samples);
void strokes_free(struct strokes *strokes);

#endif
