/* SPDX-License-Identifier: MIT */
#include "window.h"

#include "listener.h"
#include "server.h"
#include "touch-move.h"
#include "version.h"

#include <stdlib.h>

/* Offset of each new window along a diagonal. */
#define STEP 32
#define STEPS 8

struct window *window_of_node(struct wlr_scene_node *node)
{
	while (node && !node->data)
		node = version_parent_of(node);
	return node ? node->data : NULL;
}

struct window *window_of_surface(struct wlr_surface *surface)
{
	struct wlr_surface *root = surface ? wlr_surface_get_root_surface(surface) : NULL;
	struct wlr_xdg_surface *xdg_surface = root ? version_xdg_surface_of(root) : NULL;

	/* Popups are in the trees of their windows. */
	return xdg_surface ? window_of_node(xdg_surface->data) : NULL;
}

const char *window_get_title(const struct window *window)
{
	return window && window->xdg_surface->toplevel->title ? window->xdg_surface->toplevel->title : "untitled";
}

static const char *get_app_id(const struct window *window)
{
	return window ? window->xdg_surface->toplevel->app_id : NULL;
}

bool window_wants_no_gestures(const struct window *window)
{
	return window && app_ids_contain(&window->server->options->without_gestures, get_app_id(window));
}

bool window_wants_right_click(const struct window *window)
{
	return window && !app_ids_contain(&window->server->options->without_right_click, get_app_id(window));
}

bool window_is_mapped(const struct window *window)
{
	return !wl_list_empty(&window->link);
}

void window_move(struct window *window, int x, int y)
{
	window->x = x;
	window->y = y;
	wlr_scene_node_set_position(window->node, x, y);
}

static void set_active(struct wlr_surface *surface, bool active)
{
	struct wlr_xdg_surface *xdg_surface = surface ? version_xdg_surface_of(surface) : NULL;

	if (xdg_surface && xdg_surface->role == WLR_XDG_SURFACE_ROLE_TOPLEVEL)
		version_set_activated(xdg_surface, active);
}

void window_focus(struct window *window)
{
	struct wlr_seat *seat = window->server->seat.seat;
	struct wlr_surface *surface = window->xdg_surface->surface;
	struct wlr_keyboard *keyboard = wlr_seat_get_keyboard(seat);

	if (window->is_minimized)
		wlr_scene_node_set_enabled(window->node, true);
	window->is_minimized = false;
	wlr_scene_node_raise_to_top(window->node);
	wl_list_remove(&window->link);
	wl_list_insert(&window->server->windows, &window->link);
	if (seat->keyboard_state.focused_surface == surface || layers_hold_keyboard(&window->server->layers))
		return;
	set_active(seat->keyboard_state.focused_surface, false);
	set_active(surface, true);
	if (keyboard)
		wlr_seat_keyboard_notify_enter(
			seat, surface, keyboard->keycodes, keyboard->num_keycodes, &keyboard->modifiers);
	else
		wlr_seat_keyboard_notify_enter(seat, surface, NULL, 0, NULL);
}

void window_deactivate(struct wlr_surface *surface)
{
	set_active(surface, false);
}

void window_focus_first(struct server *server)
{
	struct window *window;

	/* The first one only: focusing changes the list. */
	wl_list_for_each(window, &server->windows, link) {
		if (window->is_minimized)
			continue;
		window_focus(window);
		return;
	}
}

void window_minimize(struct window *window)
{
	struct server *server = window->server;

	window->is_minimized = true;
	wlr_scene_node_set_enabled(window->node, false);
	wl_list_remove(&window->link);
	wl_list_insert(server->windows.prev, &window->link);
	if (server->seat.seat->keyboard_state.focused_surface == window->xdg_surface->surface) {
		set_active(window->xdg_surface->surface, false);
		wlr_seat_keyboard_notify_clear_focus(server->seat.seat);
	}
	window_focus_first(server);
}

void window_focus_rearmost(struct server *server)
{
	struct wlr_scene_node *workspace = workspaces_get_current(&server->shell.workspaces);
	struct window *window;

	wl_list_for_each_reverse(window, &server->windows, link) {
		if (version_parent_of(window->node) == workspace) {
			window_focus(window);
			shell_log(&server->shell, "window \"%s\" comes to the front", window_get_title(window));
			return;
		}
	}
}

static void handle_map(struct wl_listener *listener, void *data)
{
	struct window *window = wl_container_of(listener, window, map);
	const struct wlr_box *all = &window->server->shell.box;
	struct wlr_box box = layers_get_room(&window->server->layers, all->x, all->y);
	int step = wl_list_length(&window->server->windows) % STEPS * STEP;

	wl_list_insert(&window->server->windows, &window->link);
	wlr_scene_node_reparent(
		window->node, version_tree_of(workspaces_get_current(&window->server->shell.workspaces)));
	window_move(window, box.x + step, box.y + step);
	window_focus(window);
	overview_follow_windows(&window->server->shell.overview);
	shell_log(&window->server->shell, "window \"%s\" is mapped at %d,%d", window_get_title(window), window->x,
		window->y);
}

static void handle_unmap(struct wl_listener *listener, void *data)
{
	struct window *window = wl_container_of(listener, window, unmap);

	touch_move_forget(window);
	window_actions_forget(&window->server->shell, window);
	cursor_forget_window(&window->server->cursor, window);
	wl_list_remove(&window->link);
	wl_list_init(&window->link);
	overview_follow_windows(&window->server->shell.overview);
	shell_log(&window->server->shell, "window \"%s\" is gone", window_get_title(window));
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct window *window = wl_container_of(listener, window, destroy);

	window->xdg_surface->data = NULL;
	wl_list_remove(&window->map.link);
	wl_list_remove(&window->unmap.link);
	wl_list_remove(&window->destroy.link);
	wl_list_remove(&window->request_move.link);
	free(window);
}

/* Moves the window by the finger, if the serial is that of a touch, else by the pointer. */
static void handle_request_move(struct wl_listener *listener, void *data)
{
	struct window *window = wl_container_of(listener, window, request_move);
	const struct wlr_xdg_toplevel_move_event *event = data;

	if (!touch_move_begin(window, event->serial))
		cursor_begin_move(&window->server->cursor, window, event->serial);
}

void window_create(struct server *server, struct wlr_xdg_surface *xdg_surface)
{
	struct window *window = calloc(1, sizeof(*window));

	if (window)
		window->node = version_add_xdg_surface(
			workspaces_get_current(&server->shell.workspaces), xdg_surface);
	if (!window || !window->node) {
		free(window);
		wl_client_post_no_memory(xdg_surface->client->client);
		return;
	}
	window->server = server;
	window->xdg_surface = xdg_surface;
	window->node->data = window;
	xdg_surface->data = window->node; /* where its popups go */
	wl_list_init(&window->link);
	window->map.notify = handle_map;
	version_listen_to_map(xdg_surface, &window->map);
	listen_to(version_unmap_signal_of(xdg_surface->surface), &window->unmap, handle_unmap);
	window->destroy.notify = handle_destroy;
	version_listen_to_toplevel_destroy(xdg_surface, &window->destroy);
	listen_to(&xdg_surface->toplevel->events.request_move, &window->request_move, handle_request_move);
}
