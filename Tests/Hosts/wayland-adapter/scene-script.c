/* SPDX-License-Identifier: MIT */
/* The script of the scene: as much as possible in one frame. */
#include "scene.h"
#include "unheard.h"

#define FINGERS 8

/* Locations on the first client's surfaces, the second's, the third's, and the host's view. */
static const double places[FINGERS] = { 10, 30, 110, 210, 230, 310, 410, 610 };

enum finger_change {
	FINGER_DOWN,
	FINGER_MOTION,
	FINGER_UP,
	FINGER_CANCEL,
};

static void change(int seat, enum finger_change change, unsigned fingers)
{
	struct tactus_touch_source *panel = bench.panels[seat];
	uint64_t time = scene.now * UINT64_C(1000);

	for (int finger = 0; finger < FINGERS && panel; finger++) {
		double x = places[finger] + scene.now % 40;

		if (!(fingers & 1u << finger))
			continue;
		if (change == FINGER_DOWN)
			tactus_touch_source_down(panel, time, finger, places[finger], 10);
		else if (change == FINGER_MOTION)
			tactus_touch_source_motion(panel, time, finger, x, 10);
		else if (change == FINGER_UP)
			tactus_touch_source_up(panel, time, finger);
		else
			tactus_touch_source_cancel(panel, time, finger);
	}
}

static unsigned count_frames(struct peer *peer, int touch)
{
	return peer->touches[touch].legality.frames;
}

/*
 * Ends a frame. A client gets at most one frame event (10.3). Grabs are called later, since their deeds cause another.
 */
static void end_frame(int seat)
{
	struct peer *peer = scene.peers[SCENE_HEARD];
	unsigned before[PEER_TOUCHES];
	int count = peer->touch_count;
	bool was_done = scene.is_done;

	peers_sync();
	for (int touch = 0; touch < count; touch++)
		before[touch] = count_frames(peer, touch);
	if (bench.panels[seat])
		tactus_touch_source_frame(bench.panels[seat], scene.now * UINT64_C(1000));
	bench_turn();
	peers_sync();
	for (int touch = 0; touch < count; touch++) {
		unsigned most = !was_done && scene.is_done && scene.kind == MOMENT_GRAB ? 2 : 1;

		if (count_frames(peer, touch) > before[touch] + most)
			check_failed("%u frames in one delivery", count_frames(peer, touch) - before[touch]);
	}
	scene.now += 8;
}

static void feed(enum finger_change what, unsigned fingers)
{
	change(0, what, fingers);
	end_frame(0);
}

#define ALL 0xffu

static void handle_grab_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	(void)touch, (void)time_us, (void)x, (void)y, (void)data;
	scene_moment(MOMENT_GRAB);
}

static void handle_grab_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	(void)touch, (void)time_us, (void)cancelled, (void)data;
	scene_moment(MOMENT_GRAB);
}

static const struct tactus_touch_grab_callbacks grab = {
	.size = sizeof grab,
	.motion = handle_grab_motion,
	.end = handle_grab_end,
};

/* Expects that no finger is down and every stream is closed. */
static void expect_rest(void)
{
	bench_turn();
	peers_sync();
	unheard_expect_rest();
	peers_expect_rest();
}

/* Each finger lands, moves, and lifts beside others that move. */
static void play_fingers(void)
{
	feed(FINGER_DOWN, ALL);
	change(1, FINGER_DOWN, 0x0b);
	end_frame(1);
	feed(FINGER_MOTION, ALL);
	change(0, FINGER_UP, 0x09);
	change(0, FINGER_MOTION, ALL & ~0x09u);
	end_frame(0);
	feed(FINGER_UP, 0x12);
	feed(FINGER_UP, 0xe4);
	change(1, FINGER_UP, 0x0b);
	end_frame(1);
	expect_rest();
}

static void play_cancel(void)
{
	feed(FINGER_DOWN, ALL);
	feed(FINGER_CANCEL, 0x20);
	feed(FINGER_UP, ALL & ~0x20u);
	expect_rest();
}

/* Cancels touches in every way, with all fingers down. */
static void play_ends(int variant)
{
	feed(FINGER_DOWN, ALL);
	if (bench.application && scene.landed)
		tactus_touch_take(scene.landed, &grab, NULL);
	tactus_wayland_seat_take_touch(bench.seats[0], scene.clients[SCENE_HEARD],
		scene.peers[SCENE_HEARD]->down_serial, &grab, NULL);
	feed(FINGER_MOTION, ALL);
	if (scene.surfaces[SCENE_DEAF][0] && variant % 2)
		peer_destroy_surface(scene.peers[SCENE_DEAF], 0);
	else if (scene.surfaces[SCENE_DEAF][0])
		bench_destroy_resource(scene.surfaces[SCENE_DEAF][0]);
	bench_turn();
	if (scene.clients[SCENE_OTHER] && bench.wayland)
		tactus_surface_client_destroy(
			tactus_wayland_find_client(bench.wayland, scene.clients[SCENE_OTHER]));
	bench_turn();
	if (bench.application)
		tactus_application_cancel_touches(bench.application, scene.now * UINT64_C(1000));
	feed(FINGER_UP, ALL);
	feed(FINGER_DOWN, ALL);
	if (scene.clients[SCENE_DEAF])
		bench_destroy_client(scene.clients[SCENE_DEAF]);
	bench_turn();
	if (scene.host_view)
		tactus_view_destroy(scene.host_view);
	feed(FINGER_UP, ALL);
}

int scene_play(int variant, int chosen, void (*deed)(void))
{
	scene_open(variant);
	scene.chosen = chosen;
	scene.deed = deed;
	scene.now = 1;
	play_fingers();
	play_cancel();
	play_ends(variant);
	if (chosen >= 0 && !scene.is_done)
		check_failed("moment %d of %d never came", chosen, scene.moments);
	scene.chosen = -1;
	expect_rest();
	if (bench.application)
		bench.bugs = tactus_application_get_client_bug_count(bench.application);
	int moments = scene.moments;
	bench_close();
	return moments;
}
