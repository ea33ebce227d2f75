/* SPDX-License-Identifier: MIT */
/* Touches that gestures, palms and the system cancel (10.2, 10.3). */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#define CHECK_OK(call) CHECK((call) == TACTUS_STATUS_OK)

static void add_two_finger_pan(void)
{
	struct tactus_recognizer *pan = bench_add(tactus_pan_recognizer_create(bench.application));

	CHECK_OK(tactus_pan_recognizer_set_minimum_number_of_touches(pan, 2));
}

/* One finger on each surface: one cancel for both, and no frame. Other clients and seats get nothing. */
static void across_surfaces(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	bench_map(peer_surface_resource(peer, peer_create_surface(peer)), 100, 0, 100, 100);
	peer_get_touch(peer, 1);
	peer_connect_with_surface("B", 200, 0, 100, 100);
	add_two_finger_pan();
	finger_down(0, 1, 1, 10, 10);
	finger_down(0, 2, 2, 110, 10);
	finger_down(1, 2, 9, 50, 50);
	peers_sync();
	transcript_clear();
	tactus_touch_source_motion(bench.panels[0], 3000, 1, 40, 10);
	finger_motion(0, 3, 2, 140, 10);
	finger_motion(0, 4, 2, 150, 10);
	finger_down(0, 5, 3, 210, 10);
	finger_up(0, 6, 1);
	finger_up(0, 6, 2);
	peers_expect("host: gesture began\n"
		     "host: gesture ended\n"
		     "A cancel\n");
	finger_up(0, 7, 3);
	finger_up(1, 8, 9);
	peers_expect("A2 up 0 t=8\n"
		     "A2 frame\n");
	finger_down(0, 9, 1, 10, 10);
	finger_up(0, 10, 1);
	peers_expect("A down 0 on 0 at 10,10 t=9\n"
		     "A frame\n"
		     "A up 0 t=10\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

/* The hardware cancels one finger, but the protocol can only cancel all. A later finger starts normally. */
static void palm(void)
{
	bench_open();
	peer_connect_with_surface("A", 0, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	finger_down(0, 2, 2, 20, 10);
	finger_cancel(0, 3, 1);
	finger_motion(0, 4, 2, 30, 10);
	finger_down(0, 5, 3, 40, 10);
	finger_up(0, 6, 2);
	finger_up(0, 7, 3);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A down 1 on 0 at 20,10 t=2\n"
		     "A frame\n"
		     "A cancel\n"
		     "A down 0 on 0 at 40,10 t=5\n"
		     "A frame\n"
		     "A up 0 t=7\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

/* A down and a cancel in one delivery: the down gets a frame, the cancel does not. */
static void down_and_cancel_in_one_frame(void)
{
	bench_open();
	peer_connect_with_surface("A", 0, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	tactus_touch_source_motion(bench.panels[0], 2000, 1, 20, 10);
	finger_cancel(0, 2, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A motion 0 at 20,10 t=2\n"
		     "A cancel\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

/* Seats and adapter are destroyed. */
static void seat_goes(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	peer_get_touch(peer, 1);
	finger_down(1, 1, 1, 20, 10);
	finger_down(0, 1, 1, 10, 10);
	peers_sync();
	bench_destroy_seat(0);
	finger_motion(0, 2, 1, 30, 10);
	finger_up(1, 3, 1);
	peer_get_touch(peer, 0);
	CHECK(bench_create_seat(0));
	CHECK(tactus_wayland_seat_find_touch(bench.seats[0], NULL, peer->down_serial, NULL) == TACTUS_STATUS_NONE);
	CHECK(tactus_wayland_seat_get_resource_count(bench.seats[0], peer->client) == 0);
	peer_get_touch(peer, 0);
	finger_up(0, 4, 1);
	finger_down(0, 5, 1, 10, 10);
	finger_up(0, 6, 1);
	peers_expect("A2 down 0 on 0 at 20,10 t=1\n"
		     "A2 frame\n"
		     "A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A cancel\n"
		     "A2 up 0 t=3\n"
		     "A2 frame\n"
		     "A4 down 0 on 0 at 10,10 t=5\n"
		     "A4 frame\n"
		     "A4 up 0 t=6\n"
		     "A4 frame\n");
	peers_expect_rest();
	bench_close();
}

static void adapter_goes(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	bench_destroy_wayland();
	CHECK(tactus_view_get_subview_count(bench.window) == 0);
	finger_motion(0, 2, 1, 20, 10);
	peer_get_touch(peer, 0);
	peer_release_touch(peer, 0);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A cancel\n");
	bench_close();
}

static void application_goes(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	bench_destroy_application();
	CHECK(!tactus_wayland_get_application(bench.wayland));
	CHECK(!tactus_wayland_surface_create(bench.wayland, peer_surface_resource(peer, 0), 0, 0, 1, 1));
	peer_get_touch(peer, 0);
	peer_release_touch(peer, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A cancel\n");
	bench_close();
}

void check_cancels(void)
{
	check_run("one cancel for all surfaces of a client", across_surfaces);
	check_run("a palm cancels all, a later finger starts anew", palm);
	check_run("motion and cancel in one delivery", down_and_cancel_in_one_frame);
	check_run("a seat that goes cancels its touches", seat_goes);
	check_run("an adapter that goes cancels all touches", adapter_goes);
	check_run("an application that goes cancels all touches", application_goes);
}
