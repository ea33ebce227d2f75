/* SPDX-License-Identifier: MIT */
/* Events of one client for one seat, and events of others. */
#include "bench.h"
#include "checks.h"
#include "peer.h"

static void one_finger(void)
{
	bench_open();
	peer_connect_with_surface("A", 100, 100, 200, 200);
	finger_down(0, 16, 7, 110, 120);
	finger_motion(0, 24, 7, 111.5, 120);
	finger_up(0, 32, 7);
	peers_expect("A down 0 on 0 at 10,20 t=16\n"
		     "A frame\n"
		     "A motion 0 at 11.5,20 t=24\n"
		     "A frame\n"
		     "A up 0 t=32\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

static void one_frame_for_a_delivery(void)
{
	bench_open();
	peer_connect_with_surface("A", 100, 100, 200, 200);
	tactus_touch_source_down(bench.panels[0], 1000, 1, 110, 110);
	tactus_touch_source_down(bench.panels[0], 1000, 2, 120, 110);
	tactus_touch_source_frame(bench.panels[0], 1000);
	tactus_touch_source_motion(bench.panels[0], 2000, 1, 111, 110);
	finger_up(0, 2, 2);
	finger_up(0, 3, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A down 1 on 0 at 20,10 t=1\n"
		     "A frame\n"
		     "A motion 0 at 11,10 t=2\n"
		     "A up 1 t=2\n"
		     "A frame\n"
		     "A up 0 t=3\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

/* A change that the wire cannot express sends no motion and no frame. */
static void only_visible_motion(void)
{
	bench_open();
	peer_connect_with_surface("A", 100, 100, 200, 200);
	finger_down(0, 1, 1, 110, 110);
	finger_motion(0, 2, 1, 110.0005, 110);
	finger_motion(0, 3, 1, 110.0009, 110.001);
	finger_motion(0, 4, 1, 110.00390625, 110);
	finger_up(0, 5, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A motion 0 at 10.0039,10 t=4\n"
		     "A frame\n"
		     "A up 0 t=5\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

/* Locations are the client's own, also when its view is rotated; those beyond wl_fixed_t are clamped. */
static void surface_local(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 100, 100, 200, 100);
	struct tactus_view *view = tactus_wayland_find_surface(bench.wayland, peer_surface_resource(peer, 0));
	CHECK(tactus_view_set_transform(view, 0, 1, -1, 0, 0, 0) == TACTUS_STATUS_OK);
	finger_down(0, 1, 1, 240, 60); /* the middle is at 200,150 */
	finger_up(0, 2, 1);
	CHECK(tactus_view_set_transform(view, 1e-6, 0, 0, 1, 0, 0) == TACTUS_STATUS_OK);
	finger_down(0, 3, 1, 200, 150);
	finger_motion(0, 4, 1, 900, 150);
	finger_up(0, 5, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A up 0 t=2\n"
		     "A frame\n"
		     "A down 0 on 0 at 100,50 t=3\n"
		     "A frame\n"
		     "A motion 0 at 8.38861e+06,50 t=4\n"
		     "A frame\n"
		     "A up 0 t=5\n"
		     "A frame\n");
	bench_close();
}

static void milliseconds_wrap(void)
{
	static const uint64_t wrap_us = UINT64_C(4294967296) * 1000;

	bench_open();
	peer_connect_with_surface("A", 0, 0, 200, 200);
	tactus_touch_source_down(bench.panels[0], wrap_us - 1, 1, 10, 10);
	tactus_touch_source_frame(bench.panels[0], wrap_us - 1);
	tactus_touch_source_up(bench.panels[0], wrap_us + 1999, 1);
	tactus_touch_source_frame(bench.panels[0], wrap_us + 1999);
	peers_expect("A down 0 on 0 at 10,10 t=4294967295\n"
		     "A frame\n"
		     "A up 0 t=1\n"
		     "A frame\n");
	bench_close();
}

static void clients_hear_their_own(void)
{
	bench_open();
	peer_connect_with_surface("A", 0, 0, 200, 200);
	peer_connect_with_surface("B", 200, 0, 200, 200);
	tactus_touch_source_down(bench.panels[0], 1000, 1, 10, 10);
	finger_down(0, 1, 2, 210, 10);
	finger_motion(0, 2, 2, 20, 30); /* B keeps it */
	finger_up(0, 3, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A up 0 t=3\n"
		     "A frame\n"
		     "B down 0 on 0 at 10,10 t=1\n"
		     "B frame\n"
		     "B motion 0 at -180,30 t=2\n"
		     "B frame\n");
	finger_up(0, 4, 2);
	peers_expect("B up 0 t=4\nB frame\n");
	peers_expect_rest();
	bench_close();
}

static void several_surfaces_of_a_client(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	bench_map(peer_surface_resource(peer, peer_create_surface(peer)), 200, 0, 200, 200);
	finger_down(0, 1, 1, 10, 10);
	finger_down(0, 2, 2, 210, 10);
	finger_up(0, 3, 1);
	finger_up(0, 4, 2);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A down 1 on 1 at 10,10 t=2\n"
		     "A frame\n"
		     "A up 0 t=3\n"
		     "A frame\n"
		     "A up 1 t=4\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

/* Each seat has ids, times and frames of its own. */
static void several_seats(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	peer_get_touch(peer, 1);
	tactus_touch_source_down(bench.panels[0], 5000, 1, 10, 10);
	tactus_touch_source_down(bench.panels[1], 5000, 1, 20, 10);
	tactus_touch_source_frame(bench.panels[1], 5000);
	tactus_touch_source_frame(bench.panels[0], 6000);
	finger_up(1, 7, 1);
	finger_up(0, 8, 1);
	peers_expect("A2 down 0 on 0 at 20,10 t=5\n"
		     "A2 frame\n"
		     "A down 0 on 0 at 10,10 t=5\n"
		     "A frame\n"
		     "A2 up 0 t=7\n"
		     "A2 frame\n"
		     "A up 0 t=8\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

/* A tap that delayed the down releases it with its original time. */
static void delayed_down(void)
{
	bench_open();
	peer_connect_with_surface("A", 0, 0, 200, 200);
	struct tactus_recognizer *tap = bench_add(tactus_tap_recognizer_create(bench.application));
	CHECK(tactus_recognizer_set_delays_touches_began(tap, true) == TACTUS_STATUS_OK);
	finger_down(0, 1, 1, 10, 10);
	peers_expect("");
	finger_motion(0, 9, 1, 90, 10);
	finger_up(0, 17, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A motion 0 at 90,10 t=9\n"
		     "A frame\n"
		     "A up 0 t=17\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

void check_streams(void)
{
	check_run("one finger", one_finger);
	check_run("one frame for a delivery", one_frame_for_a_delivery);
	check_run("motion that the wire cannot show is not sent", only_visible_motion);
	check_run("coordinates are the surface's", surface_local);
	check_run("milliseconds wrap", milliseconds_wrap);
	check_run("clients hear of their own touches", clients_hear_their_own);
	check_run("several surfaces of a client", several_surfaces_of_a_client);
	check_run("several seats", several_seats);
	check_run("a delayed down keeps its time", delayed_down);
}
