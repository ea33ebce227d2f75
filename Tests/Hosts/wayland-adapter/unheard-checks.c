/* SPDX-License-Identifier: MIT */
/* Touches that go to the host instead of a wl_touch: each ends once, whatever the host does meanwhile. */
#include "bench.h"
#include "checks.h"
#include "peer.h"
#include "unheard.h"

#define CHECK_OK(call) CHECK((call) == TACTUS_STATUS_OK)

static struct peer *deaf;
static struct tactus_view *view;
static enum tactus_touch_phase deed_phase;
static void (*deed)(const struct tactus_wayland_touch *touch); /* NULL once done */

static void judge_and_do(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	static const char *const phases[] = { "began", "moved", "stationary", "ended", "cancelled" };
	void (*due)(const struct tactus_wayland_touch *touch) = deed;

	unheard_judge(phase, touch);
	note("host: %s %d", phases[phase], touch->id);
	if (!due || phase != deed_phase)
		return;
	deed = NULL;
	due(touch);
}

/* Opens a client without a wl_touch, and sets what the host does in the first call of a phase. */
static void open_deaf(enum tactus_touch_phase phase, void (*due)(const struct tactus_wayland_touch *touch))
{
	bench_open();
	unheard_begin();
	deaf = peer_connect("A", UINT32_MAX);
	view = bench_map(peer_surface_resource(deaf, peer_create_surface(deaf)), 0, 0, 100, 100);
	deed_phase = phase;
	deed = due;
	bench.on_unheard = judge_and_do;
}

static void close_deaf(const char *expected)
{
	bench_turn();
	CHECK(!deed);
	unheard_expect_rest();
	peers_expect(expected);
	peers_expect_rest();
	bench_close();
}

static void two_fingers_down(unsigned ms)
{
	tactus_touch_source_down(bench.panels[0], ms * UINT64_C(1000), 1, 10, 10);
	finger_down(0, ms, 2, 20, 10);
}

static const struct tactus_touch_grab_callbacks no_grab = { .size = sizeof no_grab };

static void take(const struct tactus_wayland_touch *touch)
{
	CHECK_OK(tactus_touch_take(touch->touch, &no_grab, NULL));
}

static void destroy_view(const struct tactus_wayland_touch *touch)
{
	(void)touch;
	tactus_view_destroy(view);
}

static void remove_view(const struct tactus_wayland_touch *touch)
{
	(void)touch;
	CHECK_OK(tactus_view_remove_from_superview(view));
}

static void destroy_surface(const struct tactus_wayland_touch *touch)
{
	bench_destroy_resource(touch->wl_surface);
}

static void destroy_client(const struct tactus_wayland_touch *touch)
{
	(void)touch;
	bench_destroy_client(deaf->client);
}

/* Two fingers land in one frame; the host acts at the first. */
static void began_of_a_group(void)
{
	static const struct {
		void (*deed)(const struct tactus_wayland_touch *touch);
		const char *expected;
	} rows[] = {
		{ take, "host: began 0\nhost: cancelled 0\n" },
		{ destroy_view, "host: began 0\nhost: ended 0\n" },
		{ remove_view, "host: began 0\nhost: ended 0\n" },
		{ destroy_surface, "host: began 0\nhost: ended 0\n" },
		{ destroy_client, "host: began 0\nhost: cancelled 0\n" },
	};

	for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
		open_deaf(TACTUS_TOUCH_PHASE_BEGAN, rows[row].deed);
		two_fingers_down(1);
		finger_up(0, 2, 1);
		finger_up(0, 3, 2);
		close_deaf(rows[row].expected);
	}
}

static void destroy_the_seat(const struct tactus_wayland_touch *touch)
{
	(void)touch;
	bench_destroy_seat(0);
	unheard_forgive(0);
}

/* The client's own touch, which came later, gets one cancel and nothing else. */
static void seat_destroyed_in_a_cancel(void)
{
	open_deaf(TACTUS_TOUCH_PHASE_CANCELLED, destroy_the_seat);
	finger_down(0, 1, 1, 10, 10);
	peer_get_touch(deaf, 0);
	finger_down(0, 2, 2, 20, 10);
	tactus_application_cancel_touches(bench.application, 3000);
	close_deaf("host: began 0\n"
		   "host: cancelled 0\n"
		   "A down 1 on 0 at 20,10 t=2\n"
		   "A frame\n"
		   "A cancel\n");
}

/* The client's stream belongs to the engine; the client itself stays alive. */
static void stream_destroyed_by_the_host(void)
{
	open_deaf(TACTUS_TOUCH_PHASE_BEGAN, NULL);
	two_fingers_down(1);
	tactus_surface_client_destroy(tactus_wayland_find_client(bench.wayland, deaf->client));
	finger_motion(0, 2, 1, 30, 10);
	close_deaf("host: began 0\n"
		   "host: began 1\n"
		   "host: cancelled 0\n"
		   "host: cancelled 1\n");
}

static void destroy_the_stream(const struct tactus_wayland_touch *touch)
{
	(void)touch;
	tactus_surface_client_destroy(tactus_wayland_find_client(bench.wayland, deaf->client));
}

static void stream_destroyed_in_a_move(void)
{
	open_deaf(TACTUS_TOUCH_PHASE_MOVED, destroy_the_stream);
	two_fingers_down(1);
	finger_motion(0, 2, 1, 30, 10);
	finger_up(0, 3, 1);
	finger_up(0, 3, 2);
	close_deaf("host: began 0\n"
		   "host: began 1\n"
		   "host: moved 0\n"
		   "host: cancelled 0\n"
		   "host: cancelled 1\n");
}

/* The engine does not report a stream's touches until the callback that destroyed it is over. */
static void replace_the_finger(const struct tactus_wayland_touch *touch)
{
	(void)touch;
	destroy_the_stream(touch);
	finger_up(0, 2, 1);
	finger_down(0, 3, 2, 210, 10);
}

/* Another finger gets the first one's handle; the host must be told that the first one has ended. */
static void handle_of_a_destroyed_stream(void)
{
	open_deaf(TACTUS_TOUCH_PHASE_BEGAN, replace_the_finger);
	struct peer *other = peer_connect("B", UINT32_MAX);
	bench_map(peer_surface_resource(other, peer_create_surface(other)), 200, 0, 100, 100);
	finger_down(0, 1, 1, 10, 10);
	finger_up(0, 4, 2);
	close_deaf("host: began 0\n"
		   "host: cancelled 0\n"
		   "host: began 0\n"
		   "host: ended 0\n");
}

/* A surface is destroyed; the host is told that its touch has ended, and destroys the client. */
static void client_destroyed_in_the_end_of_its_surface(void)
{
	open_deaf(TACTUS_TOUCH_PHASE_ENDED, destroy_client);
	finger_down(0, 1, 1, 10, 10);
	bench_destroy_resource(peer_surface_resource(deaf, 0));
	close_deaf("host: began 0\nhost: ended 0\n");

	open_deaf(TACTUS_TOUCH_PHASE_ENDED, destroy_client);
	finger_down(0, 1, 1, 10, 10);
	peer_destroy_surface(deaf, 0);
	close_deaf("host: began 0\nhost: ended 0\n");
}

static void destroy_client_unless_gone(const struct tactus_wayland_touch *touch)
{
	CHECK(!touch->client);
	note("host: the client has gone");
}

/* While libwayland destroys a client, destroying it again would do it twice. */
static void client_destroyed_in_its_own_end(void)
{
	open_deaf(TACTUS_TOUCH_PHASE_CANCELLED, destroy_client_unless_gone);
	finger_down(0, 1, 1, 10, 10);
	bench_destroy_client(deaf->client);
	CHECK(unheard_count_open() == 1);
	close_deaf("host: began 0\nhost: cancelled 0\nhost: the client has gone\n");
}

/* Phases that wait for the loop come before the next finger: one pointer follows one finger. */
static void told_before_the_next_finger(void)
{
	open_deaf(TACTUS_TOUCH_PHASE_BEGAN, NULL);
	finger_down(0, 1, 1, 10, 10);
	bench_map(peer_surface_resource(deaf, peer_create_surface(deaf)), 0, 0, 100, 100);
	bench_destroy_resource(peer_surface_resource(deaf, 0));
	finger_down(0, 2, 2, 10, 10);
	finger_up(0, 3, 2);
	close_deaf("host: began 0\n"
		   "host: ended 0\n"
		   "host: began 0\n"
		   "host: ended 0\n");
}

void check_unheard(void)
{
	check_run("the host changes its mind between two fingers", began_of_a_group);
	check_run("a seat destroyed in an unheard cancel", seat_destroyed_in_a_cancel);
	check_run("a stream destroyed under unheard touches", stream_destroyed_by_the_host);
	check_run("a stream destroyed in an unheard move", stream_destroyed_in_a_move);
	check_run("a destroyed stream's handle comes back", handle_of_a_destroyed_stream);
	check_run("a client destroyed in the end of its surface", client_destroyed_in_the_end_of_its_surface);
	check_run("a client's end is told when it is over", client_destroyed_in_its_own_end);
	check_run("the host hears of ends before the next finger", told_before_the_next_finger);
}
