/* SPDX-License-Identifier: MIT */
/*
 * Random fingers, gestures, clients and hosts: every wl_touch stream is legal and closed in the end. The random numbers
 * are the same in every run.
 */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#include <stdio.h>
#include <string.h>

#define ROUNDS 100
#define STEPS 500
#define RANDOM_PEERS 3
#define FINGERS 4

static uint64_t state;

static unsigned random_below(unsigned limit)
{
	state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (unsigned)((state >> 33) % limit);
}

static struct peer *clients[RANDOM_PEERS];
static struct {
	bool is_down;
	double x, y;
} fingers[SEATS][FINGERS];
static unsigned now;

static const struct tactus_touch_grab_callbacks grab = { .size = sizeof grab };

static void map_at_random(struct peer *peer, int surface)
{
	if (peer_surface_resource(peer, surface))
		bench_map(peer_surface_resource(peer, surface), random_below(600), random_below(400),
			200 + random_below(600), 200 + random_below(500));
}

static void connect_at_random(int index)
{
	static const char *const names[RANDOM_PEERS] = { "A", "B", "C" };

	clients[index] = peer_connect(names[index], 1 + random_below(tactus_wayland_get_seat_version()));
	for (int seat = 0; seat < SEATS; seat++) {
		if (random_below(4))
			peer_get_touch(clients[index], seat);
	}
	map_at_random(clients[index], peer_create_surface(clients[index]));
}

static void add_gestures(void)
{
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(bench.application);
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(bench.application);
	struct tactus_recognizer *press = tactus_long_press_recognizer_create(bench.application);

	tactus_pan_recognizer_set_minimum_number_of_touches(pan, 2 + random_below(2));
	tactus_tap_recognizer_set_number_of_taps_required(tap, 1 + random_below(2));
	bench_add(pan);
	bench_add(tap);
	bench_add(press);
	tactus_recognizer_set_delays_touches_began(tap, random_below(2));
	tactus_recognizer_set_delays_touches_ended(press, random_below(2));
	tactus_recognizer_set_cancels_touches_in_view(press, random_below(2));
}

static void move_a_finger(void)
{
	int seat = (int)random_below(SEATS), finger = (int)random_below(FINGERS);
	double *x = &fingers[seat][finger].x, *y = &fingers[seat][finger].y;

	if (!fingers[seat][finger].is_down) {
		*x = random_below(WINDOW_WIDTH);
		*y = random_below(WINDOW_HEIGHT);
		finger_down(seat, now, finger, *x, *y);
		fingers[seat][finger].is_down = true;
	} else if (random_below(4)) {
		*x += random_below(21) - 10.0;
		*y += random_below(21) - 10.0;
		finger_motion(seat, now, finger, *x, *y);
	} else {
		if (random_below(8))
			finger_up(seat, now, finger);
		else
			finger_cancel(seat, now, finger);
		fingers[seat][finger].is_down = false;
	}
}

/* Changes a client. */
static void change_a_client(int index)
{
	struct peer *peer = clients[index];
	int touch = (int)random_below(PEER_TOUCHES);

	switch (random_below(6)) {
	case 0:
		if (peer->touch_count < PEER_TOUCHES)
			peer_get_touch(peer, (int)random_below(SEATS));
		break;
	case 1:
		if (touch < peer->touch_count && peer->touches[touch].proxy)
			peer_release_touch(peer, touch);
		break;
	case 2:
		if (peer->surface_count < PEER_SURFACES)
			map_at_random(peer, peer_create_surface(peer));
		break;
	case 3:
		touch = (int)random_below(PEER_SURFACES);
		if (touch < peer->surface_count && peer->surfaces[touch])
			peer_destroy_surface(peer, touch);
		break;
	case 4:
		tactus_wayland_seat_take_touch(bench.seats[0], peer->client, peer->down_serial, &grab, NULL);
		break;
	case 5:
		if (random_below(3) == 0) {
			peer_disconnect(peer);
			connect_at_random(index);
		}
		break;
	}
}

static void take_a_step(void)
{
	now += 1 + random_below(40);
	switch (random_below(20)) {
	case 0:
	case 1:
	case 2:
		change_a_client((int)random_below(RANDOM_PEERS));
		break;
	case 3:
		tactus_application_advance(bench.application, (uint64_t)now * 1000);
		break;
	case 4:
		if (random_below(4) == 0) {
			bench_destroy_seat(1);
			bench_create_seat(1);
		}
		break;
	case 5:
		if (random_below(4) == 0)
			tactus_application_cancel_touches(bench.application, (uint64_t)now * 1000);
		break;
	default:
		move_a_finger();
	}
}

static void lift_all(void)
{
	for (int seat = 0; seat < SEATS; seat++) {
		for (int finger = 0; finger < FINGERS; finger++) {
			if (fingers[seat][finger].is_down)
				finger_up(seat, ++now, finger);
		}
	}
	memset(fingers, 0, sizeof fingers);
	now += 10000;
	tactus_application_advance(bench.application, (uint64_t)now * 1000);
	peers_sync();
}

static unsigned count_events(void)
{
	unsigned count = 0;

	for (int index = 0; index < RANDOM_PEERS; index++) {
		for (int touch = 0; touch < clients[index]->touch_count; touch++)
			count += clients[index]->touches[touch].legality.events;
	}
	return count;
}

static void random_streams(void)
{
	unsigned events = 0;

	transcript_switch(false);
	for (unsigned round = 0; round < ROUNDS; round++) {
		state = round;
		now = 1;
		bench_open();
		if (round % 3)
			add_gestures();
		for (int index = 0; index < RANDOM_PEERS; index++)
			connect_at_random(index);
		for (int step = 0; step < STEPS; step++)
			take_a_step();
		lift_all();
		peers_expect_rest();
		events += count_events();
		bench.bugs = tactus_application_get_client_bug_count(bench.application);
		bench_close();
	}
	transcript_switch(true);
	if (events < ROUNDS * 30)
		check_failed("only %u events", events);
}

void check_random_streams(void)
{
	check_run("random streams are legal", random_streams);
}
