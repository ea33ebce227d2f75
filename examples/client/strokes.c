/* SPDX-License-Identifier: MIT */
#include "strokes.h"

#include <stdlib.h>

/* Number of strokes kept: a client may run for days. */
#define STROKES_KEPT 200

static void stroke_destroy(struct stroke *stroke)
{
	wl_list_remove(&stroke->link);
	wl_array_release(&stroke->points);
	free(stroke);
}

static void stroke_append(struct stroke *stroke, double x, double y)
{
	struct point *point = wl_array_add(&stroke->points, sizeof(*point));

	/* Out of memory: the trail merely has a gap. */
	if (point)
		*point = (struct point){ x, y };
}

static struct stroke *find_live(struct strokes *strokes, int32_t finger)
{
	struct stroke *stroke;

	wl_list_for_each_reverse(stroke, &strokes->list, link) {
		if (stroke->finger == finger && stroke->state == STROKE_DOWN)
			return stroke;
	}
	return NULL;
}

void strokes_init(struct strokes *strokes)
{
	wl_list_init(&strokes->list);
	strokes->count = 0;
}

void strokes_finish(struct strokes *strokes)
{
	struct stroke *stroke, *next;

	wl_list_for_each_safe(stroke, next, &strokes->list, link)
		stroke_destroy(stroke);
}

static void forget_oldest(struct strokes *strokes)
{
	struct stroke *stroke, *next;

	wl_list_for_each_safe(stroke, next, &strokes->list, link) {
		if (strokes->count < STROKES_KEPT)
			return;
		if (stroke->state == STROKE_DOWN)
			continue;
		stroke_destroy(stroke);
		strokes->count--;
	}
}

void strokes_down(struct strokes *strokes, int32_t finger, double x, double y)
{
	struct stroke *stroke = calloc(1, sizeof(*stroke));

	if (!stroke)
		return;
	forget_oldest(strokes);
	stroke->finger = finger;
	stroke->state = STROKE_DOWN;
	wl_array_init(&stroke->points);
	stroke_append(stroke, x, y);
	wl_list_insert(strokes->list.prev, &stroke->link);
	strokes->count++;
}

void strokes_motion(struct strokes *strokes, int32_t finger, double x, double y)
{
	struct stroke *stroke = find_live(strokes, finger);

	if (stroke)
		stroke_append(stroke, x, y);
}

void strokes_up(struct strokes *strokes, int32_t finger)
{
	struct stroke *stroke = find_live(strokes, finger);

	if (stroke)
		stroke->state = STROKE_LIFTED;
}

void strokes_cancel(struct strokes *strokes)
{
	struct stroke *stroke;

	wl_list_for_each(stroke, &strokes->list, link) {
		if (stroke->state == STROKE_DOWN)
			stroke->state = STROKE_CANCELLED;
	}
}
