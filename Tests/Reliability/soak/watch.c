/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "soak.h"
#include "../steady-memory.h"

#include <dirent.h>
#include <stdio.h>
#include <time.h>

/* Histogram with powers of two of nanoseconds, each in four parts. */
#define PARTS 4
#define BUCKETS (64 * PARTS)

struct counts counts;

static unsigned long buckets[BUCKETS];
static uint64_t begin_ns;

struct usage usage_now(void)
{
	struct usage usage = { .bytes = steady_memory_in_use() };
	DIR *folder = opendir("/proc/self/fd");

	while (folder && readdir(folder))
		usage.files++;
	if (folder)
		closedir(folder);
	return usage;
}

/* CLOCK_MONOTONIC_RAW, because the fake evdev replaces the monotonic clock. */
static uint64_t clock_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC_RAW, &now);
	return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

void latency_begin(void)
{
	begin_ns = clock_ns();
}

void latency_end(void)
{
	uint64_t ns = clock_ns() - begin_ns;
	unsigned power = 2;

	while (ns >> (power + 1))
		power++;
	buckets[power * PARTS + (ns >> (power - 2) & 3)]++;
}

static double upper_us(unsigned bucket)
{
	return (double)(UINT64_C(1) << bucket / PARTS) * (1 + (bucket % PARTS + 1) / (double)PARTS) / 1000;
}

static double quantile_us(double part)
{
	unsigned long all = 0, sum = 0;
	unsigned bucket;

	for (bucket = 0; bucket < BUCKETS; bucket++)
		all += buckets[bucket];
	for (bucket = 0; bucket < BUCKETS - 1; bucket++) {
		sum += buckets[bucket];
		if ((double)sum >= part * (double)all)
			break;
	}
	return upper_us(bucket);
}

void latency_print(void)
{
	printf("a frame reaches all clients within: median %.0f us, 99 %% %.0f us, 99.99 %% %.0f us\n",
		quantile_us(0.5), quantile_us(0.99), quantile_us(0.9999));
	for (unsigned bucket = 0; bucket < BUCKETS; bucket++)
		buckets[bucket] = 0;
}
