/* SPDX-License-Identifier: MIT */
/* Hit tests of surfaces, and their destruction. */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#define CHECK_OK(call) CHECK((call) == TACTUS_STATUS_OK)

static struct tactus_view *view_of(const struct peer *peer, int surface)
{
	return tactus_wayland_find_surface(bench.wayland, peer_surface_resource(peer, surface));
}

static struct tactus_view *hit(double x, double y)
{
	return tactus_application_hit_test(bench.application, x, y);
}

static void size_of_a_commit(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 100, 100, 0, 0);
	struct tactus_view *view = view_of(peer, 0);
	CHECK(hit(100, 100) == bench.window);
	CHECK_OK(tactus_wayland_surface_set_size(view, 50, 30));
	CHECK(hit(100, 100) == view && hit(149, 129) == view && hit(150, 110) == bench.window);
	double x, y, width, height;
	CHECK_OK(tactus_view_get_frame(view, &x, &y, &width, &height));
	CHECK(x == 100 && y == 100 && width == 50 && height == 30);
	bench_close();
}

static void input_region(void)
{
	static const struct tactus_wayland_box boxes[] = {
		{ 0, 0, 10, 100 }, { 50, INT32_MIN, INT32_MAX, INT32_MAX }, { 30, 30, 30, 40 }, { 40, 0, 20, 20 }
	};

	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 100, 100, 100, 100);
	struct tactus_view *view = view_of(peer, 0);
	CHECK_OK(tactus_wayland_surface_set_input_region(view, boxes, 4));
	CHECK(hit(105, 199) == view && hit(110, 150) == bench.window && hit(150, 100) == view);
	CHECK(hit(200, 150) == bench.window && hit(130, 135) == bench.window && hit(125, 110) == bench.window);
	CHECK_OK(tactus_wayland_surface_set_input_region(view, boxes, 0));
	CHECK(hit(105, 150) == bench.window);
	CHECK_OK(tactus_wayland_surface_set_input_region(view, NULL, 0));
	CHECK(hit(120, 150) == view);
	bench_close();
}

/* A touch outside the input region goes to the view behind. */
static void falls_through(void)
{
	static const struct tactus_wayland_box left = { 0, 0, 50, 100 };

	bench_open();
	peer_connect_with_surface("A", 0, 0, 100, 100);
	struct peer *front = peer_connect_with_surface("B", 0, 0, 100, 100);
	CHECK_OK(tactus_wayland_surface_set_input_region(view_of(front, 0), &left, 1));
	finger_down(0, 1, 1, 60, 10);
	finger_down(0, 2, 2, 10, 10);
	tactus_application_cancel_touches(bench.application, 3000);
	peers_expect("A down 0 on 0 at 60,10 t=1\n"
		     "A frame\n"
		     "A cancel\n"
		     "B down 0 on 0 at 10,10 t=2\n"
		     "B frame\n"
		     "B cancel\n");
	peers_expect_rest();
	bench_close();
}

/* A living client destroys its wl_surface: up and one frame (10.5). */
static void destroyed_by_its_client(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	bench_map(peer_surface_resource(peer, peer_create_surface(peer)), 100, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	finger_down(0, 2, 2, 20, 10);
	finger_down(0, 3, 3, 110, 10);
	peers_sync();
	transcript_clear();
	peer_destroy_surface(peer, 0);
	CHECK(tactus_view_get_subview_count(bench.window) == 1);
	finger_motion(0, 4, 1, 30, 30);
	finger_motion(0, 4, 3, 120, 10);
	peers_expect("A up 0 t=3\n"
		     "A up 1 t=3\n"
		     "A frame\n"
		     "A motion 2 at 20,10 t=4\n"
		     "A frame\n");
	finger_up(0, 5, 1);
	finger_up(0, 5, 2);
	finger_up(0, 5, 3);
	peers_expect("A up 2 t=5\nA frame\n");
	peers_expect_rest();
	bench_close();
}

/* The host may destroy the view instead, and create another. */
static void destroyed_by_the_host(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	tactus_view_destroy(view_of(peer, 0));
	CHECK(!view_of(peer, 0));
	finger_up(0, 2, 1);
	struct tactus_view *view = bench_map(peer_surface_resource(peer, 0), 0, 0, 100, 100);
	CHECK(view_of(peer, 0) == view);
	CHECK(tactus_wayland_surface_get_resource(bench.wayland, view) == peer_surface_resource(peer, 0));
	finger_down(0, 3, 1, 10, 10);
	tactus_view_remove_from_superview(view);
	finger_up(0, 4, 1);
	peers_expect("A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A up 0 t=1\n"
		     "A frame\n"
		     "A down 0 on 0 at 10,10 t=3\n"
		     "A frame\n"
		     "A up 0 t=3\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

static void found_by_their_parts(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	struct tactus_view *first = view_of(peer, 0);
	struct wl_resource *resource = peer_surface_resource(peer, 0);
	struct tactus_view *second = tactus_wayland_surface_create(bench.wayland, resource, 0, 0, 10, 10);
	CHECK(tactus_wayland_find_surface(bench.wayland, resource) == second);
	CHECK(tactus_wayland_surface_get_resource(bench.wayland, first) == resource);
	CHECK(tactus_surface_get_client(first) == tactus_surface_get_client(second));
	CHECK(tactus_wayland_find_client(bench.wayland, peer->client) == tactus_surface_get_client(first));
	CHECK(!tactus_wayland_surface_get_resource(bench.wayland, bench.window));
	peer_destroy_surface(peer, 0);
	CHECK(tactus_view_get_subview_count(bench.window) == 0);
	bench_close();
}

static struct peer *surface_owner;

static void destroy_the_surface(struct tactus_recognizer *recognizer, void *data)
{
	(void)data;
	if (tactus_recognizer_get_state(recognizer) != TACTUS_RECOGNIZER_STATE_BEGAN)
		return;
	bench_destroy_resource(peer_surface_resource(surface_owner, 0));
}

/* A gesture closes a window: its client would get cancel, but gets up, since the surface is destroyed first. */
static void destroyed_in_an_action(void)
{
	bench_open();
	surface_owner = peer_connect_with_surface("A", 0, 0, 100, 100);
	struct tactus_recognizer *pan = bench_add(tactus_pan_recognizer_create(bench.application));
	CHECK_OK(tactus_recognizer_add_target(pan, destroy_the_surface, NULL));
	finger_down(0, 1, 1, 10, 10);
	finger_motion(0, 2, 1, 50, 10);
	finger_up(0, 3, 1);
	peers_expect("host: gesture began\n"
		     "host: gesture ended\n"
		     "A down 0 on 0 at 10,10 t=1\n"
		     "A frame\n"
		     "A up 0 t=2\n"
		     "A frame\n");
	peers_expect_rest();
	bench_close();
}

void check_surfaces(void)
{
	check_run("a commit changes the size", size_of_a_commit);
	check_run("input region", input_region);
	check_run("a touch falls through a hole", falls_through);
	check_run("a surface destroyed by its client", destroyed_by_its_client);
	check_run("a view destroyed by the host", destroyed_by_the_host);
	check_run("surfaces, views and clients find each other", found_by_their_parts);
	check_run("a surface destroyed in an action", destroyed_in_an_action);
}
