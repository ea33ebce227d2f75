/* SPDX-License-Identifier: MIT */
/* Windows: which one a finger is on, and what happens when it goes. */
#include "fixture.h"
#include "suites.h"

static void check_lookup(void)
{
	struct tactus_view *root, *other;
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	finger_down(fixture.panel, 1010, 2, 150, 50);
	root = tactus_host_get_root(fixture.host);
	CHECK(tactus_host_get_window(fixture.host, tactus_view_get_subview(root, 0)) == fixture_window(&fixture, 0));
	CHECK(tactus_host_get_window(fixture.host, tactus_view_get_subview(root, 1)) == fixture_window(&fixture, 1));
	other = tactus_view_create(tactus_host_get_application(fixture.host), 0, 0, 1, 1);
	tactus_view_set_user_data(other, &fixture);
	CHECK(!tactus_host_get_window(fixture.host, other));
	CHECK(!tactus_host_get_window(fixture.host, root) && !tactus_host_get_window(fixture.host, NULL));
	CHECK(!tactus_host_get_window(NULL, tactus_view_get_subview(root, 0)));
	tactus_view_destroy(other);
	fixture_close(&fixture);
}

static void note_window(struct tactus_host_window *window, struct tactus_view *view, void *data)
{
	struct fixture *fixture = data;

	note("added %d %d\n", (int)((int *)(void *)window - fixture->windows), view != NULL);
}

static void check_added_once(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture.callbacks.window_added = note_window;
	fixture.callbacks.flags |= TACTUS_HOST_FLAGS_STREAMS_REST;
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 250, 50);
	finger_up(fixture.panel, 1010, 1);
	finger_down(fixture.panel, 2000, 1, 260, 50);
	finger_up(fixture.panel, 2010, 1);
	finger_down(fixture.panel, 3000, 1, 999, 50);
	expect_notes("added 2 1\n"
		     "down client 0 seat 0 window 2 id 0 at 250,50\nup client 0 seat 0 window 2 id 0 at 250,50\n"
		     "down client 0 seat 0 window 2 id 0 at 260,50\nup client 0 seat 0 window 2 id 0 at 260,50\n"
		     "down client -1 seat 0 window -1 id 0 at 999,50\n");
	fixture_close(&fixture);
}

static void check_nothing_is_hit(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 999, 50);
	finger_up(fixture.panel, 1010, 1);
	expect_notes("");
	fixture_close(&fixture);
}

static void check_removal(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	tactus_host_remove_window(fixture.host, fixture_window(&fixture, 0));
	tactus_host_remove_window(fixture.host, NULL);
	tactus_host_remove_window(NULL, fixture_window(&fixture, 0));
	finger_down(fixture.panel, 1000, 1, 50, 50);
	tactus_host_remove_window(fixture.host, fixture_window(&fixture, 0));
	/* The window is no longer read. */
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\nup client 0 seat 0 window -1 id 0 at 50,50\n");
	finger_motion(fixture.panel, 1010, 1, 60, 50);
	finger_up(fixture.panel, 1020, 1);
	expect_notes("");
	finger_down(fixture.panel, 2000, 1, 50, 50);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\n");
	fixture_close(&fixture);
}

static void remove_first_window(struct fixture *fixture)
{
	tactus_host_remove_window(fixture->host, fixture_window(fixture, 0));
}

/* The view is destroyed when the frame is through, the window's memory at once. */
static void check_removal_in_callback(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	fixture.on_event = remove_first_window;
	finger_down(fixture.panel, 1000, 1, 50, 50);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\nup client 0 seat 0 window -1 id 0 at 50,50\n");
	fixture_close(&fixture);
}

void check_windows(void)
{
	check_run("windows: the window of a view", check_lookup);
	check_run("windows: added once, the rest on request", check_added_once);
	check_run("windows: nothing is hit", check_nothing_is_hit);
	check_run("windows: a window goes", check_removal);
	check_run("windows: a window goes while its finger lands", check_removal_in_callback);
}
