/* SPDX-License-Identifier: MIT */
/* What people meant by a value that a key does not take. */
#include "checked.h"
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

#define LENGTH "not a length above 0 and up to 10000, like 12mm or 40px"
#define TIME "not a time from 1ms to 60s, like 500ms or 0.5s; a number alone is ms and at least 20"
#define WAYS "not one of left, right, up, down, diagonals like up-left, angles like 30-60deg"
#define REGION "not two parts of 0-100%, from the left and from the top, like 0-50%,50-100%"
#define TAP "[tactus-gesture]\nname=tap\ntype=tap\naction=close\n"
#define DRAG_KEYS "[tactus-gesture]\nname=drag\ntype=drag\nkeys=ctrl+a\n"
#define DRAG "[tactus-gesture]\nname=drag\ntype=drag\naction=close\n"
#define AT_5 "gestures.conf:5: [tactus-gesture] "
#define LOST "; the gesture is left out\nloaded:\n"

/* A line behind a gesture, and what is said behind `KEY=VALUE: `; NULL: nothing. */
struct hint {
	const char *gesture, *line, *said;
};

static const struct hint hints[] = {
	{ DRAG, "distance=20%", LENGTH "; % is no unit here, mm and px are; the default is used\nloaded: drag\n" },
	{ DRAG, "distance=0.5in", LENGTH "; perhaps 12.7mm is meant; the default is used\nloaded: drag\n" },
	{ DRAG, "distance=2cm", LENGTH "; perhaps 20mm is meant; the default is used\nloaded: drag\n" },
	{ DRAG, "distance=200ms", LENGTH "; ms is a unit of times; the default is used\nloaded: drag\n" },
	{ DRAG, "distance=1,5mm", LENGTH "; a decimal point is a point; the default is used\nloaded: drag\n" },
	{ DRAG, "distance=-5mm", LENGTH "; it has no sign; the default is used\nloaded: drag\n" },
	{ DRAG, "distance=5 MM", NULL },
	{ DRAG, "distance=5Px", NULL },
	{ TAP, "duration=1min", TIME "; perhaps 60s is meant; the default is used\nloaded: tap\n" },
	{ TAP, "duration=2", TIME "; perhaps 2s is meant; the default is used\nloaded: tap\n" },
	{ TAP, "duration=5mm", TIME "; mm is a unit of lengths; the default is used\nloaded: tap\n" },
	{ TAP, "duration=2sec", TIME "; perhaps 2s is meant; the default is used\nloaded: tap\n" },
	{ TAP, "duration=2h", TIME "; h is no unit here, ms and s are; the default is used\nloaded: tap\n" },
	{ TAP, "duration=200 MS", NULL },
	{ TAP, "duration=0.2 S", NULL },
	{ TAP, "cancel=on", "neither true nor false; perhaps true is meant; the default is used\nloaded: tap\n" },
	{ TAP, "cancel=No", "neither true nor false; perhaps false is meant; the default is used\nloaded: tap\n" },
	{ TAP, "cancel=TRUE", "neither true nor false; perhaps true is meant; the default is used\nloaded: tap\n" },
	{ TAP, "fingers=three", "not a number from 1 to 10; perhaps 3 is meant" LOST },
	{ TAP, "fingers=3-4", "not a number from 1 to 10; it takes one, and another one is a gesture of its own" LOST },
	{ TAP, "mode=tablet,laptop",
		"neither tablet nor laptop; it takes one, and another one is a gesture of its own" LOST },
	{ DRAG, "direction=left-up", NULL },
	{ DRAG, "direction=up-left, 30-60deg,left", NULL },
	{ DRAG, "direction=330-30deg", NULL },
	{ DRAG, "direction=left up", WAYS "; perhaps left-up is meant, or left,up, which is one or the other" LOST },
	{ DRAG, "direction=ld", WAYS "; perhaps down-left is meant" LOST },
	{ DRAG, "direction=30-60", WAYS LOST },
	{ DRAG, "direction=30-400deg", WAYS LOST },
	{ DRAG, "direction=45-45deg", WAYS LOST },
	{ DRAG, "direction=left right", WAYS "; perhaps left,right is meant" LOST },
	{ DRAG, "direction=up-lefft", WAYS "; perhaps up-left is meant" LOST },
	{ TAP, "taps=6", "not a number from 1 to 5" LOST },
	{ TAP, "taps=two", "not a number from 1 to 5; perhaps 2 is meant" LOST },
	{ TAP, "taps=5", NULL },
	{ DRAG, "speed=fats", "neither slow nor fast; perhaps fast is meant" LOST },
	{ DRAG, "speed=quick", "neither slow nor fast; perhaps fast is meant" LOST },
	{ DRAG, "distance-max=2in", LENGTH "; perhaps 50.8mm is meant" LOST },
	{ DRAG, "distance-max=10px", "not more than the distance from which the gesture fires" LOST },
	{ DRAG, "distance-max=5mm", NULL },
	{ DRAG, "distence-max=5mm", "no such key, but distance-max is one; it is ignored\nloaded: drag\n" },
	{ TAP, "region=0-50%", REGION LOST },
	{ TAP, "region=50-0%,0-100%", REGION LOST },
	{ TAP, "region=0-50, 0%-50%", NULL },
	{ TAP, "within=1s", "there is no after that it belongs to; it has no effect\nloaded: tap\n" },
	{ TAP, "after=tapp", "no such gesture; perhaps tap is meant; the gesture never fires\nloaded: tap\n" },
	{ TAP, "after=tap",
		"that gesture comes after this one, or after itself; it never fires\nloaded: tap\n" },
	{ TAP, "interval=200ms", "a single tap has no other one; it has no effect\nloaded: tap\n" },
	{ TAP, "title=*a, b*", NULL },
	{ DRAG_KEYS, "every=1in", LENGTH "; perhaps 25.4mm is meant" LOST },
	{ DRAG_KEYS, "every=0.1mm",
		"shorter than a finger can be stopped; the fingers can hardly choose\nloaded: drag\n" },
	{ DRAG_KEYS, "hold=yes", "neither true nor false; perhaps true is meant" LOST },
	{ DRAG_KEYS, "keys-back=Shift_L",
		"not up to 6 names of keys like super+Tab; Shift_L is no key, perhaps shift is meant" LOST },
	{ DRAG_KEYS, "every=10mm", NULL },
	{ TAP, "modifiers=ctrl+alt", "not one of shift, ctrl, alt, super, none; perhaps ctrl,alt is meant" LOST },
	{ TAP, "mode=“tablet”", "neither tablet nor laptop; quotes do not belong around a value" LOST },
	{ TAP, "mode=tablet ; mine", "neither tablet nor laptop; a comment has a line of its own" LOST },
	{ TAP, "mode=tablet\xc2\xa0",
		"neither tablet nor laptop; it has a blank that is none, such as a no-break space" LOST },
	{ TAP, "app-id=org.*", NULL },
	{ TAP, "app-id=^foot$", "of patterns there is *, which stands for any text, like org.gnome.*" LOST },
	{ TAP, "output=DP-*", "names of outputs have no patterns, and are written out" LOST },
	{ TAP, "waits-for=doubletap",
		"no such gesture; it takes the name= of one, not a type; it is ignored\nloaded: tap\n" },
};

static void check_hints(void)
{
	char text[256], expected[512];

	for (size_t index = 0; index < sizeof(hints) / sizeof(*hints); index++) {
		const struct hint *hint = &hints[index];
		struct checked_file file = { hint->line, text, 0, expected };

		snprintf(text, sizeof(text), "%s%s\n", hint->gesture, hint->line);
		if (hint->said)
			snprintf(expected, sizeof(expected), AT_5 "%s: %s", hint->line, hint->said);
		else
			snprintf(expected, sizeof(expected), "loaded: %s\n", strstr(text, "name=tap") ? "tap" : "drag");
		check_files_of(&file, 1);
	}
}

static const struct checked_file files[] = {
	{ "two edges", "[tactus-gesture]\ntype=edge-swipe\nedge=left,right\naction=close\n", 0,
		"gestures.conf:3: [tactus-gesture] edge=left,right: not one of left, right, top, bottom, "
		"top-left, top-right, bottom-left, bottom-right; it takes one, "
		"and another one is a gesture of its own" LOST },
	{ "a range with blanks", "[tactus-gesture]\nname=a\ntype=edge-swipe\nedge=left\nedge-range=0 % - 50 %\n"
				 "action=close\n",
		0, "loaded: a\n" },
	{ "quotes around a whole command", "[tactus-gesture]\nname=a\ntype=tap\ncommand=\"true 1\"\n", 0,
		"gestures.conf:4: [tactus-gesture] command=\"true 1\": the quotes make one word of it, the name of a "
		"program; leave them out\nloaded: a\n" },
	{ "bounds of tests", "[tactus]\ntest-fires=often\ntest-takes=tap,zoom\ntest-wait=1min\ntest-taken=2%\n", 0,
		"gestures.conf:2: [tactus] test-fires=often: not a part of 100%, like 90%; the default is used\n"
		"gestures.conf:3: [tactus] test-takes=tap,zoom: not of tap, double-tap, scroll, pinch, long-press, "
		"selection, drawing; perhaps pinch is meant; the default is used\n"
		"gestures.conf:4: [tactus] test-wait=1min: " TIME "; perhaps 60s is meant; the default is used\n"
		"loaded:\n" },
	{ "a name that is nearly one", TAP "waits-for=drga\n" DRAG, 0,
		"gestures.conf:5: [tactus-gesture] waits-for=drga: no such gesture; perhaps drag is meant; it is "
		"ignored\nloaded: tap, drag\n" },
	{ "an edge swipe behind a drag", DRAG "[tactus-gesture]\nname=edge\ntype=edge-swipe\nedge=left\naction=close\n",
		0,
		"gestures.conf:5: [tactus-gesture] edge: the drag of line 1 fires first from this edge too, unless "
		"this one stands in front of it\nloaded: drag, edge\n" },
	{ "an edge swipe that goes farther than a drag",
		"[tactus-gesture]\nname=edge\ntype=edge-swipe\nedge=left\ndistance=30px\naction=close\n" DRAG, 0,
		"gestures.conf:1: [tactus-gesture] edge: the drag of line 7 fires first from this edge too, unless it "
		"has waits-for=edge\nloaded: edge, drag\n" },
	{ "an edge swipe in front of a drag",
		"[tactus-gesture]\nname=edge\ntype=edge-swipe\nedge=left\naction=close\n" DRAG, 0,
		"loaded: edge, drag\n" },
};

/* What is said of a drag and an edge swipe is so when they are played. */
static void check_drag_and_edge(void)
{
	static const char edge[] = "[tactus-gesture]\nname=edge\ntype=edge-swipe\nedge=left\naction=close\n";

	for (int edge_first = 0; edge_first < 2; edge_first++) {
		struct fixture fixture;
		char text[512], found[512];

		fixture_create(&fixture);
		snprintf(text, sizeof(text), "%s%s", edge_first ? edge : DRAG, edge_first ? DRAG : edge);
		fixture_load(&fixture, text);
		finger_drag(&fixture, 1000, 5, 300, 105, 300);
		notes_keep_first_words(found, sizeof(found));
		check_text(found, edge_first ? "edge " : "drag ");
		fixture_destroy(&fixture);
	}
}

void check_hints_of_values(void)
{
	check_hints();
	CHECK_FILES(files);
	check_run("18.1: a drag in front of an edge swipe fires from the edge too", check_drag_and_edge);
}
