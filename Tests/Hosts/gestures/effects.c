/* SPDX-License-Identifier: MIT */
/* What a gesture does: commands, and actions of the host. */
#include "fixture.h"
#include "suites.h"

static void check_commands(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=tap\ncommand=true one\ncommand=true 'two words'\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("run true one ended 50%,50% d=0,0\nrun true two words ended 50%,50% d=0,0\n");
	fixture_destroy(&fixture);
}

static void check_changed(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=edge-swipe\nedge=right\ncommand-changed=true set\n"
			       "changes-per-second=20\ncommand-end=true end\n");
	/* Ten motions of 10 ms: the first begins, then one each 50 ms. */
	finger_drag(&fixture, 1000, 798, 100, 598, 150);
	check_notes("run true set changed 95%,18% d=-40,10\n"
		    "run true set changed 82%,23% d=-140,35\n"
		    "run true end ended 75%,25% d=-200,50\n");
	fixture_destroy(&fixture);
}

static void check_action(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=long-press\nname=menu\naction=right-click\n"
			       "[tactus-gesture]\ntype=tap\nname=shut\nfingers=2\naction=close\ncommand=true too\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	pass_time(&fixture, 1600);
	check_notes("act menu 12 ended start=400,300 progress=1.00 commits\n");
	finger_motion(&fixture, 1700, 0, 500, 300);
	finger_up(&fixture, 1800, 0);
	check_notes("");
	finger_down(&fixture, 3000, 0, 100, 300);
	finger_down(&fixture, 3010, 1, 200, 300);
	finger_up(&fixture, 3050, 0);
	finger_up(&fixture, 3060, 1);
	check_notes("act shut 1 ended start=100,300 progress=1.00 commits\nrun true too ended 19%,50% d=0,0\n");
	fixture_destroy(&fixture);
}

/* Codes are those of linux/input-event-codes.h. */
static void check_keys(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=tap\nname=next\nkeys=super+Tab\n"
			       "[tactus-gesture]\ntype=drag\nname=all\nfingers=2\nkeys=Ctrl+shift+z+0+F12+page-up\n");
	CHECK(tactus_gestures_uses_action(fixture.gestures, TACTUS_GESTURES_ACTION_KEYS));
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("act next 14 keys 125 15 ended start=400,300 progress=1.00 commits\n");
	/* A gesture with a length presses them once. */
	finger_down(&fixture, 2000, 0, 400, 300);
	finger_down(&fixture, 2000, 1, 500, 300);
	finger_motion(&fixture, 2020, 0, 420, 300);
	finger_motion(&fixture, 2020, 1, 520, 300);
	finger_motion(&fixture, 2040, 0, 440, 300);
	finger_up(&fixture, 2060, 0);
	finger_up(&fixture, 2060, 1);
	check_notes("act all 14 keys 29 42 44 11 88 104 ended start=400,300 progress=1.00 commits\n");
	fixture_destroy(&fixture);
}

#define FOLLOWED "[tactus-gesture]\ntype=drag\nname=next\ndirection=left\naction=workspace-right\n"

static void check_followed(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, FOLLOWED);
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1050, 0, 360, 300);
	finger_motion(&fixture, 1100, 0, 200, 300);
	finger_up(&fixture, 1200, 0);
	check_notes("act next 6 began start=400,300 progress=0.05\n"
		    "act next 6 changed start=400,300 progress=0.25\n"
		    "act next 6 ended start=400,300 progress=0.25 commits\n");
	/* Too short and slow, short and fast, and taken back. */
	finger_down(&fixture, 3000, 0, 400, 300);
	finger_motion(&fixture, 3050, 0, 360, 300);
	finger_up(&fixture, 3500, 0);
	check_notes("act next 6 began start=400,300 progress=0.05\n"
		    "act next 6 ended start=400,300 progress=0.05\n");
	finger_drag(&fixture, 5000, 400, 300, 320, 300);
	check_notes("act next 6 began start=400,300 progress=0.02\n"
		    "act next 6 changed start=400,300 progress=0.03\n"
		    "act next 6 changed start=400,300 progress=0.04\n"
		    "act next 6 changed start=400,300 progress=0.05\n"
		    "act next 6 changed start=400,300 progress=0.06\n"
		    "act next 6 changed start=400,300 progress=0.07\n"
		    "act next 6 changed start=400,300 progress=0.08\n"
		    "act next 6 changed start=400,300 progress=0.09\n"
		    "act next 6 changed start=400,300 progress=0.10\n"
		    "act next 6 ended start=400,300 progress=0.10 commits\n");
	fixture_destroy(&fixture);
}

static void check_cancelled(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, FOLLOWED "command-end=true end\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1050, 0, 360, 300);
	tactus_touch_source_cancel_all(fixture.panel, 1100000);
	check_notes("act next 6 began start=400,300 progress=0.05\n"
		    "act next 6 cancelled start=400,300 progress=0.05\n"
		    "run true end cancelled 45%,50% d=-40,0\n");
	finger_up(&fixture, 1200, 0);
	finger_down(&fixture, 3000, 0, 400, 300);
	finger_motion(&fixture, 3050, 0, 360, 300);
	tactus_gestures_remove_seat(fixture.gestures, 0);
	check_notes("act next 6 began start=400,300 progress=0.05\n"
		    "act next 6 cancelled start=400,300 progress=0.05\n"
		    "run true end cancelled 45%,50% d=-40,0\n");
	fixture_destroy(&fixture);
}

void check_effects(void)
{
	check_run("several commands run in their order", check_commands);
	check_run("command-changed runs so often at most, command-end once", check_changed);
	check_run("actions of the host, at the beginning and once", check_action);
	check_run("keys of a keyboard, in the order of the file and once", check_keys);
	check_run("workspaces follow the finger, and go back if it went too little", check_followed);
	check_run("what is followed is cancelled once, by the device and with its seat", check_cancelled);
}
