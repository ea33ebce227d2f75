/* SPDX-License-Identifier: MIT */
/* The card and the tray: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_DRAG_AND_DROP_H
#define CLASSIC_DRAG_AND_DROP_H

#include "support/scene.h"

struct drag_and_drop {
	struct tactus_view *card, *tray;
	struct tactus_recognizer *press;
	bool is_held;
};

/* Drawing functions of views (support/scene.h). */
void draw_tray(cairo_t *cairo, struct tactus_view *tray, double width, double height, void *data);
void draw_card(cairo_t *cairo, struct tactus_view *card, double width, double height, void *data);

#endif
