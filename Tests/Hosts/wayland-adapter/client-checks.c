/* SPDX-License-Identifier: MIT */
/* Clients that die, flood or misbehave do not affect others. */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#define CHECK_OK(call) CHECK((call) == TACTUS_STATUS_OK)

/* Ends most of these checks: another client's stream continues. */
static void expect_other_is_well(unsigned ms)
{
	peers_sync();
	transcript_clear();
	finger_down(0, ms, 50, 510, 10);
	finger_motion(0, ms + 1, 50, 520, 10);
	finger_up(0, ms + 2, 50);
	peers_sync();
	CHECK(transcript_text()[0] == 'B');
	transcript_clear();
	peers_expect_rest();
}

static struct peer *open_with_two(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	peer_connect_with_surface("B", 500, 0, 200, 200);
	return peer;
}

static void dies_with_fingers_down(void)
{
	struct peer *peer = open_with_two();

	finger_down(0, 1, 1, 10, 10);
	finger_down(0, 1, 2, 510, 10);
	peers_sync();
	transcript_clear();
	peer_disconnect(peer);
	CHECK(tactus_view_get_subview_count(bench.window) == 1);
	finger_motion(0, 2, 1, 20, 10);
	finger_motion(0, 2, 2, 520, 10);
	finger_up(0, 3, 1);
	finger_up(0, 3, 2);
	peers_expect("B motion 0 at 20,10 t=2\n"
		     "B frame\n"
		     "B up 0 t=3\n"
		     "B frame\n");
	expect_other_is_well(10);
	bench_close();
}

static void breaks_the_protocol(void)
{
	struct peer *peer = open_with_two();

	finger_down(0, 1, 1, 10, 10);
	peers_sync();
	peer_send_garbage(peer);
	bench_turn();
	finger_motion(0, 2, 1, 20, 10);
	CHECK(!peer_sync(peer) && peer->is_lost);
	finger_up(0, 3, 1);
	expect_other_is_well(10);
	bench_close();
}

/* The adapter does not wait for a client that does not read; libwayland drops what does not fit. */
static void never_reads(void)
{
	struct peer *peer = open_with_two();

	transcript_switch(false);
	peers_sync();
	finger_down(0, 1, 1, 10, 10);
	for (unsigned step = 0; step < 20000 && !peer->is_lost; step++) {
		finger_motion(0, 2 + step, 1, 10 + step % 100, 10);
		if (step % 100 == 0)
			bench_turn();
	}
	transcript_switch(true);
	expect_other_is_well(25000);
	peer_disconnect(peer);
	CHECK(tactus_view_get_subview_count(bench.window) == 1);
	finger_up(0, 30000, 1);
	expect_other_is_well(30010);
	bench_close();
}

/* Creates and releases hundreds of objects with a finger down. */
static void makes_and_releases_objects(void)
{
	struct peer *peer = open_with_two();

	finger_down(0, 1, 1, 10, 10);
	peers_sync();
	transcript_switch(false);
	for (int round = 0; round < 100; round++) {
		for (int count = 0; count < PEER_TOUCHES - 1; count++)
			peer_get_touch(peer, 0);
		finger_motion(0, 2 + (unsigned)round, 1, 20 + round % 2, 10);
		finger_down(0, 2 + (unsigned)round, 2, 50, 50);
		peers_sync();
		for (int index = 1; index < PEER_TOUCHES; index++)
			CHECK(peer->touches[index].legality.events == 1);
		for (int index = 1; index < PEER_TOUCHES; index++)
			peer_release_touch(peer, index);
		CHECK(tactus_wayland_seat_get_resource_count(bench.seats[0], peer->client) == 1);
		peer->touch_count = 1;
		finger_up(0, 2 + (unsigned)round, 2);
	}
	transcript_switch(true);
	finger_up(0, 200, 1);
	expect_other_is_well(300);
	bench_close();
}

static struct peer *victim;
static int kills;

static void kill_victim(void)
{
	if (!victim)
		return;
	struct wl_client *client = victim->client;
	victim = NULL;
	kills++;
	bench_destroy_client(client);
}

static void kill_at_landing(const struct tactus_wayland_touch *touch)
{
	(void)touch;
	kill_victim();
}

static void kill_unheard(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	(void)phase, (void)touch;
	kill_victim();
}

static void kill_in_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	kill_victim();
}

/* The client that is being served dies: in a callback of the adapter, and in an action. */
static void dies_in_a_callback(void)
{
	kills = 0;
	for (int place = 0; place < 4; place++) {
		victim = open_with_two();
		struct peer *peer = victim;
		struct tactus_recognizer *pan = bench_add(tactus_pan_recognizer_create(bench.application));

		if (place == 0)
			bench.on_touch_down = kill_at_landing;
		if (place == 1)
			CHECK_OK(tactus_recognizer_add_target(pan, kill_in_action, NULL));
		if (place >= 2) {
			peer_release_touch(peer, 0);
			bench.on_unheard = kill_unheard;
		}
		if (place == 3)
			victim = NULL;
		finger_down(0, 1, 1, 10, 10);
		finger_down(0, 1, 2, 60, 60);
		if (place == 3)
			victim = peer;
		finger_motion(0, 2, 1, 80, 10);
		finger_motion(0, 3, 1, 85, 10);
		finger_up(0, 4, 1);
		finger_up(0, 4, 2);
		CHECK(kills == place + 1);
		CHECK(tactus_view_get_subview_count(bench.window) == 1);
		bench.on_touch_down = NULL;
		CHECK(!peer_sync(peer));
		transcript_clear();
		tactus_recognizer_destroy(pan);
		expect_other_is_well(100);
		bench_close();
	}
}

/* A surface of another client gives no access to that client's touches. */
static void client_without_surfaces(void)
{
	bench_open();
	struct peer *peer = peer_connect("A", UINT32_MAX);
	peer_get_touch(peer, 0);
	peer_get_touch(peer, 1);
	CHECK(tactus_wayland_find_client(bench.wayland, peer->client) != NULL);
	finger_down(0, 1, 1, 10, 10);
	peer_disconnect(peer);
	finger_up(0, 2, 1);
	struct peer *quick = peer_connect("C", 1);
	peer_get_touch(quick, 0);
	peer_release_touch(quick, 0);
	peer_disconnect(quick);
	bench_close();
}

void check_clients(void)
{
	check_run("a client dies with fingers down", dies_with_fingers_down);
	check_run("a client breaks the protocol", breaks_the_protocol);
	check_run("a client never reads", never_reads);
	check_run("a client makes and releases objects", makes_and_releases_objects);
	check_run("a client dies in a callback", dies_in_a_callback);
	check_run("a client without surfaces", client_without_surfaces);
}
