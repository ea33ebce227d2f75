/* SPDX-License-Identifier: MIT */
/* A curve that was sampled from the library. */
#ifndef SCROLLING_CURVE_H
#define SCROLLING_CURVE_H

#include <stddef.h>

enum curve_name {
	CURVE_BEYOND_AN_EDGE,
	CURVE_NORMAL,
	CURVE_FAST,
	CURVE_MEETS_AN_EDGE,
	CURVE_RELEASED_BEYOND,
	CURVE_PAGING,
	CURVE_COUNT,
};

struct sample {
	double at;    /* ms since the release; of CURVE_BEYOND_AN_EDGE the finger's px beyond the edge */
	double place; /* the content offset in px; of CURVE_BEYOND_AN_EDGE its px beyond the edge */
};

struct curve {
	const char *name; /* as in the table */
	struct sample samples[1024];
	size_t count;
};

void curve_add(struct curve *curve, double at, double place);

#endif
