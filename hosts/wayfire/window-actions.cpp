// SPDX-License-Identifier: MIT
#include "window-actions.hpp"

#include "methods.hpp"
#include "outputs.hpp"
#include "workspace-swipe.hpp"

#include <wayfire/workarea.hpp>

static constexpr uint32_t LEFT_HALF = WLR_EDGE_LEFT | WLR_EDGE_TOP | WLR_EDGE_BOTTOM;
static constexpr uint32_t RIGHT_HALF = WLR_EDGE_RIGHT | WLR_EDGE_TOP | WLR_EDGE_BOTTOM;

wayfire_toplevel_view window_of(const tactus_gestures_event &event)
{
	auto view = wf::get_core().get_view_at({ event.start_x, event.start_y });

	return view ? wf::toplevel_cast(view) : nullptr;
}

static void toggle_fullscreen(wayfire_toplevel_view window)
{
	wf::get_core().default_wm->fullscreen_request(window, window->get_output(), !window->pending_fullscreen());
}

static void toggle_maximized(wayfire_toplevel_view window)
{
	bool is_maximized = window->pending_tiled_edges() == wf::TILED_EDGES_ALL;

	wf::get_core().default_wm->tile_request(window, is_maximized ? 0 : wf::TILED_EDGES_ALL);
}

// Without the plugin grid a window that is tiled to some edges fills all the room, whatever the edges are.
static void tile(wayfire_toplevel_view window, bool is_left)
{
	auto output = window->get_output();

	if (!output || call_method(is_left ? "grid/slot_l" : "grid/slot_r", output, window))
		return;
	auto half = output->workarea->get_workarea();
	half.width = half.width / 2;
	if (!is_left)
		half.x += half.width;
	wf::get_core().default_wm->tile_request(window, is_left ? LEFT_HALF : RIGHT_HALF);
	window->set_geometry(half);
}

bool act_on_window(const tactus_gestures_event &event)
{
	auto window = window_of(event);

	switch (event.action) {
	case TACTUS_GESTURES_ACTION_CLOSE:
		if (window)
			window->close();
		return true;
	case TACTUS_GESTURES_ACTION_FULLSCREEN:
		if (window)
			toggle_fullscreen(window);
		return true;
	case TACTUS_GESTURES_ACTION_MAXIMIZE:
		if (window)
			toggle_maximized(window);
		return true;
	case TACTUS_GESTURES_ACTION_MINIMIZE:
		if (window)
			wf::get_core().default_wm->minimize_request(wf::find_topmost_parent(window), true);
		return true;
	case TACTUS_GESTURES_ACTION_TILE_LEFT:
	case TACTUS_GESTURES_ACTION_TILE_RIGHT:
		if (window)
			tile(window, event.action == TACTUS_GESTURES_ACTION_TILE_LEFT);
		return true;
	default:
		return false;
	}
}

// Moves a window with its dialogs, and tells plugins.
static void send(wayfire_toplevel_view window, wf::output_t *output, wf::point_t target)
{
	wf::view_change_workspace_signal signal;

	signal.view = window;
	signal.from = output->wset()->get_view_main_workspace(window);
	signal.to = target;
	for (auto &part : window->enumerate_views(false))
		output->wset()->move_to_workspace(part, target);
	output->emit(&signal);
}

void move_to_workspace(const tactus_gestures_event &event, wf::point_t way)
{
	auto output = output_at(event.start_x, event.start_y);

	if (!output || event.phase != TACTUS_GESTURES_PHASE_ENDED || !event.commits)
		return;
	end_animation(output);
	auto window = window_of(event);
	if (!window || window->get_output() != output)
		return;
	auto target = output->wset()->get_current_workspace() + way;
	if (!output->wset()->is_workspace_valid(target))
		return;
	send(wf::find_topmost_parent(window), output, target);
	output->wset()->request_workspace(target);
}
