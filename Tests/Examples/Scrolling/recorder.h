/* SPDX-License-Identifier: MIT */
/* Fingers on a scroll view, and where its content goes, through the public API. */
#ifndef SCROLLING_RECORDER_H
#define SCROLLING_RECORDER_H

#include "curve.h"

#include <stdbool.h>
#include <stdint.h>

/* The size of the view along the axis that scrolls: d of rule 13.4, and a page. */
#define VIEW_LENGTH 400.0

/* A finger drags the content and lifts. */
struct stroke {
	double content_length;
	bool is_fast, is_paging;
	double dragged;       /* px, of the content; positive shows what lies behind */
	uint32_t duration_ms; /* at a steady speed, after a step that begins the drag */
	uint32_t rest_ms;     /* before the lift; from 41 on the velocity is 0 */
};

/* What the library said when the finger lifted, and when the content came to rest. */
struct release {
	double start;    /* px, x₀ */
	double velocity; /* px/s */
	double target;   /* px, as announced */
	double rest_ms;  /* since the release; negative: nothing moved */
};

/* Drags beyond the upper edge, pixel by pixel of a step. */
void record_drag_beyond_an_edge(struct curve *curve, double most, double step);

/* Plays a stroke and samples the motion after it, as a host does: once per output frame. */
struct release record_motion(struct curve *curve, const struct stroke *stroke, uint64_t frame_us);

#endif
