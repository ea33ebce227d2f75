/* SPDX-License-Identifier: MIT */
#include "shell/move-resize.h"

#include "clients/surface.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "xdg-shell-server-protocol.h"
#include "xdg/toplevel.h"

#include <math.h>
#include <tactus-wayland.h>

#define SMALLEST_LENGTH 50

static int at_least(int length)
{
	return length > SMALLEST_LENGTH ? length : SMALLEST_LENGTH;
}

/* Left and top edges move the window's corner as well. */
static void resize(struct interaction *interaction, int dx, int dy)
{
	struct rectangle now = interaction->start;
	uint32_t edges = interaction->edges;

	if (edges & XDG_TOPLEVEL_RESIZE_EDGE_LEFT)
		now.width = at_least(now.width - dx);
	if (edges & XDG_TOPLEVEL_RESIZE_EDGE_RIGHT)
		now.width = at_least(now.width + dx);
	if (edges & XDG_TOPLEVEL_RESIZE_EDGE_TOP)
		now.height = at_least(now.height - dy);
	if (edges & XDG_TOPLEVEL_RESIZE_EDGE_BOTTOM)
		now.height = at_least(now.height + dy);
	if (edges & XDG_TOPLEVEL_RESIZE_EDGE_LEFT)
		now.x += interaction->start.width - now.width;
	if (edges & XDG_TOPLEVEL_RESIZE_EDGE_TOP)
		now.y += interaction->start.height - now.height;
	window_set_position(interaction->window, now.x, now.y);
	toplevel_set_size(interaction->window->toplevel, now.width, now.height, true);
}

/* Moves the window, to another output if the finger is there. */
static void move(struct interaction *interaction, double x, double y)
{
	struct window *window = interaction->window;
	struct output *output = output_at(window->server, x, y);
	double left = interaction->start.x + x - interaction->start_x;
	double top = interaction->start.y + y - interaction->start_y;

	if (output)
		window_set_output(window, output);
	window_set_position(window, (int)lround(left) - window->output->place.x,
		(int)lround(top) - window->output->place.y);
}

void interaction_update(struct interaction *interaction, double x, double y)
{
	if (!interaction->window)
		return;
	if (interaction->edges)
		resize(interaction, (int)lround(x - interaction->start_x), (int)lround(y - interaction->start_y));
	else
		move(interaction, x, y);
}

void interaction_finish(struct interaction *interaction)
{
	struct window *window = interaction->window;

	interaction->window = NULL;
	if (!window)
		return;
	shell_log(&window->server->shell, "window \"%s\" is at %d,%d on %s", window_get_title(window), window->x,
		window->y, window->output->name);
	if (interaction->edges)
		toplevel_set_size(window->toplevel, window->toplevel->resized_width,
			window->toplevel->resized_height, false);
}

static void handle_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	interaction_update(data, x, y);
}

static void handle_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	interaction_finish(data);
}

static const struct tactus_touch_grab_callbacks grab_callbacks = {
	.size = sizeof(grab_callbacks),
	.motion = handle_motion,
	.end = handle_end,
};

static void begin(struct interaction *interaction, struct window *window, uint32_t edges, double x, double y)
{
	interaction->window = window;
	interaction->edges = edges;
	interaction->start = window_get_visible(window);
	if (!edges) { /* in the layout, where the finger is; sizes need no place */
		interaction->start.x += window->output->place.x;
		interaction->start.y += window->output->place.y;
	}
	interaction->start_x = x;
	interaction->start_y = y;
}

static void begin_with_touch(struct interaction *interaction, struct window *window, uint32_t serial,
	uint32_t edges)
{
	struct tactus_wayland_seat *seat = window->server->seat.touch;
	struct wl_client *client = wl_resource_get_client(window->surface->resource);
	struct tactus_wayland_touch touch = TACTUS_WAYLAND_TOUCH_INIT;
	double x = 0, y = 0;

	if (tactus_wayland_seat_find_touch(seat, client, serial, &touch) != TACTUS_STATUS_OK || !touch.touch)
		return;
	tactus_touch_get_location(touch.touch, NULL, &x, &y);
	begin(interaction, window, edges, x, y);
	if (tactus_wayland_seat_take_touch(seat, client, serial, &grab_callbacks, interaction) != TACTUS_STATUS_OK)
		interaction->window = NULL;
}

static void start(struct window *window, uint32_t serial, uint32_t edges)
{
	struct interaction *interaction = &window->server->shell.interaction;
	struct mouse *mouse = &window->server->seat.mouse;

	if (interaction->window || window->toplevel->fullscreen)
		return;
	if (mouse_is_held(mouse, wl_resource_get_client(window->surface->resource), serial)) {
		begin(interaction, window, edges, mouse->x, mouse->y);
		mouse_drag_window(mouse);
	} else {
		begin_with_touch(interaction, window, serial, edges);
	}
}

void window_start_move(struct window *window, uint32_t serial)
{
	start(window, serial, XDG_TOPLEVEL_RESIZE_EDGE_NONE);
}

void window_start_resize(struct window *window, uint32_t serial, uint32_t edges)
{
	start(window, serial, edges);
}

void window_stop_interaction(struct window *window)
{
	struct interaction *interaction = &window->server->shell.interaction;

	if (interaction->window == window)
		interaction->window = NULL;
}
