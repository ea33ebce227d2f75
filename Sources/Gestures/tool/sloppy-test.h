/* SPDX-License-Identifier: MIT */
/* The results of a test, in numbers. */
#ifndef TACTUS_GESTURES_TOOL_SLOPPY_TEST_H
#define TACTUS_GESTURES_TOOL_SLOPPY_TEST_H

#include "../configuration.h"
#include "gestures-tool.h"
#include "sloppy-perform.h"

/* Results of a gesture that hands performed. */
struct sloppy_score {
	size_t right;                    /* hands of which only this gesture fired */
	size_t fired;                    /* hands of which it fired, whatever else did */
	size_t others[GESTURES_MAXIMUM]; /* how often each other one fired */
	double least[GESTURES_MAXIMUM];  /* the smallest movement with which that was, mm */
	char *scenario;                  /* the fingers of a hand of which only this gesture fired, or of none */
	bool shows_right;                /* whether they are of such a hand */
};

/* Results of a need of applications. */
struct sloppy_need_score {
	size_t hands, taken, fired[GESTURES_MAXIMUM];
	double wait, least[GESTURES_MAXIMUM];
	size_t never; /* hands of which a finger never came */
};

struct sloppy_test {
	const char *path;
	size_t hands;
	gestures_tell_func tell;
	const struct gestures_test_observer *observer; /* NULL: none, and nobody needs scenarios */
	void *data;
	const struct configuration *configuration;
	struct sloppy_score *scores; /* of each gesture */
	struct sloppy_need_score needs[SLOPPY_NEED_COUNT];
	size_t failures;
};

/* Tells the tables, and what is wrong, which is counted. */
void sloppy_tell(struct sloppy_test *test);

#endif
