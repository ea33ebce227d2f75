/* SPDX-License-Identifier: MIT */
/* Numbers of fingers: those on the panel (rules 4.9, 18.2), and more than two of a pinch or rotation. */
#include "fixture.h"
#include "suites.h"

#define ONE_FINGER \
	"[tactus-gesture]\nname=press\ntype=long-press\naction=right-click\n" \
	"[tactus-gesture]\nname=drag\ntype=drag\ncommand=true dragged\n" \
	"[tactus-gesture]\nname=tap\ntype=tap\ncommand=true tapped\n"

/* Three fingers rest; a fourth that comes, moves or lifts is no gesture of one finger. */
static void check_late_finger(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, ONE_FINGER);
	for (int finger = 0; finger < 3; finger++)
		finger_down(&fixture, 1000 + 10 * (unsigned)finger, finger, 200 + 100 * finger, 300);
	finger_down(&fixture, 1300, 3, 600, 300);
	pass_time(&fixture, 1900);
	finger_motion(&fixture, 1910, 3, 660, 300);
	finger_up(&fixture, 1920, 3);
	finger_down(&fixture, 1930, 3, 600, 300);
	finger_up(&fixture, 1960, 3);
	check_notes("");
	for (int finger = 0; finger < 3; finger++)
		finger_up(&fixture, 2000, finger);
	finger_tap(&fixture, 4000, 300, 300);
	check_notes("run true tapped ended 38%,50% d=0,0\n");
	fixture_destroy(&fixture);
}

/* An edge swipe counts the fingers at its edge, whatever is down elsewhere. */
static void check_edge_beside_others(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=edge-swipe\nedge=left\ncommand=true swiped\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_down(&fixture, 1100, 1, 5, 300);
	finger_motion(&fixture, 1110, 1, 25, 300);
	check_notes("run true swiped began 3%,50% d=20,0\n");
	finger_up(&fixture, 1120, 1);
	finger_up(&fixture, 1130, 0);
	fixture_destroy(&fixture);
}

static void check_pinch_of_three(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture,
		"[tactus-gesture]\ntype=pinch\nfingers=3\ndirection=in\ncommand=true closed\n"
		"[tactus-gesture]\ntype=rotate\nfingers=4\ndirection=clockwise\ncommand=true turned\n"
		"[tactus-gesture]\ntype=pinch\nfingers=11\ncommand=true never\n");
	check_notes(
		"gestures.conf:13: [tactus-gesture] fingers=11: not a number from 2 to 10; the gesture is left out\n");
	/* Spreading is another direction; two fingers are too few. */
	finger_down(&fixture, 1000, 0, 300, 300);
	finger_down(&fixture, 1010, 1, 400, 300);
	finger_motion(&fixture, 1020, 1, 350, 300);
	finger_down(&fixture, 1030, 2, 350, 200);
	finger_motion(&fixture, 1040, 2, 350, 100);
	for (int finger = 0; finger < 3; finger++)
		finger_up(&fixture, 1050, finger);
	check_notes("");
	finger_down(&fixture, 3000, 0, 300, 300);
	finger_down(&fixture, 3010, 1, 400, 300);
	finger_down(&fixture, 3020, 2, 350, 200);
	finger_motion(&fixture, 3030, 2, 350, 260);
	check_notes("run true closed began 44%,48% d=0,0\n");
	for (int finger = 0; finger < 3; finger++)
		finger_up(&fixture, 3040, finger);
	finger_down(&fixture, 5000, 0, 300, 300);
	finger_down(&fixture, 5000, 1, 500, 300);
	finger_down(&fixture, 5000, 2, 400, 200);
	finger_down(&fixture, 5000, 3, 400, 400);
	finger_motion(&fixture, 5010, 0, 304, 272);
	finger_motion(&fixture, 5010, 1, 496, 328);
	finger_motion(&fixture, 5010, 2, 428, 204);
	check_notes("run true turned began 50%,50% d=0,0\n");
	for (int finger = 0; finger < 4; finger++)
		finger_up(&fixture, 5020, finger);
	fixture_destroy(&fixture);
}

void check_fingers(void)
{
	check_run("18.2: a finger that comes while others rest starts no gesture of one finger", check_late_finger);
	check_run("18.2: an edge swipe counts the fingers at its edge", check_edge_beside_others);
	check_run("8.13: a pinch of three and a rotation of four fingers", check_pinch_of_three);
}
