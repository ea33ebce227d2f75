/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_GROWTH_H
#define BENCHMARKS_GROWTH_H

#include <stdbool.h>

/* How costs grow with what is around a touch; growth.md, growth.json and graphs. */
bool measure_growth(const char *folder);
/* How they grow with recognizers and fingers, beside the peers; growth-beside-peers.md and graphs. */
bool measure_growth_beside_peers(const char *folder);
/* Hit tests among many views and surfaces; hit-tests.md. */
bool measure_hit_tests(const char *folder);

#endif
