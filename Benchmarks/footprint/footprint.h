/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_FOOTPRINT_H
#define BENCHMARKS_FOOTPRINT_H

#include <stdbool.h>

/* What objects take of the heap, and how long it takes to make and destroy them; footprint.md and .json. */
bool measure_footprint(const char *folder);

#endif
