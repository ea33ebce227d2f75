/* SPDX-License-Identifier: MIT */
/* The built-in traces. The panel is 256 mm wide and 144 mm high. */
#include "strokes.h"

#include <string.h>

/* Each line is a finger: start and duration in ms, pace, path in mm. */

static const struct stroke tap[] = {
	{ 0, 75, STROKE_EASED, { { 128, 72 } } },
};

static const struct stroke double_tap[] = {
	{ 0, 70, STROKE_EASED, { { 128, 72 } } },
	{ 190, 80, STROKE_EASED, { { 128.9, 72.6 } } },
};

static const struct stroke two_finger_pan[] = {
	{ 0, 640, STROKE_EASED, { { 118, 104 }, { 117, 70 }, { 119, 38 } } },
	{ 14, 634, STROKE_EASED, { { 138, 101 }, { 137, 67 }, { 140, 34 } } },
};

static const struct stroke edge_swipe[] = {
	{ 0, 240, STROKE_FLICKED, { { 0.4, 74 }, { 34, 73 }, { 72, 70 } } },
};

static const struct stroke four_finger_drag[] = {
	{ 0, 700, STROKE_EASED, { { 84, 52 }, { 86, 78 }, { 85, 106 } } },
	{ 11, 704, STROKE_EASED, { { 106, 40 }, { 107, 66 }, { 107, 95 } } },
	{ 19, 711, STROKE_EASED, { { 128, 38 }, { 129, 64 }, { 128, 92 } } },
	{ 34, 688, STROKE_EASED, { { 150, 46 }, { 152, 73 }, { 151, 101 } } },
};

static const struct stroke three_finger_swipe[] = {
	{ 0, 260, STROKE_FLICKED, { { 162, 82 }, { 126, 80 }, { 74, 83 } } },
	{ 9, 262, STROKE_FLICKED, { { 182, 74 }, { 146, 71 }, { 95, 73 } } },
	{ 22, 245, STROKE_FLICKED, { { 203, 78 }, { 166, 76 }, { 117, 80 } } },
};

static const struct stroke pinch[] = {
	{ 0, 620, STROKE_EASED, { { 112, 78 }, { 92, 86 }, { 70, 99 } } },
	{ 17, 612, STROKE_EASED, { { 143, 64 }, { 163, 56 }, { 187, 46 } } },
};

static const struct stroke four_edges[] = {
	{ 0, 240, STROKE_FLICKED, { { 0.4, 74 }, { 34, 73 }, { 72, 70 } } },
	{ 1000, 240, STROKE_FLICKED, { { 255.5, 70 }, { 222, 73 }, { 184, 72 } } },
	{ 2000, 240, STROKE_FLICKED, { { 130, 143.5 }, { 131, 122 }, { 129, 90 } } },
	{ 3000, 240, STROKE_FLICKED, { { 128, 0.4 }, { 127, 24 }, { 129, 60 } } },
};

static const struct stroke pinch_together[] = {
	{ 0, 620, STROKE_EASED, { { 70, 99 }, { 92, 86 }, { 118, 75 } } },
	{ 17, 612, STROKE_EASED, { { 187, 46 }, { 163, 56 }, { 138, 66 } } },
	{ 1600, 80, STROKE_EASED, { { 128, 72 } } },
};

static const struct stroke long_press[] = {
	{ 0, 900, STROKE_EASED, { { 128, 72 } } },
};

static const struct stroke two_finger_tap[] = {
	{ 0, 90, STROKE_EASED, { { 116, 72 } } },
	{ 10, 88, STROKE_EASED, { { 140, 70 } } },
};

/* A drag from the middle to the right; then taps at its end, twice on the left, and in the middle. */
static const struct stroke drag_and_taps[] = {
	{ 0, 640, STROKE_EASED, { { 128, 72 }, { 140, 80 }, { 168, 92 } } },
	{ 1600, 80, STROKE_EASED, { { 160, 86 } } },
	{ 2600, 80, STROKE_EASED, { { 66, 60 } } },
	{ 3600, 80, STROKE_EASED, { { 66, 60 } } },
	{ 4600, 80, STROKE_EASED, { { 128, 72 } } },
};

/* Each thumb lands before the other lifts, as in typing. */
static const struct stroke two_thumbs[] = {
	{ 0, 110, STROKE_EASED, { { 70, 106 } } },
	{ 80, 104, STROKE_EASED, { { 182, 104 } } },
	{ 165, 98, STROKE_EASED, { { 76, 112 } } },
	{ 236, 112, STROKE_EASED, { { 190, 110 } } },
	{ 330, 90, STROKE_EASED, { { 66, 104 } } },
	{ 392, 108, STROKE_EASED, { { 176, 114 } } },
	{ 470, 120, STROKE_EASED, { { 80, 108 } } },
	{ 562, 86, STROKE_EASED, { { 186, 106 } } },
	{ 624, 104, STROKE_EASED, { { 72, 114 } } },
	{ 702, 96, STROKE_EASED, { { 180, 112 } } },
};

/* The pauses are longer than any double tap. */
static const struct stroke demo[] = {
	/* a finger draws a wave in the middle */
	{ 0, 1300, STROKE_EASED,
		{ { 84, 80 }, { 96, 58 }, { 110, 82 }, { 124, 58 }, { 138, 82 }, { 152, 58 }, { 166, 80 },
			{ 174, 72 } } },
	/* three fingers push the workspace to the left, not far enough */
	{ 2000, 720, STROKE_EASED, { { 142, 96 }, { 112, 93 }, { 92, 95 } } },
	{ 2013, 716, STROKE_EASED, { { 163, 88 }, { 133, 85 }, { 114, 86 } } },
	{ 2021, 702, STROKE_EASED, { { 184, 92 }, { 154, 90 }, { 136, 92 } } },
	/* a finger swipes in from the left edge */
	{ 3400, 260, STROKE_FLICKED, { { 0.4, 66 }, { 36, 67 }, { 78, 64 } } },
	/* and one taps */
	{ 4400, 80, STROKE_EASED, { { 148, 84 } } },
};

#define TRACE(name, seed, strokes, description) \
	{ \
		name, description, seed, strokes, sizeof strokes / sizeof strokes[0] \
	}

const struct trace traces[] = {
	TRACE("tap", 11, tap, "one finger taps the middle"),
	TRACE("double-tap", 12, double_tap, "one finger taps the middle twice"),
	TRACE("two-finger-pan", 13, two_finger_pan, "two fingers move up together and stop"),
	TRACE("edge-swipe", 14, edge_swipe, "one finger swipes in from the left edge"),
	TRACE("four-finger-drag", 15, four_finger_drag, "four fingers move down together and stop"),
	TRACE("three-finger-swipe", 16, three_finger_swipe, "three fingers swipe to the left"),
	TRACE("pinch", 17, pinch, "two fingers move apart"),
	TRACE("four-edges", 19, four_edges, "a finger swipes in from the left, right, bottom and top edge"),
	TRACE("pinch-together", 20, pinch_together, "two fingers come together, and a third taps later"),
	TRACE("long-press", 21, long_press, "one finger rests in the middle"),
	TRACE("two-finger-tap", 22, two_finger_tap, "two fingers tap together"),
	TRACE("drag-and-taps", 23, drag_and_taps, "one finger drags away from the middle, and taps here and there"),
	TRACE("two-thumbs", 24, two_thumbs, "two thumbs type in turn, one down before the other lifts"),
	TRACE("demo", 18, demo, "a drawn wave, a three-finger swipe, an edge swipe and a tap"),
};

const size_t trace_count = sizeof traces / sizeof traces[0];

const struct trace *trace_find(const char *name)
{
	for (size_t i = 0; i < trace_count; i++) {
		if (strcmp(traces[i].name, name) == 0) {
			return &traces[i];
		}
	}
	return NULL;
}
