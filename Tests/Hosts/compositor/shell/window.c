/* SPDX-License-Identifier: MIT */
#include "shell/window.h"

#include "clients/surface-view.h"
#include "clients/surface.h"
#include "log.h"
#include "seat/focus.h"
#include "server.h"
#include "shell/move-resize.h"
#include "shell/output.h"
#include "xdg/toplevel.h"
#include "xdg/xdg-surface.h"

#include <stdlib.h>
#include <string.h>
#include <tactus.h>

struct rectangle window_get_visible(const struct window *window)
{
	const struct rectangle *geometry = &window->toplevel->base->geometry;
	bool limited = geometry->width > 0;

	return (struct rectangle){
		.x = window->x,
		.y = window->y,
		.width = limited ? geometry->width : window->surface->width,
		.height = limited ? geometry->height : window->surface->height,
	};
}

bool window_is_seen(const struct window *window)
{
	return window->workspace == window->output->workspaces.current;
}

bool window_is_beside(const struct window *window, const struct window *other)
{
	return window->output == other->output && window->workspace == other->workspace;
}

const char *window_get_title(const struct window *window)
{
	return window->toplevel->title ? window->toplevel->title : "untitled";
}

void window_update(struct window *window)
{
	if (window_is_out_of_place(window))
		arrange_windows(window->output, window->workspace);
}

void window_set_position(struct window *window, int x, int y)
{
	window->x = x;
	window->y = y;
	window->placed = true;
	/* A window that is unmapped for a while returns to its place. */
	window->toplevel->placed = true;
	window->toplevel->x = x;
	window->toplevel->y = y;
	arrange_windows(window->output, window->workspace);
}

void window_set_output(struct window *window, struct output *output)
{
	if (window->output == output)
		return;
	output_send_leave(window->output, window->surface);
	window->output->window_count--;
	output->window_count++;
	window->output = output;
	window->workspace = output->workspaces.current;
	tactus_view_add_subview(output->workspaces.views[window->workspace], window->surface->group);
	output_send_enter(output, window->surface);
	arrange_windows(output, window->workspace);
}

void window_focus(struct window *window)
{
	struct server *server = window->server;
	struct window *last = server->focus;

	wl_list_remove(&window->stack_link);
	wl_list_insert(server->stack.prev, &window->stack_link);
	surface_view_raise(window->surface);
	if (last == window)
		return;
	server->focus = window;
	if (last)
		toplevel_set_activated(last->toplevel, false);
	toplevel_set_activated(window->toplevel, true);
	focus_update(server);
}

static bool is_on(const struct window *window, const struct output *output)
{
	return window->output == output && window_is_seen(window);
}

void window_focus_next(struct output *output)
{
	struct window *window;

	wl_list_for_each(window, &output->server->stack, stack_link) {
		if (!is_on(window, output))
			continue;
		window_focus(window);
		return;
	}
}

void window_focus_previous(struct output *output)
{
	struct window *window, *front = NULL;

	wl_list_for_each_reverse(window, &output->server->stack, stack_link) {
		if (!is_on(window, output))
			continue;
		if (front) {
			window_focus(window);
			return;
		}
		front = window;
	}
}

void window_focus_seen(struct output *output)
{
	const struct window *focus = output->server->focus;
	struct window *window;

	if (focus && (focus->output != output || window_is_seen(focus)))
		return;
	wl_list_for_each_reverse(window, &output->server->stack, stack_link) {
		if (!is_on(window, output))
			continue;
		window_focus(window);
		return;
	}
}

/* Rule 2.12: the views of this client keep its touches from the shell's gestures, except exempt ones. */
void window_apply_rule(struct window *window)
{
	const struct options *options = window->server->options;
	const char *app_id = window->toplevel->app_id;

	window->rule = NULL;
	for (size_t i = 0; app_id && i < options->rule_count; i++) {
		if (strcmp(options->rules[i].app_id, app_id) == 0)
			window->rule = &options->rules[i];
	}
	tactus_view_set_inhibits_ancestor_recognizers(window->surface->group,
		window->rule && window->rule->inhibits_gestures);
}

struct window *window_create(struct toplevel *toplevel)
{
	struct server *server = toplevel->base->server;
	struct output *output = toplevel->output ? toplevel->output : output_for_new_window(server);
	struct window *window = calloc(1, sizeof(*window));
	struct surface *surface = toplevel->base->surface;

	if (!window || !surface_view_show(surface, output->workspaces.views[output->workspaces.current], 0, 0)) {
		log_error("no memory for a window");
		free(window);
		return NULL;
	}
	window->server = server;
	window->toplevel = toplevel;
	window->surface = surface;
	window->output = output;
	output->window_count++;
	window->workspace = output->workspaces.current;
	window->placed = toplevel->placed;
	window->x = toplevel->x;
	window->y = toplevel->y;
	wl_list_insert(server->windows.prev, &window->link);
	wl_list_insert(server->stack.prev, &window->stack_link);
	tactus_view_set_name(surface->view, window_get_title(window));
	window_apply_rule(window);
	arrange_windows(output, window->workspace);
	log_line("compositor", "window \"%s\" is mapped: %dx%d at %d,%d", window_get_title(window), surface->width,
		surface->height, window->x - toplevel->base->geometry.x, window->y - toplevel->base->geometry.y);
	output_send_enter(output, surface);
	toplevel->window = window;
	popup_grab_dismiss(&server->popup_grab); /* an open menu would keep touches from the window */
	window_focus(window);
	wl_signal_emit(&server->window_mapped, window);
	return window;
}

void window_destroy(struct window *window)
{
	struct server *server = window->server;
	struct output *output = window->output;

	log_line("compositor", "window \"%s\" is gone", window_get_title(window));
	window_stop_interaction(window);
	output_send_leave(output, window->surface);
	output->window_count--;
	surface_view_hide(window->surface);
	wl_list_remove(&window->link);
	wl_list_remove(&window->stack_link);
	if (server->focus == window)
		server->focus = NULL;
	free(window);
	arrange_windows_soon(output);
	/* The next window in the stack was in front before. */
	if (!server->focus && !wl_list_empty(&server->stack)) {
		window = wl_container_of(server->stack.prev, window, stack_link);
		window_focus(window);
	} else if (!server->focus) {
		focus_update(server);
	}
}
