/* SPDX-License-Identifier: MIT */
/* Gestures that come after others. */
#include "fixture.h"
#include "suites.h"

#define FIRST "[tactus-gesture]\nname=first\ntype=tap\nfingers=1\n"
#define SECOND "[tactus-gesture]\nname=second\ntype=drag\ndirection=up\nafter=first\naction=close\n"
#define ACTED "act second 1 ended start=400,300 progress=1.00 commits\n"

static void check_within(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, FIRST SECOND);
	/* The tap ends at 1050. */
	finger_tap(&fixture, 1000, 400, 300);
	finger_drag(&fixture, 1550, 400, 300, 400, 200);
	check_notes(ACTED);
	finger_tap(&fixture, 3000, 400, 300);
	finger_drag(&fixture, 3551, 400, 300, 400, 200);
	/* Alone, the other way, and a second time after one tap. */
	finger_drag(&fixture, 5000, 400, 300, 400, 200);
	finger_tap(&fixture, 7000, 400, 300);
	finger_drag(&fixture, 7200, 400, 300, 400, 400);
	check_notes("");
	finger_tap(&fixture, 9000, 400, 300);
	finger_drag(&fixture, 9100, 400, 300, 400, 200);
	check_notes(ACTED);
	finger_drag(&fixture, 9300, 400, 300, 400, 200);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_longer(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, FIRST "command=true\n" SECOND "within=2s\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("run true ended 50%,50% d=0,0\n");
	finger_drag(&fixture, 3050, 400, 300, 400, 200);
	check_notes(ACTED);
	fixture_destroy(&fixture);
}

/* The time runs from the end of a gesture that goes on. */
static void check_after_drag(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\nname=down\ntype=drag\ndirection=down\n"
			       "[tactus-gesture]\nname=up\ntype=drag\ndirection=up\nafter=down\naction=close\n"
			       "[tactus-gesture]\nname=left\ntype=drag\ndirection=left\nafter=up,nobody\n"
			       "action=close\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1010, 0, 400, 330);
	finger_motion(&fixture, 2000, 0, 400, 360);
	finger_up(&fixture, 3000, 0);
	finger_drag(&fixture, 3400, 400, 300, 400, 200);
	finger_drag(&fixture, 3800, 400, 300, 300, 300);
	check_notes("act up 1 ended start=400,300 progress=1.00 commits\n"
		    "act left 1 ended start=400,300 progress=1.00 commits\n");
	finger_drag(&fixture, 5000, 400, 300, 300, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_circle(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, FIRST "action=close\nafter=second\n" SECOND);
	check_notes("gestures.conf:6: [tactus-gesture] after=second: that gesture comes after this one, or after "
		    "itself; it never fires\n"
		    "gestures.conf:11: [tactus-gesture] after=first: that gesture comes after this one, or after "
		    "itself; it never fires\n");
	fixture_destroy(&fixture);
}

/* A gesture without an effect is a mistake unless it leads to another one. */
static void check_no_effect(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, FIRST);
	check_notes("gestures.conf:1: [tactus-gesture] type=tap has no command and no action; the gesture is left "
		    "out\n");
	fixture_destroy(&fixture);
}

void check_sequences(void)
{
	check_run("after: within half a second, once", check_within);
	check_run("within: longer, and the first one has an effect of its own", check_longer);
	check_run("after: chains, from the end of each", check_after_drag);
	check_run("after: a circle never fires", check_circle);
	check_run("after: what leads to nothing needs an effect", check_no_effect);
}
