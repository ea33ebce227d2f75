/* SPDX-License-Identifier: MIT */
#include "race.h"

#include <math.h>

#define STROKES_MIN 12
#define STROKES_MAX 400
#define NS_ENOUGH 50000000

struct lane {
	struct player player;
	bool takes_part;
	struct samples samples;
	uint64_t spent_ns;
	struct result result;
};

static const struct result nothing = { { NAN, NAN, NAN, NAN }, { NAN, NAN, NAN, NAN }, NAN };

static void enter(struct lane *lane, const struct contestant *contestant, const struct workload *workload)
{
	lane->takes_part = contestant && player_create(&lane->player, contestant, workload);
	lane->samples.count = 0;
	lane->spent_ns = 0;
	lane->result = nothing;
}

static bool has_enough(const struct lane *lane)
{
	size_t strokes = lane->samples.count;

	return !lane->takes_part || strokes >= STROKES_MAX || (strokes >= STROKES_MIN && lane->spent_ns > NS_ENOUGH);
}

static void play(struct lane *lane)
{
	struct result *result = &lane->result;
	uint64_t start = now_ns();

	result->cost = player_play(&lane->player);
	result->ns_touching = fmin(result->ns_touching, result->cost.ns_touching);
	samples_add(&lane->samples, result->cost.ns_per_event);
	lane->spent_ns += now_ns() - start;
}

struct results race(const struct workload *workload)
{
	static struct lane lanes[CONTESTANT_COUNT];
	struct results results;
	bool goes_on = true;

	for (size_t i = 0; i < CONTESTANT_COUNT; i++) {
		enter(&lanes[i], contestants[i], workload);
	}
	while (goes_on) {
		goes_on = false;
		for (size_t i = 0; i < CONTESTANT_COUNT; i++) {
			if (!has_enough(&lanes[i])) {
				play(&lanes[i]);
				goes_on = true;
			}
		}
	}
	for (size_t i = 0; i < CONTESTANT_COUNT; i++) {
		results.of[i] = lanes[i].result;
		if (lanes[i].takes_part) {
			results.of[i].ns = samples_summarize(&lanes[i].samples);
			player_destroy(&lanes[i].player);
		}
	}
	return results;
}
