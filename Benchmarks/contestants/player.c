/* SPDX-License-Identifier: MIT */
#include "player.h"
#include "../measuring/allocations.h"
#include "../measuring/samples.h"

#include <stdio.h>
#include <stdlib.h>

/* Where the fingers of a stroke are, worked out beforehand: [frame * fingers + finger]. */
struct path {
	const struct stroke *stroke;
	double x[WORKLOAD_FRAMES_MAX * WORKLOAD_FINGERS_MAX], y[WORKLOAD_FRAMES_MAX * WORKLOAD_FINGERS_MAX];
};

static const struct path *path_of(const struct stroke *stroke)
{
	static struct path path;

	if (path.stroke == stroke) {
		return &path;
	}
	path.stroke = stroke;
	for (unsigned frame = 0; frame <= stroke->frames; frame++) {
		for (unsigned finger = 0; finger < stroke->fingers; finger++) {
			size_t index = frame * stroke->fingers + finger;

			stroke_place(stroke, frame, finger, &path.x[index], &path.y[index]);
		}
	}
	return &path;
}

bool player_create(struct player *player, const struct contestant *contestant, const struct workload *workload)
{
	*player = (struct player){ contestant, workload, contestant->create(workload), WORKLOAD_PAUSE_US };
	return player->state != NULL;
}

void player_destroy(struct player *player)
{
	player->contestant->destroy(player->state);
}

void player_touch(struct player *player)
{
	const struct contestant *contestant = player->contestant;
	const struct path *path = path_of(player->workload->stroke);

	player->time_us += WORKLOAD_PAUSE_US;
	for (unsigned finger = 0; finger < path->stroke->fingers; finger++) {
		player->time_us += WORKLOAD_FRAME_US;
		contestant->down(player->state, player->time_us, (int)finger, path->x[finger], path->y[finger]);
		contestant->frame(player->state, player->time_us);
	}
}

void player_move(struct player *player)
{
	const struct contestant *contestant = player->contestant;
	const struct path *path = path_of(player->workload->stroke);
	unsigned fingers = path->stroke->fingers;
	size_t index = fingers;

	for (unsigned frame = 0; frame < path->stroke->frames; frame++) {
		player->time_us += WORKLOAD_FRAME_US;
		for (unsigned finger = 0; finger < fingers; finger++, index++) {
			contestant->motion(
				player->state, player->time_us, (int)finger, path->x[index], path->y[index]);
		}
		contestant->frame(player->state, player->time_us);
	}
}

void player_lift(struct player *player)
{
	const struct contestant *contestant = player->contestant;

	for (unsigned finger = 0; finger < player->workload->stroke->fingers; finger++) {
		player->time_us += WORKLOAD_FRAME_US;
		contestant->up(player->state, player->time_us, (int)finger);
		contestant->frame(player->state, player->time_us);
	}
}

/* What was not done is not to be praised for its speed. */
static void check(const struct player *player)
{
	const struct contestant *contestant = player->contestant;
	const struct workload *workload = player->workload;

	if (contestant->is_as_meant && !contestant->is_as_meant(player->state, workload)) {
		fprintf(stderr, "bench: %s, %u recognizers: not %s\n", workload->stroke->name, workload->recognizers,
			population_names[workload->population]);
		exit(1);
	}
}

struct stroke_cost player_play(struct player *player)
{
	const struct contestant *contestant = player->contestant;
	const struct stroke *stroke = player->workload->stroke;
	double events = (double)stroke->fingers * stroke->frames;
	uint64_t start = now_ns(), touched, moved, checked, lifted, allocations, callbacks;

	player_touch(player);
	callbacks = contestant->count_callbacks(player->state);
	allocations = allocation_count();
	touched = now_ns();
	player_move(player);
	moved = now_ns();
	allocations = allocation_count() - allocations;
	callbacks = contestant->count_callbacks(player->state) - callbacks;
	check(player);
	checked = now_ns();
	player_lift(player);
	lifted = now_ns();
	return (struct stroke_cost){
		.ns_per_event = (double)(moved - touched) / events,
		.allocations_per_event = (double)allocations / events,
		.callbacks_per_event = (double)callbacks / events,
		.ns_touching = (double)(touched - start + lifted - checked),
	};
}
