/* SPDX-License-Identifier: MIT */
/* A second adapter, and a host that changes the adapter's objects. */
#include "bench.h"
#include "checks.h"
#include "peer.h"

/* Two adapters for one application and display, with the same client. */
static void two_adapters(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	struct tactus_wayland *second = tactus_wayland_create(bench.application, bench.display);
	struct tactus_view *view =
		tactus_wayland_surface_create(second, peer_surface_resource(peer, 0), 200, 0, 100, 100);
	CHECK(view && tactus_view_add_subview(bench.window, view) == TACTUS_STATUS_OK);
	CHECK(tactus_wayland_find_surface(second, peer_surface_resource(peer, 0)) == view);
	CHECK(!tactus_wayland_surface_get_resource(bench.wayland, view));
	finger_down(0, 1, 1, 210, 10); /* no seat there, so no client gets it */
	finger_down(0, 2, 2, 10, 10);
	finger_up(0, 3, 1);
	finger_up(0, 4, 2);
	peers_expect("A down 0 on 0 at 10,10 t=2\n"
		     "A frame\n"
		     "A up 0 t=4\n"
		     "A frame\n");
	tactus_wayland_destroy(second);
	CHECK(tactus_view_get_subview_count(bench.window) == 1);
	bench_close();
}

/* A client's stream is an engine object that the host can destroy. */
static void surface_client_destroyed_by_the_host(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	tactus_surface_client_destroy(tactus_wayland_find_client(bench.wayland, peer->client));
	CHECK(!tactus_wayland_find_client(bench.wayland, peer->client));
	finger_up(0, 2, 1);
	peer_get_touch(peer, 0);
	bench_map(peer_surface_resource(peer, peer_create_surface(peer)), 0, 0, 100, 100);
	finger_down(0, 3, 1, 20, 10);
	finger_up(0, 4, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A cancel\n"
		     "A2 down 0 on 1 at 20,10 t=3\n"
		     "A2 frame\n"
		     "A2 up 0 t=4\n"
		     "A2 frame\n");
	bench_close();
}

static struct peer *newcomer;

static void replace_the_seat(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	(void)phase, (void)touch;
	bench.on_unheard = NULL;
	bench_destroy_seat(0);
	CHECK(bench_create_seat(0));
	peer_get_touch(newcomer, 0);
}

/* While a touch of the old seat is reported, a client binds the new one. */
static void seat_replaced_in_a_callback(void)
{
	bench_open();
	newcomer = peer_connect("A", UINT32_MAX);
	bench_map(peer_surface_resource(newcomer, peer_create_surface(newcomer)), 0, 0, 100, 100);
	bench.on_unheard = replace_the_seat;
	finger_down(0, 1, 1, 10, 10);
	CHECK(tactus_wayland_seat_get_resource_count(bench.seats[0], newcomer->client) == 1);
	finger_up(0, 2, 1);
	finger_down(0, 3, 1, 20, 10);
	finger_up(0, 4, 1);
	peers_expect("A down 0 on 0 at 20,10 t=3\n"
		     "A frame\n"
		     "A up 0 t=4\n"
		     "A frame\n");
	bench_close();
}

void check_company(void)
{
	check_run("two adapters", two_adapters);
	check_run("a seat is replaced in a callback", seat_replaced_in_a_callback);
	check_run("the host destroys a client's stream", surface_client_destroyed_by_the_host);
}
