/* SPDX-License-Identifier: MIT */
/* Corners, what the fingers land on, and the locked screen: fingers fire each gesture, and others just miss it. */
#include "checked.h"
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

#define TAP "[tactus-gesture]\nname=t\ntype=tap\ncommand=true\n"
#define CORNER "[tactus-gesture]\nname=c\ntype=edge-swipe\naction=close\n"
#define FIRED "run true ended 50%,50% d=0,0\n"

/* Drags 100 px from a place that is so far from a corner. */
static void drag_from(struct fixture *fixture, unsigned *time, const char *corner, double x, double y, bool sideways)
{
	bool is_right = strstr(corner, "right"), is_bottom = strstr(corner, "bottom");

	x = is_right ? 799.9 - x : x;
	y = is_bottom ? 599.9 - y : y;
	*time += 1000;
	finger_drag(fixture, *time, x, y, x + (is_right ? -100 : 100), y + (sideways ? 0 : is_bottom ? -100
												     : 100));
}

static void check_corner(const char *corner)
{
	struct fixture fixture;
	unsigned time = 0;
	char text[160], expected[80];

	fixture_create(&fixture);
	snprintf(text, sizeof(text), CORNER "edge=%s\nedge-width=20px\n", corner);
	fixture_load(&fixture, text);
	snprintf(expected, sizeof(expected), "act c 1 ended start=%d,%d progress=1.00 commits\n",
		strstr(corner, "right") ? 781 : 19, strstr(corner, "bottom") ? 581 : 19);
	drag_from(&fixture, &time, corner, 19, 19, false);
	check_notes(expected);
	/* Both ways along the edges lead away from the corner. */
	drag_from(&fixture, &time, corner, 19, 19, true);
	check_notes(expected);
	/* An edge, but not the other one; and neither. */
	drag_from(&fixture, &time, corner, 21, 5, false);
	drag_from(&fixture, &time, corner, 5, 21, false);
	drag_from(&fixture, &time, corner, 300, 300, false);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_corners(void)
{
	check_corner("top-left");
	check_corner("top-right");
	check_corner("bottom-left");
	check_corner("bottom-right");
}

static void check_corner_width(void)
{
	struct fixture fixture;
	unsigned time = 0;

	fixture_create(&fixture);
	/* The panel has 1 px per mm. */
	fixture_load(&fixture, CORNER "edge=top-left\n");
	drag_from(&fixture, &time, "top-left", 7.9, 0, false);
	check_notes("act c 1 ended start=8,0 progress=1.00 commits\n");
	drag_from(&fixture, &time, "top-left", 8.1, 0, false);
	check_notes("");
	fixture_load(&fixture, CORNER "edge=top-left\nedge-width=30mm\ndirection=down-right\n");
	drag_from(&fixture, &time, "top-left", 29, 29, false);
	check_notes("act c 1 ended start=29,29 progress=1.00 commits\n");
	drag_from(&fixture, &time, "top-left", 29, 29, true);
	check_notes("");
	fixture_destroy(&fixture);
}

/* As an edge swipe does it (18.2). */
static void check_corner_beside_thumb(void)
{
	struct fixture fixture;
	unsigned time = 1000;

	fixture_create(&fixture);
	fixture_load(&fixture, CORNER "edge=bottom-right\n");
	finger_down(&fixture, 500, 3, 400, 300);
	drag_from(&fixture, &time, "bottom-right", 4, 4, false);
	check_notes("act c 1 ended start=796,596 progress=1.00 commits\n");
	fixture_destroy(&fixture);
}

static void check_corner_before_edge(void)
{
	struct fixture fixture;
	unsigned time = 0;

	fixture_create(&fixture);
	fixture_load(&fixture,
		CORNER "edge=top-left\n[tactus-gesture]\nname=e\ntype=edge-swipe\nedge=left\naction=close\n");
	drag_from(&fixture, &time, "top-left", 4, 4, true);
	check_notes("act c 1 ended start=4,4 progress=1.00 commits\n");
	drag_from(&fixture, &time, "top-left", 4, 9, true);
	check_notes("act e 1 ended start=4,9 progress=1.00 commits\n");
	fixture_destroy(&fixture);
}

static void check_where(void)
{
	struct fixture fixture;
	unsigned time = 1000;
	static const struct {
		const char *where;
		uint32_t place;
		bool fires;
	} cases[] = {
		{ "desktop", TACTUS_GESTURES_PLACE_DESKTOP, true },
		{ "desktop", TACTUS_GESTURES_PLACE_WINDOW, false },
		{ "window", TACTUS_GESTURES_PLACE_WINDOW, true },
		{ "window", TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN, true },
		{ "window", TACTUS_GESTURES_PLACE_PANEL, false },
		{ "title", TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_TITLE, true },
		{ "title", TACTUS_GESTURES_PLACE_WINDOW, false },
		{ "fullscreen", TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN, true },
		{ "fullscreen", TACTUS_GESTURES_PLACE_WINDOW, false },
		{ "panel,desktop", TACTUS_GESTURES_PLACE_PANEL, true },
		{ "panel,desktop", TACTUS_GESTURES_PLACE_WINDOW, false },
		{ "!fullscreen", TACTUS_GESTURES_PLACE_WINDOW, true },
		{ "! fullscreen, panel", TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN, false },
		/* Nobody knows what it is. */
		{ "!fullscreen", TACTUS_GESTURES_PLACE_UNKNOWN, false },
	};

	fixture_create(&fixture);
	for (size_t index = 0; index < sizeof(cases) / sizeof(*cases); index++) {
		char text[160];

		snprintf(text, sizeof(text), TAP "where=%s\n", cases[index].where);
		fixture_load(&fixture, text);
		fixture.place = cases[index].place;
		finger_tap(&fixture, time += 2000, 400, 300);
		check_notes(cases[index].fires ? FIRED : "");
	}
	fixture_destroy(&fixture);
}

static void check_while(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture.is_locked = true;
	fixture_load(&fixture, TAP);
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("");
	fixture_load(&fixture, TAP "while=locked\n");
	finger_tap(&fixture, 3000, 400, 300);
	check_notes(FIRED);
	fixture.is_locked = false;
	finger_tap(&fixture, 5000, 400, 300);
	check_notes("");
	fixture_load(&fixture, TAP "while=locked,unlocked\n");
	finger_tap(&fixture, 7000, 400, 300);
	fixture.is_locked = true;
	finger_tap(&fixture, 9000, 400, 300);
	check_notes(FIRED FIRED);
	fixture_destroy(&fixture);
}

/* A host that tells nothing of it leaves out what needs it, and serves what does not. */
static void check_silent_host(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture.host.is_locked = NULL;
	fixture.host.places = TACTUS_GESTURES_PLACE_WINDOW;
	fixture_use_host(&fixture);
	fixture_load(&fixture, TAP "while=locked\n");
	check_notes("gestures.conf:1: [tactus-gesture] t: this compositor does not tell whether the screen is locked; "
		    "the gesture is left out\n");
	fixture_load(&fixture, TAP "while=locked,unlocked\n");
	check_notes("gestures.conf:1: [tactus-gesture] t: this compositor does not tell whether the screen is locked; "
		    "it is possible while it is not\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes(FIRED);
	fixture_load(&fixture, TAP "where=!title\n");
	check_notes("gestures.conf:1: [tactus-gesture] t: this compositor does not tell title bars; the gesture is "
		    "left out\n");
	fixture.host.get_place = NULL;
	fixture_use_host(&fixture);
	fixture_load(&fixture, TAP "where=window\n");
	check_notes("gestures.conf:1: [tactus-gesture] t: this compositor does not tell what is a window; the gesture "
		    "is left out\n");
	fixture_destroy(&fixture);
}

static const struct checked_file mistakes[] = {
	{ "where: a word of everyday language", TAP "where=background\n", 0,
		"gestures.conf:5: [tactus-gesture] where=background: not of desktop, window, title, fullscreen, panel, "
		"or ! in front of these for all others; perhaps desktop is meant; the gesture is left out\nloaded:\n" },
	{ "where: a misspelt word behind a !", TAP "where=!fullscren,panel\n", 0,
		"gestures.conf:5: [tactus-gesture] where=!fullscren,panel: not of desktop, window, title, fullscreen, "
		"panel, or ! in front of these for all others; perhaps fullscreen is meant; the gesture is left "
		"out\nloaded:\n" },
	{ "while: a misspelt word", TAP "while=lock\n", 0,
		"gestures.conf:5: [tactus-gesture] while=lock: not of locked, unlocked; perhaps locked is meant; the "
		"gesture is left out\nloaded:\n" },
	{ "edge: a corner in the other order", CORNER "edge=left-top\n", 0,
		"gestures.conf:5: [tactus-gesture] edge=left-top: not one of left, right, top, bottom, top-left, "
		"top-right, bottom-left, bottom-right; perhaps top-left is meant; the gesture is left out\nloaded:\n" },
	{ "edge: off the screen", CORNER "edge=top-left\ndirection=up\n", 0,
		"gestures.conf:6: [tactus-gesture] direction=up: no finger goes from this corner off the screen; the "
		"gesture is left out\nloaded:\n" },
	{ "edge: a corner has no range", CORNER "edge=top-left\nedge-range=0-50%\n", 0,
		"gestures.conf:6: [tactus-gesture] edge-range=0-50%: a corner has no parts; it has no effect\n"
		"loaded: c\n" },
};

static void check_mistakes_of_places(void)
{
	CHECK_FILES(mistakes);
}

void check_places(void)
{
	check_run("edge: each corner, and just beside", check_corners);
	check_run("edge-width: of a corner", check_corner_width);
	check_run("edge: a corner counts its own fingers", check_corner_beside_thumb);
	check_run("edge: a corner in front of its edge", check_corner_before_edge);
	check_run("where: what the fingers land on", check_where);
	check_run("while: nothing on a locked screen, unless it says so", check_while);
	check_run("where, while: a host that tells neither", check_silent_host);
	check_mistakes_of_places();
}
