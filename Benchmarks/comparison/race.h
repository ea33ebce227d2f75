/* SPDX-License-Identifier: MIT */
/*
 * The same work for all contestants in turn, over and over, so that what else the machine does hits them alike.
 */
#ifndef BENCHMARKS_RACE_H
#define BENCHMARKS_RACE_H

#include "../contestants/player.h"
#include "../measuring/samples.h"

struct result {
	/* Per event. */
	struct summary ns;
	/* Of the last stroke. */
	struct stroke_cost cost;
	double ns_touching;
};

/* NaN for those who cannot, or were not found. */
struct results {
	struct result of[CONTESTANT_COUNT];
};

struct results race(const struct workload *workload);

#endif
