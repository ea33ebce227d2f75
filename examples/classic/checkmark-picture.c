/* SPDX-License-Identifier: MIT */
#include "checkmark.h"

#include "support/drawing.h"

void draw_task(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	const struct task *task = data;

	draw_box(cairo, 0, 0, width, height, WHITE);
	draw_box(cairo, 20, 20, height - 40, height - 40, task->is_done ? GREEN : PALE);
	set_colour(cairo, task->is_done ? GREY : INK);
	draw_text(cairo, 74, height / 2 + 6, 0, 17, task->label);
	cairo_set_line_width(cairo, 5);
	cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
	if (task->is_done) {
		set_colour(cairo, WHITE);
		cairo_move_to(cairo, 28, 36);
		cairo_line_to(cairo, 34, 42);
		cairo_line_to(cairo, 44, 28);
		cairo_stroke(cairo);
	}
	for (size_t i = 0; i < task->trail_count; i++)
		cairo_line_to(cairo, task->trail[i][0], task->trail[i][1]);
	set_faint_colour(cairo, task->is_done ? GREEN : RED, task->is_done ? 0.8 : 0.4);
	cairo_stroke(cairo);
}
