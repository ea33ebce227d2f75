/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_LATENCY_H
#define BENCHMARKS_LATENCY_H

#include <stdbool.h>

/* How long gestures that move take to begin, by the finger's speed; latency-of-movements.md. */
bool measure_movements(const char *folder);
/* How long everything else takes; latency.md. */
bool measure_latency(const char *folder);

#endif
