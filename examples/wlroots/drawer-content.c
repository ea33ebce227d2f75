/* SPDX-License-Identifier: MIT */
#include "drawer-content.h"

#include "canvas.h"

#include <math.h>
#include <stdint.h>

/* px. */
#define MARGIN 24.0
#define ICON 56.0

static const uint32_t icon_colors[] = { 0xf2b84b, 0x5bb974, 0x5aa9e6, 0xe8707a, 0xb58be0, 0x4cc2b8 };

#define ICON_COLOR_COUNT (sizeof(icon_colors) / sizeof(icon_colors[0]))

/* A program's icon: no two neighbors have the same color and sign. */
static void draw_icon(cairo_t *cairo, double x, double y, double size, size_t number)
{
	canvas_set_color(cairo, icon_colors[number % ICON_COLOR_COUNT], 1);
	canvas_round_rectangle(cairo, x, y, size, size, size / 4);
	cairo_fill(cairo);
	canvas_set_color(cairo, 0xffffff, 0.9);
	if (number % 3 == 0) {
		canvas_circle(cairo, x + size / 2, y + size / 2, size / 5);
	} else if (number % 3 == 1) {
		canvas_round_rectangle(cairo, x + size * 0.28, y + size * 0.28, size * 0.44, size * 0.44, size / 14);
	} else {
		cairo_move_to(cairo, x + size * 0.36, y + size * 0.26);
		cairo_line_to(cairo, x + size * 0.74, y + size * 0.5);
		cairo_line_to(cairo, x + size * 0.36, y + size * 0.74);
		cairo_close_path(cairo);
	}
	cairo_fill(cairo);
}

/* A line of text, as far as a drawing without fonts can show one. */
static void draw_line(cairo_t *cairo, double x, double y, double width, double alpha)
{
	canvas_set_color(cairo, 0xffffff, alpha);
	canvas_round_rectangle(cairo, x, y, width, 10, 5);
	cairo_fill(cairo);
}

/* Cards with an icon and two lines, side by side. */
static void draw_cards(cairo_t *cairo, double width, double height)
{
	int count = (int)fmax(floor((width - MARGIN) / 300), 1);
	double card = (width - MARGIN) / count - MARGIN;

	for (int i = 0; i < count; i++) {
		double x = MARGIN + i * (card + MARGIN);

		canvas_set_color(cairo, 0xffffff, 0.12);
		canvas_round_rectangle(cairo, x, MARGIN, card, height - 2 * MARGIN, 18);
		cairo_fill(cairo);
		draw_icon(cairo, x + MARGIN, 2 * MARGIN, ICON, (size_t)i);
		draw_line(cairo, x + 2 * MARGIN + ICON, 2 * MARGIN + 12, (card - 3 * MARGIN - ICON) * 0.9, 0.9);
		draw_line(cairo, x + 2 * MARGIN + ICON, 2 * MARGIN + 36, (card - 3 * MARGIN - ICON) * 0.6, 0.5);
		draw_line(cairo, x + MARGIN, height - 2 * MARGIN - 10, (card - 2 * MARGIN) * (0.9 - 0.2 * (i % 3)),
			0.3);
	}
}

/* Programs, one below the other. */
static void draw_list(cairo_t *cairo, double width, double height)
{
	int count = (int)((height - MARGIN) / (ICON + MARGIN));

	for (int i = 0; i < count; i++) {
		double y = MARGIN + i * (ICON + MARGIN);

		draw_icon(cairo, MARGIN, y, ICON, (size_t)i);
		draw_line(cairo, 2 * MARGIN + ICON, y + 12, (width - 3 * MARGIN - ICON) * (1 - 0.15 * (i % 3)), 0.9);
		draw_line(cairo, 2 * MARGIN + ICON, y + 36, (width - 3 * MARGIN - ICON) * (0.5 + 0.15 * (i % 2)), 0.5);
	}
}

/* Large icons in a row, in the middle. */
static void draw_dock(cairo_t *cairo, double width, double height)
{
	double size = ICON * 1.7, gap = MARGIN * 1.5;
	int count = (int)fmin(fmax(floor((width - gap) / (size + gap)), 1), 6);
	double x = (width - count * (size + gap) + gap) / 2, y = (height - size) / 2;

	canvas_set_color(cairo, 0xffffff, 0.12);
	canvas_round_rectangle(cairo, x - gap, y - gap, count * (size + gap) + gap, size + 2 * gap, 28);
	cairo_fill(cairo);
	for (int i = 0; i < count; i++)
		draw_icon(cairo, x + i * (size + gap), y, size, (size_t)i);
}

/* Two sliders, and switches below them. */
static void draw_sliders(cairo_t *cairo, double width, double height)
{
	static const double levels[] = { 0.7, 0.4 };
	double slider = (width - 3 * MARGIN) / 2, length = fmax(height * 0.45, 2 * slider);

	for (int i = 0; i < 2; i++) {
		double x = MARGIN + i * (slider + MARGIN), filled = length * levels[i];

		cairo_save(cairo);
		canvas_round_rectangle(cairo, x, 2 * MARGIN, slider, length, 22);
		cairo_clip(cairo);
		canvas_set_color(cairo, 0xffffff, 0.15);
		cairo_paint(cairo);
		canvas_set_color(cairo, 0xffffff, 0.85);
		cairo_rectangle(cairo, x, 2 * MARGIN + length - filled, slider, filled);
		cairo_fill(cairo);
		cairo_restore(cairo);
	}
	for (int i = 0; i < 4; i++) {
		double x = MARGIN + i % 2 * (slider + MARGIN) + slider / 2;
		double y = 3 * MARGIN + length + slider / 2 + floor(i / 2.0) * (slider + MARGIN);

		canvas_set_color(cairo, i % 3 ? 0xffffff : icon_colors[0], i % 3 ? 0.15 : 1);
		canvas_circle(cairo, x, y, slider * 0.42);
		cairo_fill(cairo);
	}
}

void drawer_content_draw(cairo_t *cairo, double width, double height, size_t number)
{
	static const uint32_t backgrounds[] = { 0x453080, 0x1a5c75, 0x336b42, 0x854033 };
	static void (*const contents[])(cairo_t *, double, double) = { draw_cards, draw_list, draw_dock, draw_sliders };

	canvas_set_color(cairo, backgrounds[number], 1);
	cairo_paint(cairo);
	contents[number](cairo, width, height);
}
