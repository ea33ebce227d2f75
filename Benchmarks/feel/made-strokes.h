/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_FEEL_MADE_STROKES_H
#define BENCHMARKS_FEEL_MADE_STROKES_H

#include "predictors.h"

/* How far predictions lie beyond a stop at most, in percent of the stroke: the mean over curves of minimum jerk, whose
 * speed comes and goes as that of a hand, with a rest at the end. */
void measure_stops(int samples_per_second, double percent[PREDICTORS][TIMES]);

/* The deviation of what is predicted for a resting finger that trembles, as a part of its own. */
void measure_trembling(int samples_per_second, double part[PREDICTORS][TIMES]);

#endif
