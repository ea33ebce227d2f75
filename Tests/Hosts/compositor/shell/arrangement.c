/* SPDX-License-Identifier: MIT */
/*
 * Windows that the user has not moved stand in a row in the middle of what panels leave, and overlap if necessary.
 */
#include "clients/surface-view.h"
#include "clients/surface.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "xdg/toplevel.h"
#include "xdg/xdg-surface.h"

#define GAP 24

static bool covers_output(const struct window *window)
{
	return window->toplevel->maximized || window->toplevel->fullscreen;
}

/* Returns the values that the arrangement depends on. */
static struct rectangle measure(const struct window *window)
{
	const struct rectangle *geometry = &window->toplevel->base->geometry;
	struct rectangle visible = window_get_visible(window);

	return (struct rectangle){ geometry->x, geometry->y, visible.width, visible.height };
}

bool window_is_out_of_place(const struct window *window)
{
	struct rectangle now = measure(window);
	const struct rectangle *then = &window->arranged;

	return now.x != then->x || now.y != then->y || now.width != then->width || now.height != then->height ||
		covers_output(window) != window->arranged_covering;
}

static void place_surface(struct window *window)
{
	window->arranged = measure(window);
	window->arranged_covering = covers_output(window);
	surface_view_move(window->surface, window->x - window->arranged.x, window->y - window->arranged.y);
}

static bool is_in_row(const struct window *window, const struct output *output, int workspace)
{
	return window->output == output && window->workspace == workspace && !window->placed &&
		!covers_output(window);
}

/* Returns how much windows must overlap so that the row fits, and where it starts. */
static int measure_row(const struct output *output, int workspace, int *start)
{
	const struct rectangle *usable = &output->layers.usable;
	int row_width = -GAP, count = 0;
	const struct window *window;

	wl_list_for_each(window, &output->server->windows, link) {
		if (!is_in_row(window, output, workspace))
			continue;
		row_width += window_get_visible(window).width + GAP;
		count++;
	}
	*start = usable->x + (row_width < usable->width ? (usable->width - row_width) / 2 : 0);
	return row_width > usable->width && count > 1 ? (row_width - usable->width) / (count - 1) : 0;
}

void arrange_windows(const struct output *output, int workspace)
{
	const struct rectangle *usable = &output->layers.usable;
	struct window *window;
	int x, overlap = measure_row(output, workspace, &x);

	wl_list_for_each(window, &output->server->windows, link) {
		if (window->output != output || window->workspace != workspace)
			continue;
		if (window->toplevel->fullscreen) {
			window->x = window->y = 0;
		} else if (window->toplevel->maximized) {
			window->x = usable->x;
			window->y = usable->y;
		} else if (!window->placed) {
			struct rectangle visible = window_get_visible(window);
			int gap = (usable->height - visible.height) / 2;

			window->x = x;
			window->y = usable->y + (gap > 0 ? gap : 0);
			x += visible.width + GAP - overlap;
		}
		place_surface(window);
	}
}

static void handle_idle(void *data)
{
	struct output *output = data;

	output->arrangement = NULL;
	for (int i = 0; i < WORKSPACE_COUNT; i++)
		arrange_windows(output, i);
}

void arrange_windows_soon(struct output *output)
{
	if (!output->arrangement)
		output->arrangement = wl_event_loop_add_idle(output->server->loop, handle_idle, output);
}
