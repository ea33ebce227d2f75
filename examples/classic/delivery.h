/* SPDX-License-Identifier: MIT */
/* The recognizers, their switches and the strips: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_DELIVERY_H
#define CLASSIC_DELIVERY_H

#include "support/scene.h"
#include "timeline.h"

#define PAD_X 20
#define KINDS 3
#define SWITCHES 4

enum property {
	CANCELS,
	DELAYS_BEGAN,
	DELAYS_ENDED,
	IGNORES
};

struct delivery {
	struct timeline timeline;
	struct tactus_view *pad;
	struct tactus_recognizer *recognizers[KINDS];
	struct tactus_view *choices[KINDS], *switches[SWITCHES];
};

/* Drawing functions of views (support/scene.h). */
void draw_pad(cairo_t *cairo, struct tactus_view *pad, double width, double height, void *data);
void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data);

#endif
