/* SPDX-License-Identifier: MIT */
/*
 * Work whose instructions count.sh counts. For each piece of it the function `counted` runs once, and a line
 * says how many events that were, and their name.
 */
#include "../contestants/peers.h"
#include "../contestants/player.h"

#include <stdio.h>

/* In the order of strokes[]. */
enum {
	PAN,
	PINCH,
	SWIPE,
	FIVE_FINGERS,
	TEN_FINGERS,
};

static const struct piece {
	const struct contestant *contestant;
	size_t stroke;
	enum population population;
	unsigned recognizers;
} pieces[] = {
	{ &tactus_with_view, PAN, POPULATION_LIVE, 1 },
	{ &tactus_with_view, PAN, POPULATION_LIVE, 10 },
	{ &tactus_with_view, PAN, POPULATION_LIVE, 100 },
	{ &tactus_with_surface, PAN, POPULATION_LIVE, 10 },
	{ &tactus_with_view, PINCH, POPULATION_LIVE, 10 },
	{ &tactus_with_view, SWIPE, POPULATION_LIVE, 10 },
	{ &tactus_with_view, FIVE_FINGERS, POPULATION_LIVE, 10 },
	{ &tactus_with_view, TEN_FINGERS, POPULATION_LIVE, 10 },
	{ &tactus_with_view, PAN, POPULATION_ACTIVE, 10 },
	{ &tactus_with_view, PINCH, POPULATION_ACTIVE, 10 },
	{ &tactus_with_view, PAN, POPULATION_MIXED, 10 },
	{ &tactus_with_surface, SWIPE, POPULATION_MIXED, 10 },
	{ &tactus_with_view, PAN, POPULATION_FINISHED, 10 },
};

static void __attribute__((noinline)) counted(void (*work)(struct player *player), struct player *player)
{
	work(player);
	/* Not the last call, which would be a jump out of it. */
	__asm__ volatile("");
}

static void touch_and_lift(struct player *player)
{
	player_touch(player);
	player_lift(player);
}

static void announce(unsigned events, const struct workload *workload, const struct piece *piece, const char *what)
{
	printf("%u %s, %u %s, %s, %s\n", events, workload->stroke->name, workload->recognizers,
		population_names[workload->population],
		piece->contestant == &tactus_with_view ? "to a view" : "to a surface", what);
}

int main(void)
{
	for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
		const struct stroke *stroke = &strokes[pieces[i].stroke];
		struct workload workload = { stroke, pieces[i].population, pieces[i].recognizers };
		struct player player;

		player_create(&player, pieces[i].contestant, &workload);
		/* The first stroke fills what later ones find. */
		player_play(&player);
		announce(stroke->fingers, &workload, &pieces[i], "down and up");
		counted(touch_and_lift, &player);
		player_touch(&player);
		announce(stroke->fingers * stroke->frames, &workload, &pieces[i], "motion");
		counted(player_move, &player);
		player_destroy(&player);
	}
	return 0;
}
