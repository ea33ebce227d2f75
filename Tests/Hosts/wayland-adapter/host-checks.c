/* SPDX-License-Identifier: MIT */
/* Notifications of the host: every landing, and touches that no wl_touch gets. */
#include "bench.h"
#include "checks.h"
#include "peer.h"

#define CHECK_OK(call) CHECK((call) == TACTUS_STATUS_OK)

static struct tactus_wayland_touch landed;

static void remember_landing(const struct tactus_wayland_touch *touch)
{
	landed = *touch;
	note("host: landed at %g,%g", touch->x, touch->y);
}

/* The host is told before any delay, on a surface and elsewhere. */
static void every_landing(void)
{
	bench_open();
	struct peer *peer = peer_connect_with_surface("A", 100, 100, 200, 200);
	struct tactus_recognizer *press = bench_add(tactus_long_press_recognizer_create(bench.application));
	CHECK_OK(tactus_recognizer_set_delays_touches_began(press, true));
	bench.on_touch_down = remember_landing;
	finger_down(0, 1, 7, 110, 120);
	CHECK(landed.seat == bench.seats[0] && landed.client == peer->client && landed.serial == 0);
	CHECK(landed.wl_surface == peer_surface_resource(peer, 0) && landed.id == -1 && landed.time_us == 1000);
	CHECK(landed.state == TACTUS_WAYLAND_TOUCH_STATE_NONE && tactus_touch_get_id(landed.touch) == 7);
	finger_down(1, 2, 8, 10, 20);
	CHECK(landed.seat == bench.seats[1] && !landed.surface && !landed.client && !landed.wl_surface);
	peers_expect("host: landed at 10,20\n"
		     "host: landed at 10,20\n");
	finger_up(0, 3, 7);
	finger_up(1, 4, 8);
	peers_expect("A down 0 on 0 at 10,20 t=1\n"
		     "A up 0 t=3\n"
		     "A frame\n");
	CHECK_OK(tactus_wayland_set_callbacks(bench.wayland, NULL, NULL));
	finger_down(0, 5, 7, 0, 0);
	peers_expect("");
	bench_close();
}

static void describe(const struct tactus_wayland_touch *touch)
{
	landed = *touch;
}

static void described_at_any_time(void)
{
	struct tactus_wayland_touch touch = TACTUS_WAYLAND_TOUCH_INIT;

	bench_open();
	peer_connect_with_surface("A", 100, 100, 200, 200);
	bench.on_touch_down = describe;
	finger_down(0, 1, 7, 110, 120);
	const struct tactus_touch *handle = landed.touch;
	CHECK_OK(tactus_wayland_describe_touch(bench.wayland, handle, &touch));
	CHECK(touch.state == TACTUS_WAYLAND_TOUCH_STATE_SENT && touch.serial != 0 && touch.id == 0);
	finger_up(0, 2, 7);
	CHECK(tactus_wayland_describe_touch(bench.wayland, handle, &touch) == TACTUS_STATUS_NONE);
	finger_down(0, 3, 7, 10, 20);
	CHECK_OK(tactus_wayland_describe_touch(bench.wayland, landed.touch, &touch));
	CHECK(touch.state == TACTUS_WAYLAND_TOUCH_STATE_NONE && touch.id == -1 && touch.x == 10 && !touch.surface);
	peers_sync();
	transcript_clear();
	bench_close();
}

static const struct tactus_touch_grab_callbacks no_grab = { .size = sizeof no_grab };

static void take_at_once(const struct tactus_wayland_touch *touch)
{
	CHECK_OK(tactus_touch_take(touch->touch, &no_grab, NULL));
	note("host: took it");
}

/* A touch dismisses a popup and goes to no client. */
static void taken_at_landing(void)
{
	bench_open();
	peer_connect_with_surface("A", 0, 0, 200, 200);
	bench_add(tactus_tap_recognizer_create(bench.application));
	bench.on_touch_down = take_at_once;
	finger_down(0, 1, 7, 10, 20);
	finger_motion(0, 2, 7, 12, 20);
	finger_up(0, 3, 7);
	bench.on_touch_down = NULL;
	peers_expect("host: took it\n");
	finger_down(0, 1000, 7, 10, 20);
	finger_up(0, 1010, 7);
	peers_expect("host: gesture ended\n"
		     "A down 0 on 0 at 10,20 t=1000\n"
		     "A frame\n"
		     "A cancel\n");
	bench_close();
}

static void unheard(void)
{
	bench_open();
	struct peer *peer = peer_connect("A", UINT32_MAX);
	bench_map(peer_surface_resource(peer, peer_create_surface(peer)), 100, 100, 200, 200);
	peer_get_touch(peer, 1); /* of another seat */
	bench_note_unheard();
	finger_down(0, 1, 7, 110, 120);
	finger_motion(0, 2, 7, 120, 120);
	finger_motion(0, 3, 7, 120.0001, 120);
	finger_up(0, 4, 7);
	peers_expect("host: unheard began 0 at 10,20\n"
		     "host: unheard moved 0 at 20,20\n"
		     "host: unheard ended 0 at 20,20\n");
	bench_close();
}

/* The host keeps the touch; later touches go to the client, and a cancel affects both. */
static void unheard_and_heard(void)
{
	bench_open();
	struct peer *peer = peer_connect("A", UINT32_MAX);
	bench_map(peer_surface_resource(peer, peer_create_surface(peer)), 100, 100, 200, 200);
	bench_note_unheard();
	finger_down(0, 1, 7, 110, 120);
	finger_down(0, 1, 6, 115, 120);
	peer_get_touch(peer, 0);
	finger_down(0, 2, 8, 130, 120);
	finger_motion(0, 3, 7, 120, 120);
	peers_expect("host: unheard began 0 at 10,20\n"
		     "host: unheard began 1 at 15,20\n"
		     "host: unheard moved 0 at 20,20\n"
		     "A down 2 on 0 at 30,20 t=2\n"
		     "A frame\n");
	finger_up(0, 4, 6);
	tactus_application_cancel_touches(bench.application, 5000);
	peers_expect("host: unheard ended 1 at 15,20\n"
		     "host: unheard cancelled 0 at 20,20\n"
		     "A cancel\n");
	bench_close();
}

static void give_serial(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	bool is_over = phase == TACTUS_TOUCH_PHASE_CANCELLED;

	CHECK(is_over == (touch->state == TACTUS_WAYLAND_TOUCH_STATE_CANCELLED));
	CHECK(is_over || touch->state == TACTUS_WAYLAND_TOUCH_STATE_UNHEARD);
	if (phase == TACTUS_TOUCH_PHASE_BEGAN)
		CHECK_OK(tactus_wayland_set_touch_serial(bench.wayland, touch->touch, 4711));
	else
		CHECK(touch->serial == 4711);
	note("host: unheard %d", (int)phase);
}

/* The client moves its window with the serial of the button that the host sent for a touch. */
static void unheard_with_a_serial(void)
{
	struct tactus_wayland_touch touch = TACTUS_WAYLAND_TOUCH_INIT;

	bench_open();
	struct peer *peer = peer_connect("A", UINT32_MAX);
	bench_map(peer_surface_resource(peer, peer_create_surface(peer)), 100, 100, 200, 200);
	bench.on_unheard = give_serial;
	finger_down(0, 1, 7, 110, 120);
	finger_motion(0, 2, 7, 120, 120);
	CHECK_OK(tactus_wayland_seat_find_touch(bench.seats[0], peer->client, 4711, &touch));
	CHECK(touch.state == TACTUS_WAYLAND_TOUCH_STATE_UNHEARD && tactus_touch_get_id(touch.touch) == 7);
	CHECK_OK(tactus_wayland_seat_take_touch(bench.seats[0], peer->client, 4711, &no_grab, NULL));
	finger_up(0, 3, 7);
	peers_expect("host: unheard 0\nhost: unheard 1\nhost: unheard 4\n");

	finger_down(0, 4, 7, 110, 120);
	bench_destroy_client(peer->client); /* a host that emulates has to release the button */
	finger_up(0, 5, 7);
	peers_expect("host: unheard 0\nhost: unheard 4\n");
	bench_close();
}

/* A press of the mouse is no touch for wl_touch. */
static void pointer_touch(void)
{
	struct tactus_touch_sample sample = TACTUS_TOUCH_SAMPLE_INIT;

	bench_open();
	peer_connect_with_surface("A", 100, 100, 200, 200);
	bench_note_unheard();
	sample.time_us = 1000;
	sample.id = 1;
	sample.type = TACTUS_TOUCH_TYPE_INDIRECT_POINTER;
	sample.x = sample.y = 110;
	sample.button_mask = 1;
	CHECK_OK(tactus_touch_source_down_sample(bench.panels[0], &sample));
	tactus_touch_source_frame(bench.panels[0], 1000);
	finger_up(0, 2, 1);
	peers_expect("host: unheard began 0 at 10,10\n"
		     "host: unheard ended 0 at 10,10\n");
	sample.time_us = 3000;
	CHECK_OK(tactus_touch_source_down_sample(bench.panels[0], &sample));
	tactus_touch_source_frame(bench.panels[0], 3000);
	tactus_application_cancel_touches(bench.application, 4000);
	peers_expect("host: unheard began 0 at 10,10\n"
		     "host: unheard cancelled 0 at 10,10\n");
	bench_close();
}

static void destroy_its_seat(const struct tactus_wayland_touch *touch)
{
	if (touch->seat == bench.seats[0])
		bench_destroy_seat(0);
	note("host: landed");
}

/* After that neither a client nor the host gets the touch. */
static void seat_destroyed_at_landing(void)
{
	bench_open();
	peer_connect_with_surface("A", 100, 100, 200, 200);
	bench_note_unheard();
	bench.on_touch_down = destroy_its_seat;
	finger_down(0, 1, 1, 110, 110);
	finger_up(0, 2, 1);
	finger_down(0, 3, 1, 110, 110);
	peers_expect("host: landed\nhost: landed\n");
	bench_close();
}

void check_host(void)
{
	check_run("the host hears of every landing first", every_landing);
	check_run("a touch is described at any time", described_at_any_time);
	check_run("a touch is taken as it lands", taken_at_landing);
	check_run("a client without wl_touch: the host hears", unheard);
	check_run("unheard and heard touches of one client", unheard_and_heard);
	check_run("an unheard touch with a button's serial", unheard_with_a_serial);
	check_run("a pointer's touch is the host's", pointer_touch);
	check_run("a seat is destroyed as a finger lands", seat_destroyed_at_landing);
}
