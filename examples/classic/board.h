/* SPDX-License-Identifier: MIT */
/* The pieces of the jigsaw: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_BOARD_H
#define CLASSIC_BOARD_H

#include "support/scene.h"

#define COLUMNS 3
#define ROWS 2
#define PIECE_WIDTH 90
#define PIECE_HEIGHT 80
#define FRAME_X 30
#define FRAME_Y 30

struct piece {
	struct tactus_view *view;
	int column, row;
	bool is_placed;
};

/* Drawing functions of views (support/scene.h). */
void draw_piece(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);
void draw_board(cairo_t *cairo, struct tactus_view *board, double width, double height, void *data);

#endif
