/* SPDX-License-Identifier: MIT */
/* Strokes of fingers: who moves where, and when. */
#ifndef TRACES_STROKES_H
#define TRACES_STROKES_H

#include <stddef.h>
#include <stdint.h>

#define STROKE_MAX_POINTS 16

/* In mm from the top left corner of the panel. */
struct trace_point {
	double x, y;
};

enum stroke_pace {
	STROKE_EASED,   /* comes to rest before it lifts */
	STROKE_FLICKED, /* is fastest when it lifts */
};

/* One finger, from landing to lifting. A stroke of one point is a tap or a hold. */
struct stroke {
	double start_ms;
	double duration_ms;
	enum stroke_pace pace;
	struct trace_point path[STROKE_MAX_POINTS]; /* ends at the first 0,0 */
};

struct trace {
	const char *name;
	const char *description;
	uint32_t seed; /* of the noise */
	const struct stroke *strokes;
	size_t stroke_count;
};

/* All traces, and the one of that name or NULL. */
extern const struct trace traces[];
extern const size_t trace_count;
const struct trace *trace_find(const char *name);

#endif
