/* SPDX-License-Identifier: MIT */
/*
 *   bench FOLDER [PART]    measures, prints tables and leaves them in the folder
 */
#include "comparison/comparison.h"
#include "contestants/contestant.h"
#include "footprint/footprint.h"
#include "growth/growth.h"
#include "latency/latency.h"

#include <stdio.h>
#include <string.h>

static const struct part {
	const char *name;
	bool (*run)(const char *folder);
} parts[] = {
	{ "comparison", compare },
	{ "growth-beside-peers", measure_growth_beside_peers },
	{ "growth", measure_growth },
	{ "hit-tests", measure_hit_tests },
	{ "footprint", measure_footprint },
	{ "movements", measure_movements },
	{ "latency", measure_latency },
};

static void say_who_is_missing(void)
{
	if (!contestants[WF_TOUCH]) {
		printf("Left out: wf-touch, which was not found (Debian: libwf-touch-dev, libglm-dev).\n");
	}
	if (!contestants[GRAIL]) {
		printf("Left out: grail, which was not found (Debian: libgrail-dev, libframe-dev).\n");
	}
}

int main(int argument_count, char **arguments)
{
	bool succeeded = true, known = false;

	if (argument_count < 2 || argument_count > 3) {
		fprintf(stderr, "bench FOLDER [PART]\n");
		return 2;
	}
	say_who_is_missing();
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
		if (argument_count == 2 || strcmp(arguments[2], parts[i].name) == 0) {
			succeeded &= parts[i].run(arguments[1]);
			known = true;
		}
	}
	if (!known) {
		fprintf(stderr, "bench: no part is called %s\n", arguments[2]);
	}
	return succeeded && known ? 0 : 1;
}
