/* SPDX-License-Identifier: MIT */
#include "menu.h"

#include "support/drawing.h"
#include "support/painting.h"

static const enum painting paintings[PHOTOS] = { PAINTING_DAY, PAINTING_EVENING, PAINTING_NIGHT };
static const char *const items[MENU_ITEMS] = { "Mark", "Copy", "Delete" };

/* A lifted photograph is a little larger. */
static void draw_photo(cairo_t *cairo, const struct gallery *gallery, int photo)
{
	double scale = photo == gallery->shown ? 1 + 0.1 * gallery->lift : 1;
	double x = photo_x(photo) + PHOTO_WIDTH / 2.0, y = PHOTO_Y + PHOTO_HEIGHT / 2.0;

	if (photo == gallery->shown && gallery->is_dragged) {
		x = gallery->dragged_x;
		y = gallery->dragged_y;
	}
	cairo_save(cairo);
	cairo_translate(cairo, x, y);
	cairo_scale(cairo, scale, scale);
	cairo_translate(cairo, -PHOTO_WIDTH / 2.0, -PHOTO_HEIGHT / 2.0);
	draw_photograph(cairo, paintings[photo], PHOTO_WIDTH, PHOTO_HEIGHT);
	if (gallery->is_marked[photo]) {
		set_colour(cairo, ORANGE);
		draw_dot(cairo, PHOTO_WIDTH - 16, 16, 7);
	}
	cairo_restore(cairo);
}

/* The menu grows out of its upper edge. */
static void draw_menu(cairo_t *cairo, const struct gallery *gallery)
{
	int item;

	cairo_save(cairo);
	cairo_translate(cairo, menu_x(gallery), MENU_Y);
	cairo_scale(cairo, 1, gallery->open);
	draw_box(cairo, 0, 0, MENU_WIDTH, MENU_ITEMS * ITEM_HEIGHT, WHITE);
	for (item = 0; item < MENU_ITEMS; item++) {
		if (item == gallery->item) {
			set_colour(cairo, SKY);
			rounded_rectangle(cairo, 4, item * ITEM_HEIGHT + 4, MENU_WIDTH - 8, ITEM_HEIGHT - 8, 5);
			cairo_fill(cairo);
		}
		set_colour(cairo, item == 2 ? RED : INK);
		draw_text(cairo, 16, item * ITEM_HEIGHT + 27, 0, 15, items[item]);
	}
	cairo_restore(cairo);
}

void draw_table(cairo_t *cairo, struct tactus_view *table, double width, double height, void *data)
{
	const struct gallery *gallery = data;

	for (int i = 0; i < PHOTOS; i++) {
		if (i != gallery->shown && !gallery->is_gone[i])
			draw_photo(cairo, gallery, i);
	}
	set_faint_colour(cairo, INK, 0.35 * gallery->open);
	cairo_rectangle(cairo, 0, 0, width, height);
	cairo_fill(cairo);
	if (!gallery->is_gone[gallery->shown])
		draw_photo(cairo, gallery, gallery->shown);
	if (gallery->open > 0.01)
		draw_menu(cairo, gallery);
}
