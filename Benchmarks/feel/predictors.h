/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_FEEL_PREDICTORS_H
#define BENCHMARKS_FEEL_PREDICTORS_H

#include "recording.h"

#include <stdbool.h>

#define TIMES 4
extern const int64_t ahead_us[TIMES];

enum predictor {
	HOLD,
	LINE,
	LIBRARY,
	PREDICTORS
};
extern const char *const predictor_names[PREDICTORS];

/* What is predicted at a sample, by each predictor and for each time. */
struct prediction {
	const struct stroke *stroke;
	size_t at;
	struct place places[PREDICTORS][TIMES];
};

typedef void (*visit_func)(const struct prediction *prediction, void *data);

/* Plays a stroke and visits each sample but the first. */
void play(const struct stroke *stroke, visit_func visit, void *data);

/* Where the finger was, between two samples; false: it had lifted. */
bool truth(const struct stroke *stroke, size_t from, int64_t time_us, struct place *place);

/* The least time that one prediction of the library takes, at the end of a stroke of so many samples a second. */
double nanoseconds_per_prediction(int samples_per_second);

#endif
