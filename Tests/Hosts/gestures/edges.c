/* SPDX-License-Identifier: MIT */
/* Directions of edge swipes (rule 8.8). */
#include "fixture.h"
#include "suites.h"

#define EDGE "[tactus-gesture]\ntype=edge-swipe\nedge=right\naction=workspace-up\n"

static void check_along(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	const char *three = EDGE "name=up\ndirection=up\n" EDGE "name=down\ndirection=down\n" EDGE
				 "name=in\ndirection=inwards\n";
	fixture_load(&fixture, three);
	/* Up and down along the edge: the way of the fingers is that of the gesture. */
	finger_down(&fixture, 1000, 0, 795, 300);
	finger_motion(&fixture, 1010, 0, 795, 280);
	check_notes("act up 7 began start=795,300 progress=0.03\n");
	finger_motion(&fixture, 1020, 0, 795, 240);
	finger_up(&fixture, 1030, 0);
	check_notes("act up 7 changed start=795,300 progress=0.10\n"
		    "act up 7 ended start=795,300 progress=0.10 commits\n");
	finger_down(&fixture, 3000, 0, 795, 300);
	finger_motion(&fixture, 3010, 0, 793, 320);
	check_notes("act down 7 began start=795,300 progress=0.03\n");
	finger_up(&fixture, 3020, 0);
	check_notes("act down 7 ended start=795,300 progress=0.03 commits\n");
	finger_down(&fixture, 5000, 0, 795, 300);
	finger_motion(&fixture, 5010, 0, 775, 305);
	check_notes("act in 7 began start=795,300 progress=0.03\n");
	finger_up(&fixture, 5020, 0);
	check_notes("act in 7 ended start=795,300 progress=0.03 commits\n");
	fixture_destroy(&fixture);
}

/* Without the key an edge swipe leads inwards, as the direction from its edge does. */
static void check_inwards(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, EDGE "name=plain\n" EDGE "name=left\ndirection=left,up\n");
	check_notes("");
	finger_drag(&fixture, 1000, 795, 300, 795, 340);
	check_notes("");
	finger_down(&fixture, 3000, 0, 795, 300);
	finger_motion(&fixture, 3010, 0, 795, 280);
	finger_up(&fixture, 3020, 0);
	check_notes("act left 7 began start=795,300 progress=0.03\n"
		    "act left 7 ended start=795,300 progress=0.03 commits\n");
	fixture_destroy(&fixture);
}

static void check_outwards(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, EDGE "direction=right\n" EDGE "direction=north\n");
	check_notes("gestures.conf:5: [tactus-gesture] direction=right: no finger goes from this edge "
		    "off the screen; the "
		    "gesture is left out\n"
		    "gestures.conf:10: [tactus-gesture] direction=north: not one of inwards, left, right, "
		    "up, down, diagonals like up-left, angles like 30-60deg; the "
		    "gesture is left out\n");
	fixture_destroy(&fixture);
}

void check_edges(void)
{
	check_run("8.8: along the edge, up and down, and inwards", check_along);
	check_run("8.8: an edge swipe without a direction leads inwards", check_inwards);
	check_run("8.8: off the screen no finger goes", check_outwards);
}
