/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_COMPARISON_H
#define BENCHMARKS_COMPARISON_H

#include <stdbool.h>

/* Plays every stroke for every population to all contestants, in turn; comparison.md and results.json. */
bool compare(const char *folder);

#endif
