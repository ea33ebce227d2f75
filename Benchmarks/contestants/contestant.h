/* SPDX-License-Identifier: MIT */
/*
 * A library that recognizes gestures, behind the few functions that a benchmark plays fingers with.
 */
#ifndef BENCHMARKS_CONTESTANT_H
#define BENCHMARKS_CONTESTANT_H

#include "workload.h"

#ifdef __cplusplus
extern "C" {
#endif

struct contestant {
	const char *name;
	/* NULL: it cannot do this. */
	void *(*create)(const struct workload *workload);
	void (*destroy)(void *state);
	void (*down)(void *state, uint64_t time_us, int id, double x, double y);
	void (*motion)(void *state, uint64_t time_us, int id, double x, double y);
	void (*up)(void *state, uint64_t time_us, int id);
	void (*frame)(void *state, uint64_t time_us);
	/* How often it has called back so far: events delivered, actions sent. */
	uint64_t (*count_callbacks)(const void *state);
	/* Whether, fingers down, its recognizers are what the population says. NULL: nobody can tell. */
	bool (*is_as_meant)(const void *state, const struct workload *workload);
};

enum contestant_number {
	/* The touches go to a view with callbacks. */
	TACTUS_WITH_VIEW,
	/* They go to the stream of a Wayland client's surface. */
	TACTUS_WITH_SURFACE,
	WF_TOUCH,
	GRAIL,
};
#define CONTESTANT_COUNT 4
/* NULL: not found when this was built. */
extern const struct contestant *const contestants[CONTESTANT_COUNT];

#ifdef __cplusplus
}
#endif

#endif
