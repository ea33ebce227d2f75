/* SPDX-License-Identifier: MIT */
/* The picture that a pan moves: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_IMAGE_TRANSLATION_H
#define CLASSIC_IMAGE_TRANSLATION_H

#include "support/scene.h"

#define IMAGE_X 40
#define IMAGE_Y 40
#define IMAGE_WIDTH 180
#define IMAGE_HEIGHT 130

/* Drawing functions of views (support/scene.h). */
void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data);
void draw_image(cairo_t *cairo, struct tactus_view *image, double width, double height, void *data);

#endif
