/* SPDX-License-Identifier: MIT */
/* The picture that follows taps: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_TAP_RECOGNITION_H
#define CLASSIC_TAP_RECOGNITION_H

#include "support/scene.h"

#define IMAGE_WIDTH 130
#define IMAGE_HEIGHT 95

struct tap_recognition {
	struct tactus_view *image;
	double x, y;           /* of the last tap */
	double from_x, from_y; /* where the image was before it */
	int taps;
};

/* Drawing functions of views (support/scene.h). */
void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data);
void draw_image(cairo_t *cairo, struct tactus_view *image, double width, double height, void *data);

#endif
