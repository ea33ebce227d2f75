/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* M_PI */
#include "board.h"

#include "support/drawing.h"
#include "support/painting.h"

#include <math.h>

#define KNOB 12

/* Draws a piece's outline: knobs to the right and below, holes for the neighbours' knobs. */
static void piece_outline(cairo_t *cairo, const struct piece *piece, double width, double height)
{
	cairo_move_to(cairo, 0, 0);
	if (piece->row > 0)
		cairo_arc_negative(cairo, width / 2, 0, KNOB, M_PI, 0);
	cairo_line_to(cairo, width, 0);
	if (piece->column < COLUMNS - 1)
		cairo_arc(cairo, width, height / 2, KNOB, -M_PI_2, M_PI_2);
	cairo_line_to(cairo, width, height);
	if (piece->row < ROWS - 1)
		cairo_arc(cairo, width / 2, height, KNOB, 0, M_PI);
	cairo_line_to(cairo, 0, height);
	if (piece->column > 0)
		cairo_arc_negative(cairo, 0, height / 2, KNOB, M_PI_2, -M_PI_2);
	cairo_close_path(cairo);
}

void draw_piece(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	const struct piece *piece = data;

	piece_outline(cairo, piece, width, height);
	cairo_save(cairo);
	cairo_clip(cairo);
	cairo_translate(cairo, -piece->column * width, -piece->row * height);
	draw_painting(cairo, PAINTING_DAY, COLUMNS * width, ROWS * height);
	cairo_restore(cairo);
	piece_outline(cairo, piece, width, height);
	set_faint_colour(cairo, INK, piece->is_placed ? 0.25 : 0.8);
	cairo_set_line_width(cairo, 1.5);
	cairo_stroke(cairo);
}

void draw_board(cairo_t *cairo, struct tactus_view *board, double width, double height, void *data)
{
	draw_dashed_box(cairo, FRAME_X, FRAME_Y, COLUMNS * PIECE_WIDTH, ROWS * PIECE_HEIGHT);
}
