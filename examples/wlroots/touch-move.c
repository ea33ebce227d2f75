/* SPDX-License-Identifier: MIT */
#include "touch-move.h"

#include "client-stream.h"
#include "server.h"
#include "window.h"
#include "wlroots-version.h"

#include <math.h>
#include <tactus.h>

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
	struct wlr_touch_point *point;
	double x = 0, y = 0;

	if (!wlr_seat_validate_touch_grab_serial(window->server->seat.seat, NULL, serial, &point) ||
		point->client->client != window->xdg_surface->client->client)
		return false;
	touch = client_stream_find_touch(shell, point->touch_id);
	if (!touch)
		return false;
	callbacks.motion = handle_motion;
	callbacks.end = handle_end;
	tactus_touch_get_location(touch, NULL, &x, &y);
	if (tactus_touch_take(touch, &callbacks, move) != TACTUS_STATUS_OK)
		return false;
	*move = (struct touch_move){ .window = window, .grab_x = x - window->x, .grab_y = y - window->y };
	return true;
}

void touch_move_forget(struct window *window)
{
	struct touch_move *move = &window->server->shell.touch_move;

	if (move->window == window)
		move->window = NULL;
}
