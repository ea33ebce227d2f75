/* SPDX-License-Identifier: MIT */
#include "touch-move.h"

#include "server.h"
#include "tactus-wlroots.h"
#include "version.h"
#include "window.h"

#include <math.h>

static void handle_motion(uint32_t time_ms, void *data)
{
	const struct touch_move *move = data;

	if (move->window)
		window_move(move->window, (int)lround(move->cursor->x - move->grab_x),
			(int)lround(move->cursor->y - move->grab_y));
}

static void handle_end(uint32_t time_ms, void *data)
{
	struct touch_move *move = data;
	struct window *window = move->window;

	if (window)
		shell_log(&window->server->shell, "window \"%s\" was moved to %d,%d", window_get_title(window),
			window->x, window->y);
	move->window = NULL;
}

bool touch_move_begin(struct window *window, uint32_t serial)
{
	struct shell *shell = &window->server->shell;
	struct touch_move *move = &shell->touch_move;
	const struct wlr_cursor *cursor = window->server->cursor.cursor;

	if (!tactus_wlroots_take_touch(
		    shell->tactus, window->xdg_surface->surface, serial, handle_motion, handle_end, move))
		return false;
	*move = (struct touch_move){
		.window = window, .cursor = cursor, .grab_x = cursor->x - window->x, .grab_y = cursor->y - window->y
	};
	return true;
}

void touch_move_forget(struct window *window)
{
	struct touch_move *move = &window->server->shell.touch_move;

	if (move->window == window)
		move->window = NULL;
}
