/* SPDX-License-Identifier: MIT */
/* A long press and the press-drag of the same fingers: one gesture with two outcomes (rule 18.4). */
#include "fixture.h"
#include "suites.h"

#define PRESS "[tactus-gesture]\nname=press\ntype=long-press\naction=right-click\n"
#define DRAG "[tactus-gesture]\nname=drag\ntype=press-drag\naction=close\ncommand-end=true end\n"

static void rest(struct fixture *fixture, unsigned time)
{
	finger_down(fixture, time, 0, 300, 300);
	pass_time(fixture, time + 600);
}

static void check_both(const char *text)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, text);
	/* Lifted after the rest it is the press, which fires at the lift. */
	rest(&fixture, 1000);
	check_notes("");
	finger_up(&fixture, 1700, 0);
	check_notes("act press 12 ended start=300,300 progress=1.00 commits\n");
	/* Moved after the rest it is the drag. */
	rest(&fixture, 3000);
	finger_motion(&fixture, 3700, 0, 340, 300);
	check_notes("act drag 1 ended start=300,300 progress=1.00 commits\n");
	finger_up(&fixture, 3800, 0);
	check_notes("run true end ended 43%,50% d=40,0\n");
	/* Moved before the rest it is neither. */
	finger_drag(&fixture, 5000, 300, 300, 360, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_two_outcomes(void)
{
	check_both(PRESS DRAG);
	check_both(DRAG PRESS);
}

/* Alone, or where the other one is kept away, a press fires at its time. */
static void check_press_alone(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture,
		PRESS DRAG "app-id=firefox\n[tactus-gesture]\ntype=press-drag\nfingers=2\naction=close\n");
	rest(&fixture, 1000);
	check_notes("act press 12 ended start=300,300 progress=1.00 commits\n");
	finger_motion(&fixture, 1700, 0, 340, 300);
	finger_up(&fixture, 1800, 0);
	check_notes("");
	fixture_destroy(&fixture);
}

void check_outcomes(void)
{
	check_run("18.4: a press that is lifted, or dragged, in both orders of the file", check_two_outcomes);
	check_run("18.4: a press fires at its time where no drag is possible", check_press_alone);
}
