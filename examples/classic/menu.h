/* SPDX-License-Identifier: MIT */
/* The photographs and the menu of one: what the fingers change, and how it is drawn. */
#ifndef CLASSIC_MENU_H
#define CLASSIC_MENU_H

#include "support/scene.h"

#include <stdint.h>

#define PHOTOS 3
#define PHOTO_WIDTH 120
#define PHOTO_HEIGHT 100
#define MENU_WIDTH 160
#define MENU_ITEMS 3
#define ITEM_HEIGHT 44

struct gallery {
	struct tactus_view *table;
	struct tactus_context_menu *menu;
	bool is_marked[PHOTOS], is_gone[PHOTOS];
	int shown;         /* whose menu opens */
	int32_t item;      /* below the finger */
	double lift, open; /* 0 to 1 */
	double dragged_x, dragged_y;
	bool is_dragged;
};

double photo_x(int photo);
double menu_x(const struct gallery *gallery);
#define PHOTO_Y 40
#define MENU_Y 170

/* Drawing functions of views (support/scene.h). */
void draw_table(cairo_t *cairo, struct tactus_view *table, double width, double height, void *data);

#endif
