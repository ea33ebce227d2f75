/* SPDX-License-Identifier: MIT */
/*
 * Durations of the same work, measured often. On a machine that does other things too the smallest tells
 * most about the work, and the others about the machine.
 */
#ifndef BENCHMARKS_SAMPLES_H
#define BENCHMARKS_SAMPLES_H

#include <stddef.h>
#include <stdint.h>

#define SAMPLES_MAX 4096

struct samples {
	double values[SAMPLES_MAX];
	size_t count;
};

struct summary {
	double minimum, median;
	/* The value that 99 of 100 stay below. */
	double percentile_99;
	/* What the middle half of the values lies within, as a share of the median. */
	double spread;
};

/* More than fit are left out. */
void samples_add(struct samples *samples, double value);
/* Sorts the values. Of no samples everything is NaN. */
struct summary samples_summarize(struct samples *samples);

/* ns of a clock that only goes forward. */
uint64_t now_ns(void);

#endif
