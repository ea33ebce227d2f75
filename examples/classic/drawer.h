/* SPDX-License-Identifier: MIT */
/* The drawer and the page below it: what the transition moves, and how it is drawn. */
#ifndef CLASSIC_DRAWER_H
#define CLASSIC_DRAWER_H

#include "support/scene.h"

#define DRAWER_WIDTH 240
#define DRAWER_ENTRIES 5

struct drawer {
	struct tactus_view *panel, *shade;
	struct tactus_transition *transition;
	double progress;
	int chosen; /* entry of the drawer */
};

/* Drawing functions of views (support/scene.h). */
void draw_page(cairo_t *cairo, struct tactus_view *page, double width, double height, void *data);
void draw_shade(cairo_t *cairo, struct tactus_view *shade, double width, double height, void *data);
void draw_panel(cairo_t *cairo, struct tactus_view *panel, double width, double height, void *data);

#endif
