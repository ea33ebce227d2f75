/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_PLAYER_H
#define BENCHMARKS_PLAYER_H

#include "contestant.h"

/* A contestant at work, and where its time has got to. */
struct player {
	const struct contestant *contestant;
	const struct workload *workload;
	void *state;
	uint64_t time_us;
};

/* What a stroke cost. An event is one motion with its share of the frame. */
struct stroke_cost {
	double ns_per_event;
	double allocations_per_event;
	double callbacks_per_event;
	/* All fingers down and up again, each in a frame of its own. */
	double ns_touching;
};

/* False: the contestant cannot do this. The workload is kept by reference. */
bool player_create(struct player *player, const struct contestant *contestant, const struct workload *workload);
void player_destroy(struct player *player);

void player_touch(struct player *player);
void player_move(struct player *player);
void player_lift(struct player *player);
/* All three, measured. */
struct stroke_cost player_play(struct player *player);

#endif
