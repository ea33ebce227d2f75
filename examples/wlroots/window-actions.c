/* SPDX-License-Identifier: MIT */
#include "window-actions.h"

#include "server.h"
#include "version.h"
#include "window.h"

#include <math.h>

#define BIT(action) (1u << TACTUS_GESTURES_ACTION_##action)
/* No window gets smaller than this, px. */
#define SMALLEST 64

const uint32_t window_actions = BIT(CLOSE) | BIT(MAXIMIZE) | BIT(MINIMIZE) | BIT(TILE_LEFT) | BIT(TILE_RIGHT) |
	BIT(MOVE) | BIT(RESIZE) |
	BIT(WORKSPACE_LEFT) | BIT(WORKSPACE_RIGHT) | BIT(MOVE_TO_WORKSPACE_LEFT) | BIT(MOVE_TO_WORKSPACE_RIGHT);

static struct window *window_at(struct shell *shell, double x, double y)
{
	double surface_x, surface_y;
	struct wlr_scene_node *node = scene_surface_node_at(shell, x, y, &surface_x, &surface_y);

	return node ? window_of_surface(version_surface_of(node)) : NULL;
}

static void set_box(struct window *window, int x, int y, int width, int height)
{
	window_move(window, x, y);
	version_set_size(window->xdg_surface, (uint32_t)width, (uint32_t)height);
}

static void log_box(struct shell *shell, const struct window *window, const char *what, int width, int height)
{
	shell_log(shell, "window \"%s\" is %s %d,%d %dx%d", window_get_title(window), what, window->x, window->y, width,
		height);
}

/* Fills the room that panels leave, or a half of it. */
static void fill(struct shell *shell, struct window *window, enum tactus_gestures_action action)
{
	struct wlr_box room = layers_get_room(&shell->server->layers, window->x, window->y);
	bool is_whole = action == TACTUS_GESTURES_ACTION_MAXIMIZE;

	if (!is_whole)
		room.width /= 2;
	if (action == TACTUS_GESTURES_ACTION_TILE_RIGHT)
		room.x += room.width;
	version_set_maximized(window->xdg_surface, is_whole);
	set_box(window, room.x, room.y, room.width, room.height);
	log_box(shell, window, is_whole ? "maximized to" : "tiled to", room.width, room.height);
}

static void begin(struct shell *shell, const struct tactus_gestures_event *event)
{
	struct window_action *action = &shell->window_action;
	struct wlr_box geometry;

	action->window = window_at(shell, event->start_x, event->start_y);
	if (!action->window)
		return;
	geometry = version_get_geometry(action->window->xdg_surface);
	action->x = action->window->x;
	action->y = action->window->y;
	action->width = geometry.width;
	action->height = geometry.height;
	action->from_left = event->start_x < action->x + geometry.width / 2.0;
	action->from_top = event->start_y < action->y + geometry.height / 2.0;
}

/* Places the window by how far the fingers are; with 0, 0 as it was. */
static void follow(struct shell *shell, const struct tactus_gestures_event *event, double dx, double dy)
{
	const struct window_action *action = &shell->window_action;
	int x = (int)lround(dx), y = (int)lround(dy), width, height;

	if (event->action == TACTUS_GESTURES_ACTION_MOVE) {
		window_move(action->window, action->x + x, action->y + y);
		return;
	}
	width = action->width + (action->from_left ? -x : x);
	height = action->height + (action->from_top ? -y : y);
	width = width < SMALLEST ? SMALLEST : width;
	height = height < SMALLEST ? SMALLEST : height;
	set_box(action->window, action->x + (action->from_left ? action->width - width : 0),
		action->y + (action->from_top ? action->height - height : 0), width, height);
}

static void move_or_resize(struct shell *shell, const struct tactus_gestures_event *event)
{
	struct window_action *action = &shell->window_action;

	if (event->phase == TACTUS_GESTURES_PHASE_BEGAN)
		begin(shell, event);
	if (!action->window)
		return;
	if (event->phase == TACTUS_GESTURES_PHASE_CANCELLED)
		follow(shell, event, 0, 0);
	else
		follow(shell, event, event->dx, event->dy);
	if (event->phase == TACTUS_GESTURES_PHASE_ENDED)
		log_box(shell, action->window,
			event->action == TACTUS_GESTURES_ACTION_MOVE ? "moved by a gesture to"
								     : "resized by a gesture to",
			action->width + (int)lround(event->dx), action->height + (int)lround(event->dy));
	if (event->phase != TACTUS_GESTURES_PHASE_BEGAN && event->phase != TACTUS_GESTURES_PHASE_CHANGED)
		action->window = NULL;
}

/* The row of workspaces follows the fingers, and with it the window that goes along. */
static void drag_workspaces(struct shell *shell, const struct tactus_gestures_event *event, bool takes_window)
{
	struct window *window;

	switch (event->phase) {
	case TACTUS_GESTURES_PHASE_BEGAN:
		workspaces_hold(&shell->workspaces);
		break;
	case TACTUS_GESTURES_PHASE_CHANGED:
		workspaces_drag(&shell->workspaces, event->dx);
		break;
	default:
		window = takes_window ? window_at(shell, event->x, event->y) : NULL;
		workspaces_release(&shell->workspaces, event->commits ? event->velocity_x : 0);
		if (!window || !event->commits)
			break;
		wlr_scene_node_reparent(window->node, version_tree_of(workspaces_get_current(&shell->workspaces)));
		shell_log(shell, "window \"%s\" goes along", window_get_title(window));
		break;
	}
}

void window_actions_act(struct shell *shell, const struct tactus_gestures_event *event)
{
	struct window *window = window_at(shell, event->start_x, event->start_y);

	switch (event->action) {
	case TACTUS_GESTURES_ACTION_CLOSE:
		if (window)
			version_send_close(window->xdg_surface);
		break;
	case TACTUS_GESTURES_ACTION_MINIMIZE:
		if (!window)
			break;
		window_minimize(window);
		shell_log(shell, "window \"%s\" is minimized", window_get_title(window));
		break;
	case TACTUS_GESTURES_ACTION_MAXIMIZE:
	case TACTUS_GESTURES_ACTION_TILE_LEFT:
	case TACTUS_GESTURES_ACTION_TILE_RIGHT:
		if (window)
			fill(shell, window, event->action);
		break;
	case TACTUS_GESTURES_ACTION_MOVE:
	case TACTUS_GESTURES_ACTION_RESIZE:
		move_or_resize(shell, event);
		break;
	case TACTUS_GESTURES_ACTION_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT:
		drag_workspaces(shell, event, false);
		break;
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT:
		drag_workspaces(shell, event, true);
		break;
	default:
		break;
	}
}

void window_actions_forget(struct shell *shell, const struct window *window)
{
	if (shell->window_action.window == window)
		shell->window_action.window = NULL;
}
