/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_PEERS_H
#define BENCHMARKS_PEERS_H

#include "contestant.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The latter two are linked where they were found. */
extern const struct contestant tactus_with_view, tactus_with_surface;
extern const struct contestant wf_touch_contestant, grail_contestant;

#ifdef __cplusplus
}
#endif

#endif
