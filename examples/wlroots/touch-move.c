/* SPDX-License-Identifier: MIT */
#include "touch-move.h"

#include "server.h"
#include "tactus-wlroots.h"
#include "window.h"
#include "wlroots-version.h"

#include <math.h>

static void handle_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	const struct touch_move *move = data;

	if (move->window)
		window_move(move->window, (int)lround(x - move->grab_x), (int)lround(y - move->grab_y));
}

static void handle_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
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
	struct tactus_touch_grab_callbacks callbacks = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;
	struct shell *shell = &window->server->shell;
	struct touch_move *move = &shell->touch_move;
	const struct tactus_touch *touch;
	double x = 0, y = 0;

	callbacks.motion = handle_motion;
	callbacks.end = handle_end;
	touch = tactus_wlroots_take_touch(shell->tactus, window->xdg_surface->surface, serial, &callbacks, move);
	if (!touch)
		return false;
	tactus_touch_get_location(touch, NULL, &x, &y);
	*move = (struct touch_move){ .window = window, .grab_x = x - window->x, .grab_y = y - window->y };
	return true;
}

void touch_move_forget(struct window *window)
{
	struct touch_move *move = &window->server->shell.touch_move;

	if (move->window == window)
		move->window = NULL;
}
