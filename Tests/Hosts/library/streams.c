/* SPDX-License-Identifier: MIT */
/* Streams: a client each, several seats, disconnection. */
#include "fixture.h"
#include "suites.h"

static void check_clients(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	finger_down(fixture.panel, 1000, 2, 250, 50);
	finger_down(fixture.panel, 1000, 3, 150, 50);
	finger_motion(fixture.panel, 1010, 3, 155, 50);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\ndown client 0 seat 0 window 2 id 1 at 250,50\n"
		     "down client 1 seat 0 window 1 id 0 at 150,50\nmotion client 1 seat 0 window 1 id 0 at 155,50\n");
	tactus_host_cancel(fixture.host);
	expect_notes("cancel client 0 seat 0\ncancel client 1 seat 0\n");
	/* Ignored until they lift. */
	finger_motion(fixture.panel, 1020, 3, 160, 50);
	finger_up(fixture.panel, 1030, 3);
	finger_down(fixture.panel, 1040, 3, 150, 50);
	expect_notes("down client 1 seat 0 window 1 id 0 at 150,50\n");
	fixture_close(&fixture);
}

static void check_seats(void)
{
	struct tactus_host_panel *other;
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	other = fixture_add_panel(&fixture, 3);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	finger_down(other, 1000, 1, 60, 50);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\ndown client 0 seat 3 window 0 id 0 at 60,50\n");
	tactus_host_panel_destroy(other);
	expect_notes("cancel client 0 seat 3\n");
	finger_up(fixture.panel, 1010, 1);
	expect_notes("up client 0 seat 0 window 0 id 0 at 50,50\n");
	fixture_close(&fixture);
}

static void check_disconnection(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	finger_down(fixture.panel, 1000, 2, 150, 50);
	fixture_disconnect(&fixture, 0);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\ndown client 1 seat 0 window 1 id 0 at 150,50\n"
		     "end client 0\n");
	/* Its windows go afterwards. */
	tactus_host_remove_window(fixture.host, fixture_window(&fixture, 0));
	finger_up(fixture.panel, 1010, 1);
	finger_up(fixture.panel, 1010, 2);
	expect_notes("up client 1 seat 0 window 1 id 0 at 150,50\n");
	fixture_close(&fixture);
	expect_notes("end client 1\n");
}

static void disconnect_first(struct fixture *fixture)
{
	fixture_disconnect(fixture, 0);
}

static void check_disconnection_in_callback(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	fixture.on_event = disconnect_first;
	finger_down(fixture.panel, 1000, 1, 50, 50);
	finger_up(fixture.panel, 1010, 1);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\nend client 0\n");
	fixture_close(&fixture);
}

static void destroy_host(struct fixture *fixture)
{
	tactus_host_destroy(fixture->host);
}

static void check_destruction_in_callback(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	fixture.on_event = destroy_host;
	finger_down(fixture.panel, 1000, 1, 50, 50);
	finger_up(fixture.panel, 1010, 1);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\nup client 0 seat 0 window 0 id 0 at 50,50\n");
	fixture_close(&fixture);
}

static void check_null(void)
{
	CHECK(!tactus_host_stream_get_client(NULL));
	CHECK(!tactus_host_stream_get_host(NULL));
}

void check_streams(void)
{
	check_run("streams: one for each client", check_clients);
	check_run("streams: several seats", check_seats);
	check_run("streams: a client disconnects", check_disconnection);
	check_run("streams: a client disconnects while its finger lands", check_disconnection_in_callback);
	check_run("streams: the host is not destroyed below its own functions", check_destruction_in_callback);
	check_run("streams: NULL", check_null);
}
