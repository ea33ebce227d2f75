/* SPDX-License-Identifier: MIT */
/* Each type fires by its fingers and by nothing else. */
#include "fixture.h"
#include "suites.h"

static void check_rotate(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=rotate\ndirection=clockwise\ncommand=true turned\n");
	finger_down(&fixture, 1000, 0, 300, 300);
	finger_down(&fixture, 1010, 1, 400, 300);
	finger_motion(&fixture, 1020, 1, 395, 270);
	finger_up(&fixture, 1030, 0);
	finger_up(&fixture, 1040, 1);
	check_notes("");
	finger_down(&fixture, 2000, 0, 300, 300);
	finger_down(&fixture, 2010, 1, 400, 300);
	finger_motion(&fixture, 2020, 1, 395, 330);
	check_notes("run true turned began 43%,53% d=0,0\n");
	finger_up(&fixture, 2030, 0);
	finger_up(&fixture, 2040, 1);
	fixture_destroy(&fixture);
}

static void check_drag(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=drag\ndirection=left,up\ndistance=20mm\ncommand=true dragged\n");
	finger_drag(&fixture, 1000, 400, 300, 382, 300);
	finger_drag(&fixture, 2000, 400, 300, 500, 300);
	check_notes("");
	finger_drag(&fixture, 3000, 400, 300, 300, 310);
	check_notes("run true dragged began 48%,50% d=-20,2\n");
	fixture_destroy(&fixture);
}

static void check_tap_drag(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=tap-drag\ncommand=true dragged\ncommand-end=true end\n");
	finger_drag(&fixture, 1000, 400, 300, 440, 300);
	finger_tap(&fixture, 3000, 400, 300);
	finger_tap(&fixture, 3200, 400, 300);
	check_notes("");
	finger_tap(&fixture, 5000, 400, 300);
	finger_drag(&fixture, 5200, 400, 300, 440, 300);
	check_notes("run true dragged began 52%,50% d=12,0\n"
		    "run true end ended 55%,50% d=40,0\n");
	fixture_destroy(&fixture);
}

static void check_press_drag(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture,
		"[tactus-gesture]\ntype=press-drag\ndirection=right\ncommand=true dragged\ncommand-end=true end\n");
	finger_drag(&fixture, 1000, 400, 300, 440, 300);
	/* A press that stays a press, and one that goes the other way. */
	finger_down(&fixture, 3000, 0, 400, 300);
	pass_time(&fixture, 3600);
	finger_up(&fixture, 3700, 0);
	finger_down(&fixture, 4000, 0, 400, 300);
	pass_time(&fixture, 4600);
	finger_motion(&fixture, 4700, 0, 380, 300);
	finger_up(&fixture, 4800, 0);
	check_notes("");
	finger_down(&fixture, 5000, 0, 400, 300);
	pass_time(&fixture, 5600);
	finger_motion(&fixture, 5700, 0, 408, 300);
	check_notes("");
	finger_motion(&fixture, 5710, 0, 412, 300);
	check_notes("run true dragged began 52%,50% d=12,0\n");
	finger_up(&fixture, 5800, 0);
	check_notes("run true end ended 52%,50% d=12,0\n");
	fixture_destroy(&fixture);
}

void check_types(void)
{
	check_run("rotate: the right way only", check_rotate);
	check_run("drag: far enough in one of its directions", check_drag);
	check_run("tap-drag: a drag right after a tap; no double tap, no drag alone", check_tap_drag);
	check_run("press-drag: a press that moves; no press alone, no drag alone", check_press_drag);
}
