/* SPDX-License-Identifier: MIT */
/* What is said of strokes that are written wrongly, or that hands take for something else. */
#include "checked.h"
#include "suites.h"

#define STROKE(name, shape) "[tactus-gesture]\nname=" name "\ntype=stroke\nshape=" shape "\naction=close\n"
#define DRAG(keys) "[tactus-gesture]\nname=d\ntype=drag\n" keys "action=close\n"

static const struct checked_file files[] = {
	{ "a shape that is misspelt", STROKE("a", "circel"), 0,
		"gestures.conf:4: [tactus-gesture] shape=circel: not one of circle, circle-clockwise, "
		"circle-counterclockwise, check, caret, v, zigzag, pigtail, s, nor a file NAME.shape; "
		"perhaps circle is meant; the gesture is left out\n"
		"loaded:\n" },
	{ "a shape of everyday language", STROKE("a", "tick") STROKE("b", "Clockwise"), 0,
		"gestures.conf:4: [tactus-gesture] shape=tick: not one of circle, circle-clockwise, "
		"circle-counterclockwise, check, caret, v, zigzag, pigtail, s, nor a file NAME.shape; "
		"perhaps check is meant; the gesture is left out\n"
		"gestures.conf:9: [tactus-gesture] shape=Clockwise: not one of circle, circle-clockwise, "
		"circle-counterclockwise, check, caret, v, zigzag, pigtail, s, nor a file NAME.shape; "
		"perhaps circle-clockwise is meant; the gesture is left out\n"
		"loaded:\n" },
	{ "a shape that nobody knows", STROKE("a", "heart"), 0,
		"gestures.conf:4: [tactus-gesture] shape=heart: not one of circle, circle-clockwise, "
		"circle-counterclockwise, check, caret, v, zigzag, pigtail, s, nor a file NAME.shape; "
		"the gesture is left out\n"
		"loaded:\n" },
	{ "a stroke without a shape", "[tactus-gesture]\ntype=stroke\naction=close\n", 0,
		"gestures.conf:1: [tactus-gesture] type=stroke has no shape: circle, check and others, "
		"or a file NAME.shape; the gesture is left out\n"
		"loaded:\n" },
	{ "keys of other types", STROKE("a", "check") "edge=left\ndirection=up\nfeedback=true\nhold=true\n", 0,
		"gestures.conf:6: [tactus-gesture] edge=left: no key of type=stroke; it is ignored\n"
		"gestures.conf:7: [tactus-gesture] direction=up: no key of type=stroke; it is ignored\n"
		"gestures.conf:8: [tactus-gesture] feedback=true: no key of type=stroke; it is ignored\n"
		"gestures.conf:9: [tactus-gesture] hold=true: no key of type=stroke; it is ignored\n"
		"gestures.conf:9: [tactus-gesture] hold=true: there are no keys that it belongs to; it "
		"has no effect\n"
		"loaded: a\n" },
	{ "a shape of another type", "[tactus-gesture]\nname=a\ntype=tap\nshape=check\nsize=5mm\naction=close\n", 0,
		"gestures.conf:4: [tactus-gesture] shape=check: no key of type=tap; it is ignored\n"
		"gestures.conf:5: [tactus-gesture] size=5mm: no key of type=tap; it is ignored\n"
		"loaded: a\n" },
	{ "values of a stroke", STROKE("a", "check") "fingers=11\nsize=0\nduration=1h\n", 0,
		"gestures.conf:6: [tactus-gesture] fingers=11: not a number from 1 to 10; the gesture is "
		"left out\n"
		"gestures.conf:7: [tactus-gesture] size=0: not a length above 0 and up to 10000, like "
		"12mm or 40px; the default is used\n"
		"gestures.conf:8: [tactus-gesture] duration=1h: not a time from 1ms to 60s, like 500ms "
		"or 0.5s; a number alone is ms and at least 20; h is no unit here, ms and s are; the "
		"default is used\n"
		"loaded:\n" },
	{ "limits of a stroke", STROKE("a", "check") "size=2mm\nduration=100ms\n", 0,
		"gestures.conf:6: [tactus-gesture] size=2mm: smaller than a hand draws; fingers that "
		"slip may fire it\n"
		"gestures.conf:7: [tactus-gesture] duration=100ms: shorter than a stroke; the gesture "
		"can hardly fire\n"
		"loaded: a\n" },
	{ "the same stroke", STROKE("a", "check") STROKE("b", "check"), 0,
		"gestures.conf:6: [tactus-gesture] is the same gesture as that of line 1, which fires "
		"first; the gesture is left out\n"
		"loaded: a\n" },
	{ "the same shape, of which one is smaller", STROKE("a", "check") STROKE("b", "check") "size=30mm\n", 0,
		"gestures.conf:6: [tactus-gesture] b: the gesture of line 1 needs no more and fires "
		"first; this one never does, unless that one has waits-for=b\n"
		"loaded: a, b\n" },
	{ "the larger one in front", STROKE("a", "check") "size=30mm\n" STROKE("b", "check"), 0,
		"loaded: a, b\n" },
	{ "a circle and one of its ways", STROKE("a", "circle") STROKE("b", "circle-clockwise"), 0,
		"gestures.conf:6: [tactus-gesture] b: its shape is much like that of line 1, so that "
		"hands draw one for the other; choose another shape or number of fingers\n"
		"loaded: a, b\n" },
	{ "circles of both ways, and of other fingers",
		STROKE("a", "circle-counterclockwise") STROKE("b", "circle-clockwise")
			STROKE("c", "circle") "fingers=4\n",
		0,

		"loaded: a, b, c\n" },
	{ "a stroke of two fingers", STROKE("a", "check") "fingers=2\n", 0,
		"gestures.conf:1: [tactus-gesture] a: fingers=2: an application has scrolled or zoomed "
		"with both before the stroke fires at the lift; three fingers are no application's\n"
		"loaded: a\n" },
	{ "a drag of all ways",
		STROKE("a", "check") DRAG("fingers=3\n"), 0,
		"gestures.conf:1: [tactus-gesture] a: the drag of line 6 may fire on the way of the "
		"stroke, which is then none, unless that one has another number of fingers\n"
		"loaded: a, d\n" },
	{ "a drag that no check begins with",
		STROKE("a", "check") DRAG("direction=left\nfingers=3\n"), 0,
		"loaded: a, d\n" },
	{ "a drag that is a stroke's beginning",
		STROKE("a", "check") DRAG("direction=down\nfingers=3\n"), 0,
		"gestures.conf:1: [tactus-gesture] a: the drag of line 6 may fire on the way of the "
		"stroke, which is then none, unless that one has another number of fingers\n"
		"loaded: a, d\n" },
	{ "a drag that waits for a stroke", STROKE("a", "check") DRAG("fingers=3\nwaits-for=a\n"), 0,
		"gestures.conf:6: [tactus-gesture] d: waits-for=a: a stroke is decided when its fingers lift, "
		"and then a drag cannot begin any more; another number of fingers helps\n"
		"loaded: a, d\n" },
	{ "a drag of other fingers",
		STROKE("a", "check") DRAG("direction=down\nfingers=4\n"), 0,
		"loaded: a, d\n" },
};

void check_stroke_mistakes(void)
{
	CHECK_FILES(files);
}
