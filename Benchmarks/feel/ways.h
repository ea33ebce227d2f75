/* SPDX-License-Identifier: MIT */
/* Ways of fingers, of which the place is known at each moment. */
#ifndef BENCHMARKS_FEEL_WAYS_H
#define BENCHMARKS_FEEL_WAYS_H

#include "recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct way {
	double (*at)(const struct way *way, double seconds);
	uint64_t duration_us;
	double phase; /* of the panel's samples before the output's frames, 0 to 1 */
	/* Of a recorded stroke: its longer axis. */
	const struct stroke *stroke;
	bool is_vertical;
	double least, scale;
};

/* Functions of made ways, px. */
double way_steady(const struct way *way, double seconds);
double way_to_and_fro(const struct way *way, double seconds);
/* Returns the way of a recorded stroke, on its longer axis. */
struct way way_of(const struct stroke *stroke);

#endif
