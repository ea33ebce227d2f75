/* SPDX-License-Identifier: MIT */
/* wl_touch objects: any version, any number, created and released at any time. */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#include <stdio.h>

static void put_shape(uint64_t time_us, int id, double x, double y, double radius, bool is_down)
{
	struct tactus_touch_sample sample = TACTUS_TOUCH_SAMPLE_INIT;

	sample.time_us = time_us;
	sample.id = id;
	sample.x = x;
	sample.y = y;
	sample.major_radius = radius;
	if (is_down)
		tactus_touch_source_down_sample(bench.panels[0], &sample);
	else
		tactus_touch_source_motion_sample(bench.panels[0], &sample);
	tactus_touch_source_frame(bench.panels[0], time_us);
}

static void shape(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	struct tactus_view *view = tactus_wayland_find_surface(bench.wayland, peer_surface_resource(peer, 0));
	put_shape(1000, 1, 10, 10, 5, true);
	put_shape(2000, 1, 11, 10, 5, false);
	put_shape(3000, 1, 12, 10, 6, false);
	finger_up(0, 4, 1);
	CHECK(tactus_view_set_transform(view, 2, 0, 0, 2, 100, 100) == TACTUS_STATUS_OK);
	put_shape(5000, 1, 100, 100, 5, true);
	finger_up(0, 6, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A shape 0 10 by 10\n"
		     "A frame\n"
		     "A motion 0 at 11,10 t=2\n"
		     "A frame\n"
		     "A motion 0 at 12,10 t=3\n"
		     "A shape 0 12 by 12\n"
		     "A frame\n"
		     "A up 0 t=4\n"
		     "A frame\n"
		     "A down 0 on 0 at 50,50 t=5\n"
		     "A shape 0 5 by 5\n"
		     "A frame\n"
		     "A up 0 t=6\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

/* The stream is legal in every version: no event is sent that the version lacks. */
static void every_version(void)
{
	uint32_t highest = tactus_wayland_get_seat_version();

	CHECK(highest >= 7 && highest <= 9);
	bench_open();
	transcript_switch(false);
	for (uint32_t version = 1; version <= highest; version++) {
		struct peer *peer = peer_connect("A", version);

		CHECK(peer->seat_version == version);
		peer_get_touch(peer, 0);
		bench_map(peer_surface_resource(peer, peer_create_surface(peer)), 0, 0, 100, 100);
		put_shape(version * 100000, 1, 10, 10, 5, true);
		put_shape(version * 100000 + 1000, 1, 12, 10, 7, false);
		finger_up(0, version * 100 + 2, 1);
		put_shape(version * 100000 + 3000, 1, 10, 10, 5, true);
		tactus_application_cancel_touches(bench.application, version * 100000 + 4000);
		peers_sync();
		CHECK(peer->touches[0].legality.events == (version >= 6 ? 8u : 5u));
		peers_expect_rest();
		peer_release_touch(peer, 0);
		finger_down(0, version * 100 + 50, 2, 10, 10);
		finger_up(0, version * 100 + 51, 2);
		CHECK(peer_sync(peer));
		CHECK(tactus_wayland_seat_get_resource_count(bench.seats[0], peer->client) == (version >= 3 ? 0u : 1u));
		peer_disconnect(peer);
	}
	transcript_switch(true);
	bench_close();
}

/* An object that is created after a down gets only the next touch. */
static void late_object(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	finger_down(0, 1, 1, 10, 10);
	peer_get_touch(peer, 0);
	CHECK(tactus_wayland_seat_get_resource_count(bench.seats[0], peer->client) == 2);
	finger_motion(0, 2, 1, 20, 10);
	finger_down(0, 3, 2, 30, 10);
	finger_up(0, 4, 1);
	finger_motion(0, 5, 2, 40, 10);
	tactus_application_cancel_touches(bench.application, 6000);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A motion 0 at 20,10 t=2\n"
		     "A frame\n"
		     "A down 1 on 0 at 30,10 t=3\n"
		     "A2 down 1 on 0 at 30,10 t=3\n"
		     "A frame\n"
		     "A2 frame\n"
		     "A up 0 t=4\n"
		     "A frame\n"
		     "A motion 1 at 40,10 t=5\n"
		     "A2 motion 1 at 40,10 t=5\n"
		     "A frame\n"
		     "A2 frame\n"
		     "A cancel\n"
		     "A2 cancel\n");
	peers_expect_rest();
	bench_close();
}

/* A late object gets no cancel for touches that went down before. */
static void late_object_hears_no_cancel(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	finger_down(0, 1, 1, 10, 10);
	peer_get_touch(peer, 0);
	finger_cancel(0, 2, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A cancel\n");
	bench_close();
}

static void released_mid_touch(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	peer_get_touch(peer, 0);
	finger_down(0, 1, 1, 10, 10);
	peers_sync();
	peer_release_touch(peer, 0);
	finger_motion(0, 2, 1, 20, 10);
	peers_sync();
	peer_release_touch(peer, 1);
	finger_motion(0, 3, 1, 30, 10);
	peer_get_touch(peer, 0);
	finger_up(0, 4, 1);
	finger_down(0, 5, 1, 10, 10);
	finger_up(0, 6, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A2 down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A2 frame\n"
		     "A2 motion 0 at 20,10 t=2\n"
		     "A2 frame\n"
		     "A3 down 0 on 0 at 10,10 t=5\n"
		     "A3 frame\n"
		     "A3 up 0 t=6\n"
		     "A3 frame\n");
	peers_expect_rest();
	bench_close();
}

/* The protocol allows a client to release its seat and keep the wl_touch. */
static void outlives_its_seat_object(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	finger_down(0, 1, 1, 10, 10);
	peer_release_seat(peer, 0);
	finger_up(0, 2, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A up 0 t=2\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

void check_objects(void)
{
	check_run("shape", shape);
	check_run("every version of wl_seat", every_version);
	check_run("a late wl_touch hears of new touches", late_object);
	check_run("a late wl_touch hears no cancel of old ones", late_object_hears_no_cancel);
	check_run("released in the middle of a touch", released_mid_touch);
	check_run("a wl_touch outlives its wl_seat object", outlives_its_seat_object);
}
