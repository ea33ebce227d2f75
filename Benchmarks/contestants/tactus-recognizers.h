/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_TACTUS_RECOGNIZERS_H
#define BENCHMARKS_TACTUS_RECOGNIZERS_H

#include "workload.h"

#include <tactus.h>

/* The recognizer of that number in a workload's population, in no view yet. */
struct tactus_recognizer *tactus_recognizer_for(
	struct tactus_application *application, const struct workload *workload, unsigned number);

/* Whether, fingers down, it is what its population says. */
bool tactus_recognizer_is_as_meant(const struct tactus_recognizer *recognizer, const struct workload *workload);

/* An action that asks what an action would, and counts in the uint64_t behind its data. */
void count_action(struct tactus_recognizer *recognizer, void *data);

#endif
