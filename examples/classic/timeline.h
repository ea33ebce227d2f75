/* SPDX-License-Identifier: MIT */
/*
 * A timeline of touches, as strips on a screen. A strip is one attempt: a row for each of two touches, with the events
 * that the view gets, and a row for the recognizer's states.
 */
#ifndef CLASSIC_TIMELINE_H
#define CLASSIC_TIMELINE_H

#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tactus.h>

#define TIMELINE_STRIPS 7
#define STRIP_FINGERS 2
#define STRIP_MARKS 100

struct mark {
	uint64_t time_us;
	int row;  /* a finger, or STRIP_FINGERS: the recognizer */
	int kind; /* a touch's phase, or a recognizer's state */
};

struct finger {
	const struct tactus_touch *touch;
	uint64_t down_us, up_us;           /* up 0: still down */
	uint64_t withheld_us, released_us; /* released 0: it is withheld, if the first is not 0 */
};

struct strip {
	char label[100];
	uint64_t start_us, last_us;
	struct finger fingers[STRIP_FINGERS];
	int finger_count;
	struct mark marks[STRIP_MARKS];
	size_t mark_count;
};

struct timeline {
	struct tactus_view *view;
	/* The recognizer that is watched, and the title of the next strip. Set them before timeline_watch(). */
	struct tactus_recognizer *recognizer;
	char label[100];
	struct strip strips[TIMELINE_STRIPS]; /* oldest first */
	size_t count;
};

/* Records the events of touches on a view. Uses the application's listeners and the view's callbacks. */
void timeline_watch(struct timeline *timeline, struct tactus_view *view);
void timeline_draw(const struct timeline *timeline, cairo_t *cairo, double x, double y, double width);

#endif
