/* SPDX-License-Identifier: MIT */
/*
 * A jigsaw. The pieces handle no touches: a touch on a piece goes up the responder chain to the board, which asks the
 * touch for the view that it hit and moves that piece.
 */
#include "board.h"
#include "support/example.h"

#include <math.h>

#define PIECES (COLUMNS * ROWS)
/* A piece that is released this near to its place snaps in. */
#define NEAR_PX 20

static struct piece *find_piece(struct piece *pieces, const struct tactus_touch *touch)
{
	for (int i = 0; i < PIECES; i++) {
		if (pieces[i].view == tactus_touch_get_view(touch))
			return pieces[i].is_placed ? NULL : &pieces[i];
	}
	return NULL; /* the board itself was hit */
}

static void move_piece(struct piece *piece, double dx, double dy)
{
	double x, y;

	tactus_view_get_frame(piece->view, &x, &y, NULL, NULL);
	tactus_view_set_frame(piece->view, x + dx, y + dy, PIECE_WIDTH, PIECE_HEIGHT);
}

static enum tactus_handling pick_up(struct tactus_responder *board, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	for (size_t i = 0; i < count; i++) {
		struct piece *piece = find_piece(data, touches[i]);

		if (!piece)
			continue;
		tactus_view_bring_to_front(piece->view);
		log_line("board: touch on %s", tactus_view_get_name(piece->view));
	}
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling move(struct tactus_responder *board, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	for (size_t i = 0; i < count; i++) {
		struct piece *piece = find_piece(data, touches[i]);
		double x, y, previous_x, previous_y;

		tactus_touch_get_location(touches[i], NULL, &x, &y);
		tactus_touch_get_previous_location(touches[i], NULL, &previous_x, &previous_y);
		if (piece)
			move_piece(piece, x - previous_x, y - previous_y);
	}
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling let_go(struct tactus_responder *board, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	for (size_t i = 0; i < count; i++) {
		struct piece *piece = find_piece(data, touches[i]);
		double x, y;

		if (!piece)
			continue;
		tactus_view_get_frame(piece->view, &x, &y, NULL, NULL);
		x -= FRAME_X + piece->column * PIECE_WIDTH;
		y -= FRAME_Y + piece->row * PIECE_HEIGHT;
		piece->is_placed = hypot(x, y) < NEAR_PX;
		log_line("board: %s is let go %.0f px from its place", tactus_view_get_name(piece->view), hypot(x, y));
		if (piece->is_placed) {
			move_piece(piece, -x, -y);
			tactus_view_send_to_back(piece->view);
		}
	}
	return TACTUS_HANDLING_HANDLED;
}

static void start(struct example *example)
{
	static struct piece pieces[PIECES];
	static const char *const names[PIECES] = { "sun", "peak", "sky", "meadow", "hill", "house" };
	static const int places[PIECES][2] = {
		{ 340, 130 }, { 60, 215 }, { 350, 20 }, { 400, 215 }, { 175, 230 }, { 285, 225 }
	};
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_began = pick_up;
	callbacks.touches_moved = move;
	callbacks.touches_ended = let_go;
	callbacks.touches_cancelled = let_go;
	scene_adopt(NULL, example->window, "board", draw_board, NULL);
	tactus_view_set_responder_callbacks(example->window, &callbacks, pieces);
	for (int i = 0; i < PIECES; i++) {
		pieces[i].column = i % COLUMNS;
		pieces[i].row = i / COLUMNS;
		pieces[i].view = scene_add_view(example->window, names[i], places[i][0], places[i][1], PIECE_WIDTH,
			PIECE_HEIGHT, draw_piece, &pieces[i]);
	}
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Board",
		.hint = "Put the pieces in their places, with as many fingers as you like.",
		.width = 520,
		.height = 350,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
