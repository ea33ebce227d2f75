/* SPDX-License-Identifier: MIT */
/* Strokes of real fingers: what fires at the lift, and what just misses. */
#include "drawing.h"
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

#define CHECK_STROKE "[tactus-gesture]\nname=checked\ntype=stroke\nshape=check\naction=close\n"
#define FIRED "act checked 1 ended start=280,310 progress=1.00 commits\n"

/* A check of a size in px, which are mm here, whose middle is at 400, 300. */
static const struct drawing check = { 3, 3, { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } }, 200, 0, 1000, 0, false };

static void load(struct fixture *fixture, const char *text)
{
	fixture_create(fixture);
	fixture_load(fixture, text);
}

static unsigned draw(struct fixture *fixture, unsigned time, struct drawing drawing)
{
	return drawing_play(fixture, time, &drawing) + 1500;
}

static void check_check(void)
{
	struct fixture fixture;
	struct drawing drawn = check;

	load(&fixture, CHECK_STROKE);
	drawn.stops_before_lift = true;
	draw(&fixture, 1000, drawn);
	check_notes("");
	for (int id = 2; id >= 0; id--)
		finger_up(&fixture, 2100 + 10 * (unsigned)(2 - id), id);
	check_notes(FIRED);
	fixture_destroy(&fixture);
}

/* Each is one thing off. */
static void check_misses(void)
{
	static const struct drawing misses[] = {
		{ 3, 3, { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } }, 14, 0, 1000, 0, false },                /* too small */
		{ 3, 3, { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } }, 200, 0, 4100, 0, false },               /* too slow */
		{ 2, 3, { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } }, 200, 0, 1000, 0, false },               /* two fingers */
		{ 4, 3, { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } }, 200, 0, 1000, 0, false },               /* four */
		{ 3, 3, { { 1, 0 }, { 0.35, 1 }, { 0, 0.6 } }, 200, 0, 1000, 0, false },               /* backwards */
		{ 3, 3, { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } }, 200, 60, 1000, 0, false },              /* turned */
		{ 3, 2, { { 0, 1 }, { 1, 0 } }, 200, 0, 400, 0, false },                               /* a line */
		{ 3, 3, { { 0, 1 }, { 0.5, 0.45 }, { 1, 0 } }, 200, 0, 400, 0, false },                /* a bow */
		{ 3, 4, { { 0.1, 0 }, { 0.1, 1 }, { 0.12, 0 }, { 0.15, 1 } }, 200, 0, 900, 0, false }, /* to and fro */
	};
	struct fixture fixture;
	unsigned time = 1000;

	load(&fixture, CHECK_STROKE);
	for (size_t index = 0; index < sizeof(misses) / sizeof(*misses); index++) {
		time = draw(&fixture, time, misses[index]);
		check_notes("");
		time = draw(&fixture, time, check);
		check_notes(FIRED);
	}
	fixture_destroy(&fixture);
}

static void check_fingers_that_change(void)
{
	struct fixture fixture;
	struct drawing drawn = check;
	unsigned time;

	load(&fixture, CHECK_STROKE);
	/* One of three lifts and comes again. */
	drawn.stops_before_lift = true;
	draw(&fixture, 1000, drawn);
	finger_up(&fixture, 2100, 2);
	finger_down(&fixture, 2110, 3, 500, 300);
	for (int id = 0; id < 4; id++) {
		if (id != 2)
			finger_up(&fixture, 2120 + (unsigned)id, id);
	}
	check_notes("");
	/* A fourth one comes at the end of the way. */
	draw(&fixture, 4000, drawn);
	finger_down(&fixture, 5100, 3, 500, 300);
	for (int id = 3; id >= 0; id--)
		finger_up(&fixture, 5120 - (unsigned)id, id);
	check_notes("");
	/* The hardware takes a finger back. */
	time = draw(&fixture, 6000, drawn);
	for (int id = 0; id < 3; id++)
		tactus_touch_source_cancel(fixture.panel, (time - 500) * 1000, id);
	check_notes("");
	time = draw(&fixture, time + 1000, check);
	check_notes(FIRED);
	fixture_destroy(&fixture);
}

static void check_longest(void)
{
	struct fixture fixture;
	struct drawing drawn = check;

	/* Each finger sends hundreds of places: of the way fewer are kept, and it is the same. */
	drawn.steps = 900;
	load(&fixture, CHECK_STROKE);
	draw(&fixture, 1000, drawn);
	check_notes(FIRED);
	fixture_destroy(&fixture);
}

static void check_keys_of_strokes(void)
{
	struct fixture fixture;
	struct drawing drawn = check;

	load(&fixture, CHECK_STROKE "fingers=1\nsize=250px\nduration=500ms\ncancel=true\n");
	check_notes("gestures.conf:1: [tactus-gesture] checked: fingers=1: an application has scrolled or drawn "
		    "with the finger before the stroke fires at the lift; three fingers are no application's\n");
	drawn.fingers = 1;
	draw(&fixture, 1000, drawn);
	drawn.size = 260;
	draw(&fixture, 4000, drawn);
	check_notes("");
	drawn.duration = 400;
	draw(&fixture, 7000, drawn);
	check_notes("act checked 1 ended start=250,316 progress=1.00 commits\n");
	fixture_destroy(&fixture);
}

static void check_nearest(void)
{
	/* Their order does not matter, unless two are one. */
	static const char text[] =
		"[tactus-gesture]\nname=v\ntype=stroke\nshape=v\naction=close\n"
		"[tactus-gesture]\nname=checked\ntype=stroke\nshape=check\naction=close\n"
		"[tactus-gesture]\nname=round\ntype=stroke\nshape=circle\naction=close\n";
	static const struct drawing hook = {
		.fingers = 3,
		.count = 7,
		.corners = { { 0, 0.12 }, { 0.39, 0.22 }, { 0.6, 0.22 }, { 0.95, 0.05 }, { 1, 0 }, { 0.99, 0.04 },
			{ 0.99, 0.15 } },
		.size = 300,
		.duration = 1000,
	};
	struct fixture fixture;
	struct drawing drawn = check;

	load(&fixture, text);
	check_notes("");
	draw(&fixture, 1000, drawn);
	check_notes(FIRED);
	drawn.corners[1].x = 0.5;
	drawn.corners[0].y = 0;
	draw(&fixture, 4000, drawn);
	check_notes("act v 1 ended start=280,190 progress=1.00 commits\n");
	fixture_destroy(&fixture);
	/* As a finger of a recording drew: 85 % like a zigzag, and more like a check, which the file does not have. */
	load(&fixture, "[tactus-gesture]\nname=zigzag\ntype=stroke\nshape=zigzag\naction=close\n");
	draw(&fixture, 4000, hook);
	check_notes("");
	fixture_destroy(&fixture);
}

/* A circle of either way, and one of its ways. */
static void check_equal(void)
{
	static const char *const shapes[] = { "circle", "circle-clockwise" };
	struct fixture fixture;
	struct drawing square = { 3, 5, { { 0.5, 0 }, { 1, 0.5 }, { 0.5, 1 }, { 0, 0.5 }, { 0.5, 0 } }, 200, 0, 1000, 0,
		false };
	char text[512], expected[128];

	for (int order = 0; order < 2; order++) {
		snprintf(text, sizeof(text),
			"[tactus-gesture]\nname=%s\ntype=stroke\nshape=%s\naction=close\n"
			"[tactus-gesture]\nname=%s\ntype=stroke\nshape=%s\naction=close\n",
			shapes[order], shapes[order], shapes[!order], shapes[!order]);
		load(&fixture, text);
		fixture_forget_notes();
		draw(&fixture, 1000, square);
		snprintf(expected, sizeof(expected), "act %s 1 ended start=380,190 progress=1.00 commits\n",
			shapes[order]);
		check_notes(expected);
		fixture_destroy(&fixture);
	}
}

static void check_swipes(void)
{
	static const char swipe[] =
		"[tactus-gesture]\nname=down\ntype=swipe\ndirection=down,left\nfingers=3\naction=overview\n";
	static const char other[] =
		"[tactus-gesture]\nname=up\ntype=swipe\ndirection=up\nfingers=3\naction=overview\n";
	char text[512];
	struct fixture fixture;

	snprintf(text, sizeof(text), "%s%s", CHECK_STROKE, swipe);
	load(&fixture, text);
	check_notes("gestures.conf:1: [tactus-gesture] checked: the swipe of line 6 may fire on the way of the stroke, "
		    "which is then none, unless that one has waits-for=checked or another number of fingers\n");
	draw(&fixture, 1000, check);
	check_notes("act down 9 ended start=280,310 progress=1.00 commits\n");
	fixture_destroy(&fixture);
	snprintf(text, sizeof(text), "%s%swaits-for=checked\n", CHECK_STROKE, swipe);
	load(&fixture, text);
	check_notes("");
	draw(&fixture, 1000, check);
	check_notes(FIRED);
	fixture_destroy(&fixture);
	snprintf(text, sizeof(text), "%s%s", CHECK_STROKE, other);
	load(&fixture, text);
	draw(&fixture, 1000, check);
	check_notes(FIRED);
	fixture_destroy(&fixture);
}

void check_strokes(void)
{
	check_run("18.7: three fingers draw a stroke, and it fires when the last one lifts", check_check);
	check_run("strokes: just too small, slow, many, few, turned, backwards, straight or narrow", check_misses);
	check_run("18.7: a finger of a stroke that lifts and comes again, or is taken back", check_fingers_that_change);
	check_run("strokes: a way of any number of places", check_longest);
	check_run("strokes: fingers, size and duration", check_keys_of_strokes);
	check_run("18.7: of strokes the nearest one fires, and none if a shape outside of the file is nearer",
		check_nearest);
	check_run("18.1: of two strokes that are as near the first in the file fires", check_equal);
	check_run("strokes: a swipe on the way fires first and is told, unless it waits", check_swipes);
}
