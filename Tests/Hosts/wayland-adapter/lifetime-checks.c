/* SPDX-License-Identifier: MIT */
/* Objects destroyed in every order, from everywhere: nothing is used afterwards, and nothing leaks (under valgrind). */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#include <stdio.h>

#define PARTS 6
static const char *const part_names[PARTS] = { "application", "display", "client", "surface", "seat", "adapter" };
static struct peer *owner;

static void destroy_part(int part)
{
	switch (part) {
	case 0:
		bench_destroy_application();
		break;
	case 1:
		owner = NULL;
		bench_destroy_display();
		break;
	case 2:
		if (owner)
			bench_destroy_client(owner->client);
		owner = NULL;
		break;
	case 3:
		if (owner)
			bench_destroy_resource(peer_surface_resource(owner, 0));
		break;
	case 4:
		bench_destroy_seat(0);
		break;
	case 5:
		bench_destroy_wayland();
		break;
	}
}

static void open_with_touches(void)
{
	bench_open();
	owner = peer_connect_with_surface("A", 0, 0, 100, 100);
	peer_get_touch(owner, 0);
	struct peer *unheard = peer_connect("B", 3);
	bench_map(peer_surface_resource(unheard, peer_create_surface(unheard)), 100, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	finger_down(0, 1, 2, 110, 10);
}

/* Moves fingers as far as their objects still exist. */
static void move_fingers(unsigned ms)
{
	if (!bench.application)
		return;
	finger_motion(0, ms, 1, 10 + ms, 10);
	finger_motion(0, ms, 2, 110 + ms, 10);
	finger_down(0, ms, (int)ms, 20, 20);
	finger_down(0, ms, 100 + (int)ms, 120, 20);
}

static void destroy_in_order(const int *order)
{
	open_with_touches();
	for (int index = 0; index < PARTS; index++) {
		destroy_part(order[index]);
		move_fingers(2 + (unsigned)index);
		bench_turn();
	}
	peers_disconnect();
	bench_close();
}

static bool next_order(int *order)
{
	int left = PARTS - 2, right = PARTS - 1;

	while (left >= 0 && order[left] > order[left + 1])
		left--;
	if (left < 0)
		return false;
	while (order[right] < order[left])
		right--;
	int held = order[left];
	order[left] = order[right];
	order[right] = held;
	for (left++, right = PARTS - 1; left < right; left++, right--) {
		held = order[left];
		order[left] = order[right];
		order[right] = held;
	}
	return true;
}

static void every_order(void)
{
	int order[PARTS] = { 0, 1, 2, 3, 4, 5 };

	transcript_switch(false);
	do {
		destroy_in_order(order);
	} while (next_order(order));
	transcript_switch(true);
}

/* The parts to destroy, and the callback in which that happens. */
static int doomed_part, second_doomed_part;

static void destroy_doomed(void)
{
	int part = doomed_part, second = second_doomed_part;

	doomed_part = second_doomed_part = -1;
	if (part >= 0)
		destroy_part(part);
	if (second >= 0)
		destroy_part(second);
}

static void destroy_at_landing(const struct tactus_wayland_touch *touch)
{
	(void)touch;
	destroy_doomed();
}

static void destroy_when_unheard(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	(void)phase, (void)touch;
	destroy_doomed();
}

static void destroy_in_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	destroy_doomed();
}

static void destroy_in_grab(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	(void)touch, (void)time_us, (void)x, (void)y, (void)data;
	destroy_doomed();
}

static const struct tactus_touch_grab_callbacks grab = { .size = sizeof grab, .motion = destroy_in_grab };

#define PLACES 5
static const char *const place_names[PLACES] = { "a landing", "an unheard touch", "an action", "a grab",
	"the cancel of an unheard touch" };

static void destroy_inside(int place, int part, int second)
{
	open_with_touches();
	peers_sync();
	doomed_part = part;
	second_doomed_part = second;
	if (place == 0)
		bench.on_touch_down = destroy_at_landing;
	if (place == 1 || place == 4)
		bench.on_unheard = destroy_when_unheard;
	if (place == 2) {
		struct tactus_recognizer *pan = bench_add(tactus_pan_recognizer_create(bench.application));
		tactus_recognizer_add_target(pan, destroy_in_action, NULL);
	}
	if (place == 3) {
		CHECK(tactus_wayland_seat_take_touch(bench.seats[0], owner->client, owner->down_serial, &grab, NULL) ==
			TACTUS_STATUS_OK);
	}
	if (place == 4)
		tactus_application_cancel_touches(bench.application, 2000);
	else if (place == 3)
		finger_motion(0, 2, 1, 90, 10);
	else if (place == 1)
		finger_motion(0, 2, 2, 140, 10);
	else
		finger_down(0, 2, 3, 30, 30);
	if (place == 2) {
		finger_motion(0, 3, 3, 80, 30);
		finger_motion(0, 4, 3, 90, 30);
	}
	if (doomed_part != -1)
		check_failed("%s never went in %s", part_names[part], place_names[place]);
	move_fingers(10);
	bench_turn();
	move_fingers(11);
	peers_disconnect();
	bench_close();
}

static void every_place(void)
{
	transcript_switch(false);
	for (int place = 0; place < PLACES; place++) {
		for (int part = 0; part < PARTS; part++) {
			/* libwayland forbids destroying a display that dispatches; here it does not dispatch. */
			for (int second = -1; second < PARTS; second++) {
				if (second != part)
					destroy_inside(place, part, second);
			}
		}
	}
	transcript_switch(true);
}

void check_lifetimes(void)
{
	check_run("parts go in every order", every_order);
	check_run("parts go in every callback", every_place);
}
