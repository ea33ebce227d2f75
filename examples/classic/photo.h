/* SPDX-License-Identifier: MIT */
/* The photographs on their table: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_PHOTO_H
#define CLASSIC_PHOTO_H

#include "support/painting.h"
#include "support/scene.h"

struct photo {
	const char *name;
	struct tactus_view *view;
	enum painting painting;
	double x, y, scale, angle;                     /* the centre */
	double held_x, held_y, held_scale, held_angle; /* when the fingers took hold of it */
	/* While it slides: start time, duration, start and initial velocity. */
	bool is_sliding;
	uint64_t thrown_us, slide_us;
	double from_x, from_y, velocity_x, velocity_y;
};

/* Drawing functions of views (support/scene.h). */
void draw_photo(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);

#endif
