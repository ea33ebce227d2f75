/* SPDX-License-Identifier: MIT */
/* The tasks and their check marks: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_CHECKMARK_H
#define CLASSIC_CHECKMARK_H

#include "support/scene.h"

#define TRAIL 200

struct checkmark {
	double start_y;
	double corner_x, corner_y; /* the lowest point so far */
	double right, top;         /* distance to the right, and up from the corner */
	bool goes_up;
};

struct task {
	const char *label;
	struct checkmark checkmark;
	bool is_done;
	/* Stroke of the last finger, only for the picture. */
	double trail[TRAIL][2];
	size_t trail_count;
};

/* Drawing functions of views (support/scene.h). */
void draw_task(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);

#endif
