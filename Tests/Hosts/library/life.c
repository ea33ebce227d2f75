/* SPDX-License-Identifier: MIT */
/* Creating and destroying a host, its table, its gestures. */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CLOSE "[tactus-gesture]\nname=close\ntype=swipe\nfingers=3\ndirection=down\naction=close\n"
#define HOLD "[tactus-gesture]\nname=hold\ntype=long-press\nfingers=1\naction=close\n"

static void check_arguments(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	CHECK(!tactus_host_create(NULL, &fixture.callbacks, NULL));
	CHECK(!tactus_host_create(fixture.loop, NULL, NULL));
	tactus_host_destroy(NULL);
	CHECK(!tactus_host_get_application(NULL) && !tactus_host_get_root(NULL));
	CHECK(!tactus_host_get_gestures(NULL) && !tactus_host_get_loop(NULL));
	tactus_host_log(NULL, "nobody");
	tactus_host_prepare_finger(NULL, 0);
	tactus_host_cancel(NULL);
	fixture_close(&fixture);
}

static void check_sizes(void)
{
	struct {
		struct tactus_host_callbacks known;
		uintptr_t later;
	} newer;
	struct fixture fixture;

	fixture_open(&fixture);
	memset(&newer, 0, sizeof(newer));
	newer.known = fixture.callbacks;
	newer.known.size = sizeof(newer);
	fixture.host = tactus_host_create(fixture.loop, &newer.known, &fixture);
	CHECK(fixture.host);
	tactus_host_destroy(fixture.host);
	newer.later = 1;
	CHECK(!tactus_host_create(fixture.loop, &newer.known, &fixture));
	newer.known.size = sizeof(newer.known) - 1;
	CHECK(!tactus_host_create(fixture.loop, &newer.known, &fixture));
	newer.known.size = 0;
	CHECK(!tactus_host_create(fixture.loop, &newer.known, &fixture));
	/* An older table ends before the functions of streams: they are not called. */
	newer.known.size = offsetof(struct tactus_host_callbacks, down);
	fixture.host = tactus_host_create(fixture.loop, &newer.known, &fixture);
	fixture.panel = fixture_add_panel(&fixture, 0);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	expect_notes("");
	fixture_close(&fixture);
}

static void check_refused_members(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture.callbacks.flags = (enum tactus_host_flags)8;
	CHECK(!tactus_host_create(fixture.loop, &fixture.callbacks, &fixture));
	fixture.callbacks.flags = TACTUS_HOST_FLAGS_NONE;
	fixture.callbacks.reserved[6] = 1;
	CHECK(!tactus_host_create(fixture.loop, &fixture.callbacks, &fixture));
	fixture_close(&fixture);
}

static void check_empty_table(void)
{
	struct tactus_host_callbacks empty = TACTUS_HOST_CALLBACKS_INIT;
	struct fixture fixture;

	fixture_open(&fixture);
	fixture.callbacks = empty;
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	finger_up(fixture.panel, 1010, 1);
	expect_notes("");
	fixture_close(&fixture);
}

static void act(const struct tactus_gestures_event *event, void *data)
{
	struct fixture *fixture = data;

	note("%s seat %u at %.0f,%.0f\n", event->name, event->seat, event->start_x, event->start_y);
	/* Ignored: the gesture is running. */
	tactus_host_destroy(fixture->host);
}

static uint32_t get_modifiers(uint32_t seat, void *data)
{
	note("modifiers of seat %u\n", seat);
	return 0;
}

static void swipe_down(struct fixture *fixture, struct tactus_host_panel *panel, uint32_t seat, uint64_t time_us)
{
	unsigned step;
	int32_t finger;

	tactus_host_prepare_finger(fixture->host, seat);
	for (step = 0; step <= 6; step++) {
		for (finger = 0; finger < 3; finger++) {
			double x = 400 + 20 * finger, y = 100 + 50 * (double)step;
			uint64_t at_us = time_us + step * 8000;

			if (step == 0)
				tactus_host_panel_down(panel, at_us, finger, x, y);
			else if (step < 6)
				tactus_host_panel_motion(panel, at_us, finger, x, y);
			else
				tactus_host_panel_up(panel, at_us, finger);
		}
		tactus_host_panel_frame(panel);
	}
}

static void check_gestures_of_seats(void)
{
	struct tactus_host_panel *other;
	struct fixture fixture;

	fixture_open(&fixture);
	fixture.callbacks.act = act;
	fixture.callbacks.actions = 1u << TACTUS_GESTURES_ACTION_CLOSE;
	fixture.callbacks.get_modifiers = get_modifiers;
	fixture_start(&fixture);
	other = fixture_add_panel(&fixture, 7);
	CHECK(tactus_gestures_load_text(tactus_host_get_gestures(fixture.host), CLOSE, strlen(CLOSE)) ==
		TACTUS_STATUS_OK);
	swipe_down(&fixture, fixture.panel, 0, 1000000);
	expect_notes("modifiers of seat 0\nclose seat 0 at 400,100\n");
	/* A seat that is new. */
	swipe_down(&fixture, other, 7, 2000000);
	expect_notes("modifiers of seat 7\nclose seat 7 at 400,100\n");
	CHECK(tactus_gestures_remove_seat(tactus_host_get_gestures(fixture.host), 7) == TACTUS_STATUS_OK);
	tactus_host_panel_destroy(other);
	fixture_close(&fixture);
}

/* The fingers of swipe_down() land on no window. */
static uint32_t get_place(struct tactus_host_window *window, double x, double y, void *data)
{
	note("place at %.0f,%.0f%s\n", x, y, window ? " on a window" : "");
	return TACTUS_GESTURES_PLACE_DESKTOP;
}

static bool session_is_locked;

static bool is_locked(void *data)
{
	return session_is_locked;
}

static void check_places(void)
{
	static const char text[] = "[tactus-gesture]\nname=close\ntype=swipe\nfingers=3\ndirection=down\n"
				   "where=desktop\naction=test:words\n";
	const char *places = "place at 400,100\nplace at 420,100\nplace at 440,100\n";
	struct fixture fixture;
	char expected[160];

	fixture_open(&fixture);
	fixture.callbacks.act = act;
	fixture.callbacks.actions = 1u << TACTUS_GESTURES_ACTION_HOST;
	fixture.callbacks.get_place = get_place;
	fixture.callbacks.places = TACTUS_GESTURES_PLACE_DESKTOP;
	fixture.callbacks.is_locked = is_locked;
	fixture.callbacks.words_name = "test";
	fixture_start(&fixture);
	CHECK(tactus_gestures_load_text(tactus_host_get_gestures(fixture.host), text, strlen(text)) ==
		TACTUS_STATUS_OK);
	session_is_locked = false;
	swipe_down(&fixture, fixture.panel, 0, 1000000);
	snprintf(expected, sizeof(expected), "%sclose seat 0 at 400,100\n", places);
	expect_notes(expected);
	session_is_locked = true;
	swipe_down(&fixture, fixture.panel, 0, 2000000);
	expect_notes(places);
	fixture_close(&fixture);
}

static void check_malformed(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture.callbacks.reserved2[3] = 1;
	CHECK(!tactus_host_create(fixture.loop, &fixture.callbacks, &fixture));
	fixture.callbacks.reserved2[3] = 0;
	fixture_start(&fixture);
	fixture_close(&fixture);
}

static void note_line(const char *line, void *data)
{
	note("log: %s\n", line);
}

static void note_preparation(const struct tactus_gestures *gestures, void *data)
{
	note("prepare %zu\n", tactus_gestures_get_count(gestures));
}

static void note_forgetting(void *data)
{
	note("forget\n");
}

static void check_order_of_life(void)
{
	struct fixture fixture;

	setenv("XDG_RUNTIME_DIR", "/nowhere", 1);
	setenv("XDG_CONFIG_HOME", "/nowhere", 1);
	setenv("XDG_CONFIG_DIRS", "/nowhere", 1);
	fixture_open(&fixture);
	fixture.callbacks.log = note_line;
	fixture.callbacks.prepare = note_preparation;
	fixture.callbacks.forget_actions = note_forgetting;
	fixture_start(&fixture);
	expect_notes("log: there are no gestures: no /nowhere/tactus/gestures.conf\nprepare 0\n"
		     "log: other programs cannot follow gestures: XDG_RUNTIME_DIR is no folder of this user alone\n"
		     "log: 0 gestures\n");
	finger_down(fixture.panel, 1000, 1, 50, 50);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\n");
	tactus_host_destroy(fixture.host);
	fixture.host = NULL;
	expect_notes("end client 0\nforget\n");
	/* The panel is left, and does nothing. */
	CHECK(!tactus_host_panel_get_source(fixture.panel));
	CHECK(!tactus_host_panel_down(fixture.panel, 1000000, 2, 50, 50));
	CHECK(!tactus_host_panel_motion(fixture.panel, 1000000, 1, 50, 50));
	tactus_host_panel_frame(fixture.panel);
	tactus_host_panel_cancel_all(fixture.panel);
	CHECK(tactus_host_panel_unwrap(fixture.panel, 5) == 0);
	fixture_close(&fixture);
	expect_notes("");
}

/* A finger that landed a while ago by CLOCK_MONOTONIC: what is due is due at once. */
static void hold_long(struct fixture *fixture, enum tactus_host_flags flags)
{
	struct timespec now;

	fixture_open(fixture);
	fixture->callbacks.flags = flags;
	fixture->callbacks.act = act;
	fixture->callbacks.actions = 1u << TACTUS_GESTURES_ACTION_CLOSE;
	fixture_start(fixture);
	tactus_gestures_load_text(tactus_host_get_gestures(fixture->host), HOLD, strlen(HOLD));
	clock_gettime(CLOCK_MONOTONIC, &now);
	finger_down(fixture->panel, (unsigned)(now.tv_sec * 1000 + now.tv_nsec / 1000000 - 900), 1, 500, 500);
}

static void check_timer(void)
{
	struct fixture fixture;

	hold_long(&fixture, TACTUS_HOST_FLAGS_NONE);
	expect_notes("");
	CHECK(wl_event_loop_dispatch(fixture.loop, 10000) == 0);
	expect_notes("hold seat 0 at 500,500\n");
	fixture_close(&fixture);
	hold_long(&fixture, TACTUS_HOST_FLAGS_OWN_CLOCK);
	CHECK(wl_event_loop_dispatch(fixture.loop, 0) == 0);
	expect_notes("");
	fixture_close(&fixture);
}

static void remove_at_once(struct tactus_host_window *window, struct tactus_view *view, void *data)
{
	struct fixture *fixture = data;

	tactus_host_remove_window(fixture->host, window);
	note("removed\n");
}

static struct tactus_host_panel *others[2];

static void destroy_others(struct fixture *fixture)
{
	tactus_host_panel_destroy(others[0]);
	tactus_host_panel_destroy(others[1]);
}

static void disconnect_both(struct fixture *fixture)
{
	fixture_disconnect(fixture, 0);
	fixture_disconnect(fixture, 1);
}

/* Functions of the host that destroy what the library holds at that moment. */
static void check_mean_functions(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture.callbacks.window_added = remove_at_once;
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	expect_notes("removed\n");
	fixture_close(&fixture);

	fixture_open(&fixture);
	fixture_start(&fixture);
	others[0] = fixture_add_panel(&fixture, 1);
	others[1] = fixture_add_panel(&fixture, 2);
	finger_down(others[1], 1000, 1, 50, 50);
	expect_notes("down client 0 seat 2 window 0 id 0 at 50,50\n");
	fixture.on_event = destroy_others;
	tactus_host_cancel(fixture.host);
	expect_notes("cancel client 0 seat 2\n");
	fixture_close(&fixture);

	fixture_open(&fixture);
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	finger_down(fixture.panel, 1000, 2, 150, 50);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\ndown client 1 seat 0 window 1 id 0 at 150,50\n");
	fixture.on_event = disconnect_both;
	tactus_host_destroy(fixture.host);
	fixture.host = NULL;
	tactus_host_panel_destroy(fixture.panel);
	fixture.panel = NULL;
	expect_notes("end client 1\nend client 0\n");
	fixture_close(&fixture);
}

void check_life(void)
{
	check_run("host: arguments that are NULL", check_arguments);
	check_run("host: tables of other versions", check_sizes);
	check_run("host: members that are refused", check_refused_members);
	check_run("host: a table without functions", check_empty_table);
	check_run("host: gestures of each seat", check_gestures_of_seats);
	check_run("places, the lock screen and the host's own words", check_places);
	check_run("a table with a reserved member that is not 0", check_malformed);
	check_run("host: what is told when it begins and ends", check_order_of_life);
	check_run("host: functions that destroy what is on the way", check_mean_functions);
	check_run("host: its timer, or the time of the compositor", check_timer);
}
