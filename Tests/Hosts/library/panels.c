/* SPDX-License-Identifier: MIT */
/* Panels: what a touchscreen leaves out, and what it repeats. */
#include "fixture.h"
#include "suites.h"

#include <time.h>

#define FAR_US UINT64_C(3600000000)

static void check_arguments(void)
{
	struct tactus_application *other = tactus_application_create();
	struct tactus_host_panel *panel;
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	CHECK(!tactus_host_panel_create(NULL, fixture.loop));
	CHECK(!tactus_host_panel_create(other, NULL));
	panel = tactus_host_panel_create(other, fixture.loop);
	CHECK(tactus_host_add_panel(fixture.host, panel) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_add_panel(fixture.host, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_add_panel(NULL, panel) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_add_panel(fixture.host, fixture.panel) == TACTUS_STATUS_OK);
	tactus_host_panel_destroy(panel);
	tactus_host_panel_destroy(NULL);
	tactus_application_destroy(other);
	CHECK(!tactus_host_panel_get_source(NULL) && tactus_host_panel_get_finger_count(NULL) == 0);
	CHECK(!tactus_host_panel_has_finger(NULL, 0) && tactus_host_panel_get_time(NULL) == 0);
	CHECK(tactus_host_panel_unwrap(NULL, 1) == 0 && !tactus_host_panel_has_foreign_clock(NULL));
	CHECK(!tactus_host_panel_down(NULL, 0, 0, 0, 0) && !tactus_host_panel_motion(NULL, 0, 0, 0, 0));
	CHECK(!tactus_host_panel_up(NULL, 0, 0));
	tactus_host_panel_cancel(NULL, 0, 0);
	tactus_host_panel_frame(NULL);
	tactus_host_panel_cancel_all(NULL);
	fixture_close(&fixture);
}

static void check_fingers(void)
{
	struct fixture fixture;
	int32_t id;

	fixture_open(&fixture);
	fixture_start(&fixture);
	CHECK(!tactus_host_panel_motion(fixture.panel, 1000000, 1, 50, 50));
	CHECK(!tactus_host_panel_up(fixture.panel, 1000000, 1));
	finger_down(fixture.panel, 1000, 1, 50, 50);
	CHECK(!tactus_host_panel_down(fixture.panel, 1001000, 1, 50, 50));
	CHECK(tactus_host_panel_get_finger_count(fixture.panel) == 1);
	CHECK(tactus_host_panel_get_time(fixture.panel) == 1000000);
	for (id = 2; id <= 64; id++)
		CHECK(tactus_host_panel_down(fixture.panel, 1002000, id, 500, 500));
	CHECK(!tactus_host_panel_down(fixture.panel, 1002000, 65, 500, 500));
	CHECK(tactus_host_panel_get_finger_count(fixture.panel) == 64);
	CHECK(tactus_host_panel_has_finger(fixture.panel, 64) && !tactus_host_panel_has_finger(fixture.panel, 65));
	fixture_close(&fixture);
}

static void check_cancelled_finger(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	tactus_host_panel_cancel(fixture.panel, 1010000, 1);
	tactus_host_panel_cancel(fixture.panel, 1011000, 2);
	tactus_host_panel_frame(fixture.panel);
	CHECK(tactus_host_panel_has_finger(fixture.panel, 1));
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\ncancel client 0 seat 0\n");
	finger_motion(fixture.panel, 1020, 1, 60, 50);
	expect_notes("");
	/* The finger may land without a lift. */
	finger_down(fixture.panel, 1030, 1, 70, 50);
	finger_up(fixture.panel, 1040, 1);
	expect_notes("down client 0 seat 0 window 0 id 0 at 70,50\nup client 0 seat 0 window 0 id 0 at 70,50\n");
	CHECK(tactus_host_panel_get_finger_count(fixture.panel) == 0);
	fixture_close(&fixture);
}

static void check_missing_frame(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	finger_down(fixture.panel, 1000, 1, 50, 50);
	CHECK(tactus_host_panel_up(fixture.panel, 1010000, 1));
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\n");
	CHECK(wl_event_loop_dispatch(fixture.loop, 10000) == 0);
	expect_notes("up client 0 seat 0 window 0 id 0 at 50,50\n");
	fixture_close(&fixture);
}

static void check_times(void)
{
	uint64_t first, later;
	struct timespec now;
	struct fixture fixture;
	uint32_t now_ms;

	fixture_open(&fixture);
	fixture.callbacks.flags = TACTUS_HOST_FLAGS_NONE;
	fixture_start(&fixture);
	clock_gettime(CLOCK_MONOTONIC, &now);
	now_ms = (uint32_t)((uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000);
	first = tactus_host_panel_unwrap(fixture.panel, now_ms);
	CHECK(first / 1000 == (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000);
	CHECK(!tactus_host_panel_has_foreign_clock(fixture.panel));
	CHECK(tactus_host_panel_down(fixture.panel, first, 1, 50, 50));
	later = tactus_host_panel_unwrap(fixture.panel, now_ms + 5);
	CHECK(later == first + 5000);
	CHECK(tactus_host_panel_unwrap(fixture.panel, now_ms + 2) == first + 2000);
	/* The finger's own time goes on, wherever it is. */
	CHECK(tactus_host_panel_motion(fixture.panel, first + FAR_US, 1, 60, 50));
	CHECK(tactus_host_panel_unwrap(fixture.panel, now_ms + 9) == first + FAR_US + 7000);
	CHECK(tactus_host_panel_has_foreign_clock(fixture.panel));
	CHECK(tactus_host_panel_up(fixture.panel, first + FAR_US + 7000, 1));
	tactus_host_panel_unwrap(fixture.panel, now_ms - 5000);
	CHECK(tactus_host_panel_has_foreign_clock(fixture.panel));
	fixture_close(&fixture);
}

static void destroy_panel(struct fixture *fixture)
{
	tactus_host_panel_destroy(fixture->panel);
	fixture->panel = NULL;
}

static void check_destruction_in_callback(void)
{
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	fixture.on_event = destroy_panel;
	CHECK(tactus_host_panel_down(fixture.panel, 1000000, 1, 50, 50));
	tactus_host_panel_frame(fixture.panel);
	expect_notes("down client 0 seat 0 window 0 id 0 at 50,50\ncancel client 0 seat 0\n");
	fixture_close(&fixture);
}

void check_panels(void)
{
	check_run("panels: arguments that are wrong", check_arguments);
	check_run("panels: fingers twice, too many, or unknown", check_fingers);
	check_run("panels: a palm", check_cancelled_finger);
	check_run("panels: a lift without a frame", check_missing_frame);
	check_run("panels: 32 bits of time", check_times);
	check_run("panels: one goes while its finger lands", check_destruction_in_callback);
}
