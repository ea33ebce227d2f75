/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "samples.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

void samples_add(struct samples *samples, double value)
{
	if (samples->count < SAMPLES_MAX) {
		samples->values[samples->count++] = value;
	}
}

static int compare(const void *first, const void *second)
{
	double a = *(const double *)first, b = *(const double *)second;

	return (a > b) - (a < b);
}

static double at_share(const struct samples *samples, double share)
{
	return samples->values[(size_t)(share * (double)(samples->count - 1))];
}

struct summary samples_summarize(struct samples *samples)
{
	double median;

	if (samples->count == 0) {
		return (struct summary){ NAN, NAN, NAN, NAN };
	}
	qsort(samples->values, samples->count, sizeof samples->values[0], compare);
	median = at_share(samples, 0.5);
	return (struct summary){
		.minimum = samples->values[0],
		.median = median,
		.percentile_99 = at_share(samples, 0.99),
		.spread = (at_share(samples, 0.75) - at_share(samples, 0.25)) / median,
	};
}

uint64_t now_ns(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}
