/* SPDX-License-Identifier: MIT */
/* Finds touches by serial, and gives a client's touch to the host (10.6). */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#include <string.h>

static struct tactus_wayland_touch find(const struct peer *peer, uint32_t serial, enum tactus_status expected)
{
	struct tactus_wayland_touch touch = TACTUS_WAYLAND_TOUCH_INIT;

	CHECK(tactus_wayland_seat_find_touch(bench.seats[0], peer ? peer->client : NULL, serial, &touch) == expected);
	return touch;
}

static void found_while_down(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 100, 100, 200, 200);
	finger_down(0, 1, 7, 110, 120);
	peers_sync();
	struct tactus_wayland_touch touch = find(peer, peer->down_serial, TACTUS_STATUS_OK);
	CHECK(touch.seat == bench.seats[0] && touch.client == peer->client);
	CHECK(touch.wl_surface == peer_surface_resource(peer, 0));
	CHECK(touch.surface == tactus_wayland_find_surface(bench.wayland, touch.wl_surface));
	CHECK(tactus_touch_get_id(touch.touch) == 7 && touch.id == 0);
	CHECK(touch.x == 10 && touch.y == 20 && touch.time_us == 1000);
	CHECK(touch.serial == peer->down_serial && touch.up_serial == 0);
	CHECK(touch.state == TACTUS_WAYLAND_TOUCH_STATE_SENT);
	CHECK(touch.touch == tactus_surface_client_find_touch(tactus_surface_get_client(touch.surface), 0, 0));
	finger_motion(0, 2, 7, 115, 120);
	CHECK(find(peer, peer->down_serial, TACTUS_STATUS_OK).x == 15);
	CHECK(find(NULL, peer->down_serial, TACTUS_STATUS_OK).client == peer->client);
	peers_sync();
	transcript_clear();
	bench_close();
}

/* Serials of other clients or seats, and serials that were never sent, find nothing. */
static void not_found_by_others(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	struct peer *other = peer_connect_with_surface("B", 200, 0, 200, 200);
	finger_down(0, 1, 7, 10, 20);
	peers_sync();
	find(other, peer->down_serial, TACTUS_STATUS_NONE);
	find(peer, peer->down_serial + 1, TACTUS_STATUS_NONE);
	find(peer, 0, TACTUS_STATUS_NONE);
	CHECK(tactus_wayland_seat_find_touch(bench.seats[1], peer->client, peer->down_serial, NULL) ==
		TACTUS_STATUS_NONE);
	CHECK(tactus_wayland_seat_take_touch(bench.seats[0], other->client, peer->down_serial, NULL, NULL) ==
		TACTUS_STATUS_UNKNOWN_TOUCH);
	transcript_clear();
	bench_close();
}

static void found_when_over(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	finger_down(0, 1, 7, 10, 20);
	finger_up(0, 2, 7);
	peers_sync();
	uint32_t down = peer->down_serial, up = peer->up_serial;
	struct tactus_wayland_touch touch = find(peer, up, TACTUS_STATUS_OK);
	CHECK(touch.state == TACTUS_WAYLAND_TOUCH_STATE_ENDED && !touch.touch);
	CHECK(touch.serial == down && touch.up_serial == up && touch.time_us == 2000);
	CHECK(find(peer, down, TACTUS_STATUS_OK).up_serial == up);
	CHECK(tactus_wayland_seat_take_touch(bench.seats[0], peer->client, up, NULL, NULL) ==
		TACTUS_STATUS_WRONG_STATE);

	finger_down(0, 3, 8, 10, 20);
	finger_cancel(0, 4, 8);
	peers_sync();
	CHECK(find(peer, peer->down_serial, TACTUS_STATUS_OK).state == TACTUS_WAYLAND_TOUCH_STATE_CANCELLED);

	for (unsigned ms = 10; ms < 10 + 2 * 126; ms += 2) {
		finger_down(0, ms, 1, 10, 20);
		finger_up(0, ms + 1, 1);
	}
	find(peer, down, TACTUS_STATUS_OK); /* 128 touches, this one among them */
	for (unsigned ms = 1000; ms < 1000 + 2 * 256; ms += 2) {
		finger_down(0, ms, 1, 10, 20);
		finger_up(0, ms + 1, 1);
		if (ms % 64 == 0)
			peers_sync();
	}
	find(peer, down, TACTUS_STATUS_NONE);
	peers_sync();
	transcript_clear();
	bench_close();
}

static void handle_grab_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	(void)touch, (void)data;
	note("host: grab at %g,%g t=%u", x, y, (unsigned)(time_us / 1000));
}

static void handle_grab_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	(void)touch, (void)time_us, (void)data;
	note("host: grab %s", cancelled ? "cancelled" : "ended");
}

static const struct tactus_touch_grab_callbacks grab = {
	.size = sizeof grab,
	.motion = handle_grab_motion,
	.end = handle_grab_end,
};

static void taken(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	bench_add(tactus_long_press_recognizer_create(bench.application));
	finger_down(0, 1, 7, 10, 20);
	finger_down(0, 2, 8, 50, 20);
	peers_sync();
	uint32_t serial = peer->down_serial;
	transcript_clear();
	CHECK(tactus_wayland_seat_take_touch(bench.seats[0], peer->client, serial, NULL, NULL) ==
		TACTUS_STATUS_INVALID_ARGUMENT);
	bench.bugs++; /* that one */
	transcript_clear();
	CHECK(tactus_wayland_seat_take_touch(bench.seats[0], peer->client, serial, &grab, NULL) == TACTUS_STATUS_OK);
	CHECK(find(peer, serial, TACTUS_STATUS_OK).state == TACTUS_WAYLAND_TOUCH_STATE_TAKEN);
	CHECK(tactus_wayland_seat_take_touch(bench.seats[0], peer->client, serial, &grab, NULL) ==
		TACTUS_STATUS_WRONG_STATE);
	finger_motion(0, 3, 7, 11, 20);
	finger_motion(0, 4, 8, 400, 300);
	finger_up(0, 5, 8);
	finger_up(0, 6, 7);
	peers_expect("host: grab at 400,300 t=4\n"
		     "host: grab ended\n"
		     "A cancel\n");
	peers_expect_rest();
	bench_close();
}

/* A client's surface is destroyed while the host moves it. */
static void taken_and_surface_destroyed(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	finger_down(0, 1, 7, 10, 20);
	peers_sync();
	transcript_clear();
	CHECK(tactus_wayland_seat_take_touch(bench.seats[0], peer->client, peer->down_serial, &grab, NULL) ==
		TACTUS_STATUS_OK);
	peer_destroy_surface(peer, 0);
	uint32_t serial = peer->down_serial;
	CHECK(!find(peer, serial, TACTUS_STATUS_OK).surface);
	peer_disconnect(peer);
	find(NULL, serial, TACTUS_STATUS_NONE);
	finger_motion(0, 3, 7, 30, 20);
	finger_up(0, 5, 7);
	peers_expect("A cancel\n"
		     "host: grab at 30,20 t=3\n"
		     "host: grab ended\n");
	bench_close();
}

/* A host with an older struct gets as much as it has room for. */
static void struct_sizes(void)
{
	struct tactus_wayland_touch touch;

	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 200, 200);
	finger_down(0, 1, 7, 10, 20);
	peers_sync();
	memset(&touch, 0x55, sizeof touch);
	touch.size = offsetof(struct tactus_wayland_touch, serial);
	CHECK(tactus_wayland_seat_find_touch(bench.seats[0], peer->client, peer->down_serial, &touch) ==
		TACTUS_STATUS_OK);
	CHECK(touch.x == 10 && touch.serial == 0x55555555);
	touch.size = 4;
	CHECK(tactus_wayland_seat_find_touch(bench.seats[0], peer->client, peer->down_serial, &touch) ==
		TACTUS_STATUS_INVALID_ARGUMENT);
	transcript_clear();
	bench_close();
}

void check_serials(void)
{
	check_run("the touch behind a serial", found_while_down);
	check_run("serials of others find nothing", not_found_by_others);
	check_run("touches that are over are remembered for a while", found_when_over);
	check_run("the host takes a touch by its serial", taken);
	check_run("the surface of a taken touch goes", taken_and_surface_destroyed);
	check_run("structs of other sizes", struct_sizes);
}
