/* SPDX-License-Identifier: MIT */
/* Invalid calls are refused. */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#include <math.h>

#define REFUSED TACTUS_STATUS_INVALID_ARGUMENT

static void nulls(void)
{
	struct tactus_wayland_touch touch = TACTUS_WAYLAND_TOUCH_INIT;
	struct tactus_wayland_callbacks callbacks = TACTUS_WAYLAND_CALLBACKS_INIT;

	tactus_wayland_destroy(NULL);
	tactus_wayland_seat_destroy(NULL);
	CHECK(!tactus_wayland_create(NULL, NULL));
	CHECK(tactus_wayland_set_user_data(NULL, NULL) == REFUSED && !tactus_wayland_get_user_data(NULL));
	CHECK(!tactus_wayland_get_application(NULL) && !tactus_wayland_get_display(NULL));
	CHECK(!tactus_wayland_seat_create(NULL, 0) && !tactus_wayland_find_seat(NULL, 0));
	CHECK(tactus_wayland_seat_set_user_data(NULL, NULL) == REFUSED && !tactus_wayland_seat_get_user_data(NULL));
	CHECK(tactus_wayland_seat_get_number(NULL) == 0);
	CHECK(tactus_wayland_seat_get_touch(NULL, NULL, NULL, 1) == REFUSED);
	CHECK(tactus_wayland_seat_get_resource_count(NULL, NULL) == 0);
	CHECK(!tactus_wayland_surface_create(NULL, NULL, 0, 0, 1, 1));
	CHECK(!tactus_wayland_surface_get_resource(NULL, NULL) && !tactus_wayland_find_surface(NULL, NULL));
	CHECK(!tactus_wayland_find_client(NULL, NULL));
	CHECK(tactus_wayland_surface_set_size(NULL, 1, 1) == REFUSED);
	CHECK(tactus_wayland_surface_set_input_region(NULL, NULL, 0) == REFUSED);
	CHECK(tactus_wayland_set_callbacks(NULL, &callbacks, NULL) == REFUSED);
	CHECK(tactus_wayland_seat_find_touch(NULL, NULL, 1, &touch) == REFUSED);
	CHECK(tactus_wayland_describe_touch(NULL, NULL, &touch) == REFUSED);
	CHECK(tactus_wayland_seat_take_touch(NULL, NULL, 1, NULL, NULL) == REFUSED);
	CHECK(tactus_wayland_set_touch_serial(NULL, NULL, 1) == REFUSED);
}

static void nulls_beside_objects(void)
{
	struct tactus_wayland_touch touch = TACTUS_WAYLAND_TOUCH_INIT;

	bench_open();
	CHECK(!tactus_wayland_create(bench.application, NULL) && !tactus_wayland_create(NULL, bench.display));
	CHECK(tactus_wayland_get_application(bench.wayland) == bench.application);
	CHECK(tactus_wayland_get_display(bench.wayland) == bench.display);
	CHECK(tactus_wayland_set_user_data(bench.wayland, &bench) == TACTUS_STATUS_OK);
	CHECK(tactus_wayland_get_user_data(bench.wayland) == &bench);
	CHECK(tactus_wayland_seat_set_user_data(bench.seats[1], &bench) == TACTUS_STATUS_OK);
	CHECK(tactus_wayland_seat_get_user_data(bench.seats[1]) == &bench);
	CHECK(tactus_wayland_seat_get_number(bench.seats[1]) == 1);
	CHECK(tactus_wayland_find_seat(bench.wayland, 1) == bench.seats[1]);
	CHECK(!tactus_wayland_find_seat(bench.wayland, 2) && !tactus_wayland_seat_create(bench.wayland, 1));
	CHECK(!tactus_wayland_surface_create(bench.wayland, NULL, 0, 0, 1, 1));
	CHECK(tactus_wayland_describe_touch(bench.wayland, NULL, &touch) == REFUSED);
	CHECK(tactus_wayland_set_touch_serial(bench.wayland, NULL, 1) == REFUSED);
	CHECK(tactus_wayland_surface_set_size(bench.window, 1, 1) == TACTUS_STATUS_WRONG_KIND);
	CHECK(tactus_wayland_surface_set_input_region(bench.window, NULL, 0) == TACTUS_STATUS_WRONG_KIND);
	bench_close();
}

static void bad_numbers(void)
{
	struct tactus_wayland_callbacks callbacks = TACTUS_WAYLAND_CALLBACKS_INIT;

	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 0, 0, 100, 100);
	struct wl_resource *surface = peer_surface_resource(peer, 0);
	struct tactus_view *view = tactus_wayland_find_surface(bench.wayland, surface);
	CHECK(!tactus_wayland_surface_create(bench.wayland, surface, NAN, 0, 1, 1));
	CHECK(!tactus_wayland_surface_create(bench.wayland, surface, 0, 0, -1, 1));
	CHECK(tactus_wayland_find_surface(bench.wayland, surface) == view);
	CHECK(tactus_wayland_surface_set_size(view, INFINITY, 1) == REFUSED);
	CHECK(tactus_wayland_surface_set_size(view, -1, 1) == REFUSED);
	static const struct tactus_wayland_box box = { 0, 0, 1, 1 };
	CHECK(tactus_wayland_surface_set_input_region(view, &box, SIZE_MAX) == REFUSED);
	callbacks.size = 3;
	CHECK(tactus_wayland_set_callbacks(bench.wayland, &callbacks, NULL) == REFUSED);
	/* A size that ends inside a pointer. */
	callbacks.size = offsetof(struct tactus_wayland_callbacks, touch_down) + 4;
	CHECK(tactus_wayland_set_callbacks(bench.wayland, &callbacks, NULL) == REFUSED);
	callbacks.size = sizeof callbacks.size;
	CHECK(tactus_wayland_set_callbacks(bench.wayland, &callbacks, NULL) == TACTUS_STATUS_OK);
	bench.bugs = tactus_application_get_client_bug_count(bench.application);
	transcript_clear();
	bench_close();
}

/* A serial can be set only for an unheard touch that is down. */
static const struct tactus_touch *landed;

static void remember(const struct tactus_wayland_touch *touch)
{
	landed = touch->touch;
}

static void serial_of_a_heard_touch(void)
{
	bench_open();
	peer_connect_with_surface("A", 0, 0, 100, 100);
	bench.on_touch_down = remember;
	finger_down(0, 1, 1, 10, 10);
	CHECK(tactus_wayland_set_touch_serial(bench.wayland, landed, 12) == TACTUS_STATUS_WRONG_STATE);
	finger_up(0, 2, 1);
	CHECK(tactus_wayland_set_touch_serial(bench.wayland, landed, 12) == TACTUS_STATUS_WRONG_STATE);
	peers_sync();
	transcript_clear();
	bench_close();
}

/* The engine refuses changes from a destroy listener, so the destruction is delayed. */
static struct peer *late_victim;

static void kill_client_in_listener(void *object, void *data)
{
	(void)object, (void)data;
	bench_destroy_client(late_victim->client);
}

static void destroyed_where_nothing_may_be(void)
{
	bench_open();
	late_victim = peer_connect_with_surface("A", 0, 0, 100, 100);
	struct tactus_view *view = tactus_view_create(bench.application, 0, 0, 1, 1);
	tactus_view_add_destroy_listener(view, kill_client_in_listener, NULL);
	finger_down(0, 1, 1, 10, 10);
	peers_sync();
	transcript_clear();
	tactus_view_destroy(view);
	bench.bugs = tactus_application_get_client_bug_count(bench.application);
	CHECK(bench.bugs > 0);
	finger_motion(0, 2, 1, 20, 10);
	CHECK(tactus_view_get_subview_count(bench.window) == 0);
	CHECK(!peer_sync(late_victim));
	finger_up(0, 3, 1);
	transcript_clear();
	bench_close();
}

static void destroy_adapter_in_listener(void *object, void *data)
{
	(void)object, (void)data;
	bench_destroy_wayland();
}

/* The adapter is destroyed with the next finger, or with its application. */
static void adapter_destroyed_where_nothing_may_be(void)
{
	for (int has_finger = 0; has_finger < 2; has_finger++) {
		bench_open();
		peer_connect_with_surface("A", 0, 0, 100, 100);
		struct tactus_view *view = tactus_view_create(bench.application, 0, 0, 1, 1);
		tactus_view_add_destroy_listener(view, destroy_adapter_in_listener, NULL);
		finger_down(0, 1, 1, 10, 10);
		tactus_view_destroy(view);
		bench.bugs = tactus_application_get_client_bug_count(bench.application);
		CHECK(bench.bugs > 0);
		peers_sync();
		peers_expect_rest();
		if (has_finger)
			finger_down(0, 2, 2, 20, 10);
		CHECK(tactus_view_get_subview_count(bench.window) == (has_finger ? 0u : 1u));
		peers_sync();
		transcript_clear();
		bench_close();
	}
}

void check_misuse(void)
{
	check_run("NULL everywhere", nulls);
	check_run("NULL beside objects, and what they know", nulls_beside_objects);
	check_run("numbers and structs that make no sense", bad_numbers);
	check_run("a serial for a touch that has one", serial_of_a_heard_touch);
	check_run("a client destroyed in a destroy listener", destroyed_where_nothing_may_be);
	check_run("an adapter destroyed in a destroy listener", adapter_destroyed_where_nothing_may_be);
}
