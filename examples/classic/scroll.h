/* SPDX-License-Identifier: MIT */
/* The rows of the list: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_SCROLL_H
#define CLASSIC_SCROLL_H

#include "support/scene.h"

#define LIST_HEIGHT 375
#define ROWS 40
#define ROW_HEIGHT 50
#define CONTENT_HEIGHT (ROWS * ROW_HEIGHT)

struct row {
	char name[16], button_name[24];
	bool is_lit;
};

/* Drawing functions of views (support/scene.h). */
void draw_list(cairo_t *cairo, struct tactus_view *list, double width, double height, void *data);
void draw_row(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);
void draw_bar(cairo_t *cairo, struct tactus_view *bar, double width, double height, void *data);

#endif
