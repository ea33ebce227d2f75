/* SPDX-License-Identifier: MIT */
/* Where and when a gesture is one. */
#include "fixture.h"
#include "suites.h"

#include <string.h>

#define TAP "[tactus-gesture]\ntype=tap\ncommand=true\n"
#define FIRED "run true ended 50%,50% d=0,0\n"

static void check_app_id(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "app-id=org.gnome.Maps, foot\n");
	finger_tap(&fixture, 1000, 400, 300);
	fixture.app_id = "foot";
	finger_tap(&fixture, 3000, 400, 300);
	check_notes(FIRED);
	fixture.app_id = "foo";
	finger_tap(&fixture, 5000, 400, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_not_app_id(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "app-id=!org.gnome.Maps, foot\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes(FIRED);
	fixture.app_id = "foot";
	finger_tap(&fixture, 3000, 400, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_modifiers(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "modifiers=ctrl,alt\n");
	tactus_application_set_modifiers(fixture.application, TACTUS_MODIFIER_CTRL);
	finger_tap(&fixture, 1000, 400, 300);
	tactus_application_set_modifiers(
		fixture.application, TACTUS_MODIFIER_CTRL | TACTUS_MODIFIER_ALT | TACTUS_MODIFIER_SUPER);
	finger_tap(&fixture, 3000, 400, 300);
	check_notes("");
	tactus_application_set_modifiers(fixture.application, TACTUS_MODIFIER_CTRL | TACTUS_MODIFIER_ALT);
	finger_tap(&fixture, 5000, 400, 300);
	check_notes(FIRED);
	fixture_destroy(&fixture);
}

static void check_no_modifiers(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "modifiers=none\n");
	tactus_application_set_modifiers(fixture.application, TACTUS_MODIFIER_CTRL);
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("");
	tactus_application_set_modifiers(fixture.application, 0);
	finger_tap(&fixture, 3000, 400, 300);
	check_notes(FIRED);
	fixture_destroy(&fixture);
}

static void check_mode(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=tap\nmode=tablet\ncommand=true tablet\n"
			       "[tactus-gesture]\ntype=tap\nmode=laptop\ncommand=true laptop\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("run true laptop ended 50%,50% d=0,0\n");
	tactus_application_set_tablet_mode(fixture.application, true);
	finger_tap(&fixture, 3000, 400, 300);
	check_notes("run true tablet ended 50%,50% d=0,0\n");
	fixture_destroy(&fixture);
}

static void check_orientation(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=tap\norientation=portrait\ncommand=true portrait\n"
			       "[tactus-gesture]\ntype=tap\norientation=landscape\ncommand=true landscape\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("run true landscape ended 50%,50% d=0,0\n");
	fixture_destroy(&fixture);
}

static void check_output(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "output=other\n");
	check_notes("gestures.conf:4: [tactus-gesture] output=other: there is no such output now\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_edge_range(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=edge-swipe\nedge=left\nedge-range=0-50%\ncommand=true upper\n"
			       "[tactus-gesture]\ntype=edge-swipe\nedge=left\nedge-range=50-100%\ncommand=true "
			       "lower\n");
	finger_drag(&fixture, 1000, 2, 299, 102, 299);
	finger_drag(&fixture, 2000, 2, 300, 102, 300);
	check_notes("run true upper began 2%,50% d=10,0\n"
		    "run true lower began 2%,50% d=10,0\n");
	fixture_destroy(&fixture);
}

static void check_seat(void)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_source *other;
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP);
	info.seat = 7;
	other = tactus_touch_source_create(fixture.application, &info);
	tactus_touch_source_down(other, 1000000, 0, 400, 300);
	tactus_touch_source_frame(other, 1000000);
	tactus_touch_source_up(other, 1010000, 0);
	tactus_touch_source_frame(other, 1010000);
	check_notes("");
	tactus_gestures_add_seat(fixture.gestures, 7);
	tactus_touch_source_down(other, 3000000, 0, 400, 300);
	tactus_touch_source_frame(other, 3000000);
	tactus_touch_source_up(other, 3010000, 0);
	tactus_touch_source_frame(other, 3010000);
	check_notes(FIRED);
	tactus_gestures_remove_seat(fixture.gestures, 7);
	tactus_gestures_remove_seat(fixture.gestures, 7);
	fixture_destroy(&fixture);
}

static void check_accommodations(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus]\ntap-assistance=0.5s\ntap-place=final\n" TAP);
	check_notes("tap assistance of 500 ms, for all touches\n");
	tactus_gestures_accommodate(fixture.gestures, fixture.panel);
	finger_down(&fixture, 1000, 0, 500, 300);
	finger_motion(&fixture, 1100, 0, 400, 300);
	finger_up(&fixture, 1200, 0);
	check_notes(FIRED);
	fixture_destroy(&fixture);
}

void check_conditions(void)
{
	check_run("app-id: on these windows", check_app_id);
	check_run("app-id with !: on all others, and where there is none", check_not_app_id);
	check_run("modifiers: these keys and no others", check_modifiers);
	check_run("modifiers=none: no key", check_no_modifiers);
	check_run("mode: tablet or laptop", check_mode);
	check_run("orientation: portrait or landscape", check_orientation);
	check_run("output: on this one", check_output);
	check_run("edge-range: parts of an edge", check_edge_range);
	check_run("1.18: touch accommodations", check_accommodations);
	check_run("seats have gestures of their own", check_seat);
}
