/* SPDX-License-Identifier: MIT */
/* Directions, distances, speeds and places: fingers fire the gesture of each key, and others just miss it. */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>

#define TAP "[tactus-gesture]\ntype=tap\ncommand=true\n"
#define DRAG "[tactus-gesture]\ntype=drag\n"
#define CLOSE "action=close\n"
#define SWIPE "[tactus-gesture]\ntype=swipe\n"
#define FIRED "run true ended 50%,50% d=0,0\n"

/* A drag from the middle in ten steps of a time in ms. */
static void drag(struct fixture *fixture, unsigned time, unsigned step_ms, double dx, double dy)
{
	finger_down(fixture, time, 0, 400, 300);
	for (unsigned step = 1; step <= 10; step++)
		finger_motion(fixture, time + step * step_ms, 0, 400 + dx * step / 10, 300 + dy * step / 10);
	finger_up(fixture, time + 11 * step_ms, 0);
}

static unsigned taps(struct fixture *fixture, unsigned time, unsigned count)
{
	for (; count > 0; count--, time += 150)
		finger_tap(fixture, time, 400, 300);
	pass_time(fixture, time + 1000);
	return time + 1000;
}

static void check_taps(void)
{
	struct fixture fixture;
	unsigned time = 1000;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "taps=3\n");
	time = taps(&fixture, time, 2);
	check_notes("");
	time = taps(&fixture, time, 3);
	check_notes(FIRED);
	/* Too far apart. */
	finger_tap(&fixture, time, 400, 300);
	finger_tap(&fixture, time + 150, 400, 300);
	finger_tap(&fixture, time + 600, 400, 300);
	check_notes("");
	fixture_load(&fixture, TAP "taps=5\ninterval=500ms\n");
	time = taps(&fixture, time + 2000, 4);
	check_notes("");
	taps(&fixture, time, 5);
	check_notes(FIRED);
	fixture_destroy(&fixture);
}

static void check_diagonals(const char *type, const char *fired)
{
	struct fixture fixture;
	char text[128];

	fixture_create(&fixture);
	snprintf(text, sizeof(text), "[tactus-gesture]\nname=d\ntype=%s\ndirection=up-left\naction=close\n", type);
	fixture_load(&fixture, text);
	/* 22.5° on both sides: 23° and 67° from the left are within, 22° and 68° are not. */
	drag(&fixture, 1000, 10, -92.05, -39.07);
	check_notes(fired);
	drag(&fixture, 2000, 10, -39.07, -92.05);
	check_notes(fired);
	drag(&fixture, 3000, 10, -92.72, -37.46);
	drag(&fixture, 4000, 10, -37.46, -92.72);
	drag(&fixture, 5000, 10, 70, -70);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_all_diagonals(void)
{
	check_diagonals("drag", "act d 1 ended start=400,300 progress=1.00 commits\n");
	check_diagonals("swipe", "act d 1 ended start=400,300 progress=1.00 commits\n");
}

static void check_angles(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "direction=30-60deg\nname=a\n" CLOSE DRAG "direction=340-10deg\nname=b\n" CLOSE);
	drag(&fixture, 1000, 10, 85.7, -51.5);
	check_notes("act a 1 ended start=400,300 progress=1.00 commits\n");
	drag(&fixture, 2000, 10, 100, 0);
	check_notes("act b 1 ended start=400,300 progress=1.00 commits\n");
	drag(&fixture, 3000, 10, 88.3, -46.9);
	drag(&fixture, 4000, 10, 100, 38);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_diagonal_from_edge(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=edge-swipe\nedge=left\ndirection=up-right\ncommand=true\n");
	finger_drag(&fixture, 1000, 2, 300, 82, 220);
	check_notes("run true began 1%,49% d=8,-8\n");
	finger_drag(&fixture, 2000, 2, 300, 82, 300);
	finger_drag(&fixture, 3000, 2, 300, 82, 380);
	finger_drag(&fixture, 4000, 400, 300, 480, 220);
	check_notes("");
	fixture_load(&fixture, "[tactus-gesture]\ntype=edge-swipe\nedge=left\ndirection=up-left\ncommand=true\n");
	check_notes("gestures.conf:4: [tactus-gesture] direction=up-left: no finger goes from this edge off the "
		    "screen; the gesture is left out\n");
	fixture_destroy(&fixture);
}

/* A gesture with a longest distance waits for the lift, and fails when its fingers go too far. */
static void check_short_and_long(const char *type, const char *edge, double x)
{
	struct fixture fixture;
	char text[512];

	fixture_create(&fixture);
	snprintf(text, sizeof(text),
		"[tactus-gesture]\nname=short\ntype=%s\n%s\ndistance=20px\ndistance-max=80px\naction=close\n"
		"[tactus-gesture]\nname=long\ntype=%s\n%s\ndistance=81px\naction=close\n",
		type, edge, type, edge);
	fixture_load(&fixture, text);
	finger_drag(&fixture, 1000, x, 300, x + 40, 300);
	check_notes(x > 100 ? "act short 1 ended start=400,300 progress=1.00 commits\n"
			    : "act short 1 ended start=5,300 progress=1.00 commits\n");
	finger_drag(&fixture, 3000, x, 300, x + 120, 300);
	check_notes(x > 100 ? "act long 1 ended start=400,300 progress=1.00 commits\n"
			    : "act long 1 ended start=5,300 progress=1.00 commits\n");
	finger_drag(&fixture, 5000, x, 300, x + 19, 300);
	finger_drag(&fixture, 7000, x, 300, x + 80.6, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_distances(void)
{
	check_short_and_long("swipe", "direction=right", 400);
	check_short_and_long("drag", "direction=right,up", 400);
	check_short_and_long("drag", "fingers=1", 400);
	check_short_and_long("edge-swipe", "edge=left", 5);
}

static void check_short_swipe_is_quick(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, SWIPE "direction=up,left\ndistance=20px\ndistance-max=80px\naction=close\nname=s\n");
	drag(&fixture, 1000, 40, 0, -50);
	check_notes("act s 1 ended start=400,300 progress=1.00 commits\n");
	/* Too slow, another way, and beside its way. */
	drag(&fixture, 3000, 50, 0, -50);
	drag(&fixture, 5000, 10, 0, 50);
	drag(&fixture, 7000, 10, 51, -52);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_speed(const char *type)
{
	struct fixture fixture;
	char text[256];

	fixture_create(&fixture);
	snprintf(text, sizeof(text),
		"[tactus-gesture]\nname=fast\ntype=%s\ndirection=right\nspeed=fast\naction=close\n"
		"[tactus-gesture]\nname=slow\ntype=%s\ndirection=right\nspeed=slow\nduration=2s\naction=close\n",
		type, type);
	fixture_load(&fixture, text);
	fixture_forget_notes();
	/* 50 px are reached after 5 steps; the place is left at the first one. The panel has 1 px per mm. */
	drag(&fixture, 1000, 66, 100, 0);
	check_notes("act fast 1 ended start=400,300 progress=1.00 commits\n");
	drag(&fixture, 5000, 67, 100, 0);
	check_notes("act slow 1 ended start=400,300 progress=1.00 commits\n");
	/* A finger that rests and then flicks is fast. */
	finger_down(&fixture, 9000, 0, 400, 300);
	finger_motion(&fixture, 9300, 0, 401, 300);
	finger_motion(&fixture, 9310, 0, 430, 300);
	finger_motion(&fixture, 9320, 0, 460, 300);
	finger_up(&fixture, 9330, 0);
	check_notes("act fast 1 ended start=400,300 progress=1.00 commits\n");
	fixture_destroy(&fixture);
}

static void check_speeds(void)
{
	check_speed("drag");
	check_speed("swipe");
}

static void check_region(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "region=50-100%,0-50%\n");
	finger_tap(&fixture, 1000, 400, 299);
	check_notes("run true ended 50%,50% d=0,0\n");
	finger_tap(&fixture, 3000, 399, 299);
	finger_tap(&fixture, 5000, 400, 300);
	check_notes("");
	finger_tap(&fixture, 7000, 799, 0);
	check_notes("run true ended 100%,0% d=0,0\n");
	fixture_destroy(&fixture);
}

static void check_patterns(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "app-id=org.gnome.*,*fox\n");
	fixture.app_id = "org.gnome.Maps";
	finger_tap(&fixture, 1000, 400, 300);
	fixture.app_id = "firefox";
	finger_tap(&fixture, 3000, 400, 300);
	check_notes(FIRED FIRED);
	fixture.app_id = "org.gnom";
	finger_tap(&fixture, 5000, 400, 300);
	fixture.app_id = "firefox-esr";
	finger_tap(&fixture, 7000, 400, 300);
	check_notes("");
	fixture_load(&fixture, TAP "app-id=!org.*\n");
	finger_tap(&fixture, 9000, 400, 300);
	check_notes(FIRED);
	fixture.app_id = "org.kde.kate";
	finger_tap(&fixture, 11000, 400, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_title(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "title=*- YouTube*,Maps\n");
	fixture.title = "A film - YouTube — Browser";
	finger_tap(&fixture, 1000, 400, 300);
	fixture.title = "Maps";
	finger_tap(&fixture, 3000, 400, 300);
	check_notes(FIRED FIRED);
	fixture.title = "maps";
	finger_tap(&fixture, 5000, 400, 300);
	fixture.title = NULL;
	finger_tap(&fixture, 7000, 400, 300);
	check_notes("");
	fixture_load(&fixture, TAP "title=!Maps*\n");
	finger_tap(&fixture, 9000, 400, 300);
	check_notes(FIRED);
	fixture.title = "Maps of Bern";
	finger_tap(&fixture, 11000, 400, 300);
	check_notes("");
	fixture.host.get_title = NULL;
	fixture_use_host(&fixture);
	fixture_load(&fixture, TAP "name=t\ntitle=x\n");
	check_notes("gestures.conf:1: [tactus-gesture] t: this compositor does not tell titles; the gesture is left "
		    "out\n");
	fixture_destroy(&fixture);
}

void check_when(void)
{
	check_run("taps: so many, and soon enough", check_taps);
	check_run("direction: diagonals are eighths", check_all_diagonals);
	check_run("direction: angles, also past 0 degrees", check_angles);
	check_run("direction: a diagonal from an edge", check_diagonal_from_edge);
	check_run("distance-max: a short and a long gesture", check_distances);
	check_run("distance-max: a short swipe has a swipe's time and directions", check_short_swipe_is_quick);
	check_run("speed: slow and fast", check_speeds);
	check_run("region: a part of the output", check_region);
	check_run("app-id: patterns", check_patterns);
	check_run("title: patterns, and a host that tells none", check_title);
}
