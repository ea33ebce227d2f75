// SPDX-License-Identifier: MIT
// Actions that Wayfire carries out itself: `action=`.
#include "methods.hpp"
#include "outputs.hpp"
#include "scene.h"
#include "window-actions.hpp"
#include "window-follow.hpp"
#include "workspace-swipe.hpp"

#include <algorithm>

static WorkspaceSwipe workspace_swipe;
static WindowFollow window_follow;

static wf::output_t *output_of(const tactus_gestures_event &event)
{
	return output_at(event.start_x, event.start_y);
}

// Sorted by age: in the order of last use, two windows would alternate.
static std::vector<wayfire_toplevel_view> windows_on(wf::output_t *output)
{
	std::vector<wayfire_toplevel_view> windows;

	for (auto window : output->wset()->get_views(
		     wf::WSET_MAPPED_ONLY | wf::WSET_EXCLUDE_MINIMIZED | wf::WSET_CURRENT_WORKSPACE)) {
		if (window->role == wf::VIEW_ROLE_TOPLEVEL && !window->parent)
			windows.push_back(window);
	}
	std::sort(windows.begin(), windows.end(),
		[](auto one, auto other) { return one->get_id() < other->get_id(); });
	return windows;
}

static void focus_other_window(const tactus_gestures_event &event, bool is_next)
{
	auto output = output_of(event);
	auto windows = output ? windows_on(output) : std::vector<wayfire_toplevel_view>();
	auto active = wf::toplevel_cast(wf::get_core().seat->get_active_view());
	auto found = std::find(windows.begin(), windows.end(), active ? wf::find_topmost_parent(active) : nullptr);
	size_t chosen = 0;

	if (windows.empty())
		return;
	if (found != windows.end())
		chosen = size_t(found - windows.begin()) + (is_next ? 1 : windows.size() - 1);
	wf::get_core().default_wm->focus_raise_view(windows[chosen % windows.size()]);
}

static void show_overview(const tactus_gestures_event &event)
{
	auto output = output_of(event);

	if (!output)
		return;
	wf::get_core().seat->focus_output(output);
	if (!call_method("scale/toggle", output) && !call_method("expo/toggle", output))
		scene_log("overview: neither the plugin scale nor expo is loaded");
}

static void carry_out_words(const tactus_gestures_event &event)
{
	if (auto output = output_of(event))
		call_host_words(event, output, window_of(event));
}

void scene_act(const tactus_gestures_event *event)
{
	if (act_on_window(*event))
		return;
	switch (event->action) {
	case TACTUS_GESTURES_ACTION_NEXT_WINDOW:
		return focus_other_window(*event, true);
	case TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW:
		return focus_other_window(*event, false);
	case TACTUS_GESTURES_ACTION_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_UP:
	case TACTUS_GESTURES_ACTION_WORKSPACE_DOWN:
		return workspace_swipe.act(*event);
	case TACTUS_GESTURES_ACTION_OVERVIEW:
		return show_overview(*event);
	case TACTUS_GESTURES_ACTION_MOVE:
	case TACTUS_GESTURES_ACTION_RESIZE:
		return window_follow.act(*event);
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT:
		return move_to_workspace(*event, { -1, 0 });
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT:
		return move_to_workspace(*event, { 1, 0 });
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP:
		return move_to_workspace(*event, { 0, -1 });
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_DOWN:
		return move_to_workspace(*event, { 0, 1 });
	case TACTUS_GESTURES_ACTION_HOST:
		return carry_out_words(*event);
	default:
		return;
	}
}

void scene_forget_actions()
{
	workspace_swipe.cancel();
	window_follow.forget();
}

static constexpr uint32_t bit(tactus_gestures_action action)
{
	return 1u << action;
}

// No keyboard actions: Wayfire cannot tell on-screen keyboards from other clients. No float: it has no tiling of its own, and
// its plugin simple-tile no method for that.
const uint32_t scene_actions = bit(TACTUS_GESTURES_ACTION_CLOSE) | bit(TACTUS_GESTURES_ACTION_FULLSCREEN) |
	bit(TACTUS_GESTURES_ACTION_NEXT_WINDOW) | bit(TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW) |
	bit(TACTUS_GESTURES_ACTION_WORKSPACE_LEFT) | bit(TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT) |
	bit(TACTUS_GESTURES_ACTION_WORKSPACE_UP) | bit(TACTUS_GESTURES_ACTION_WORKSPACE_DOWN) |
	bit(TACTUS_GESTURES_ACTION_OVERVIEW) | bit(TACTUS_GESTURES_ACTION_MOVE) | bit(TACTUS_GESTURES_ACTION_RESIZE) |
	bit(TACTUS_GESTURES_ACTION_MAXIMIZE) | bit(TACTUS_GESTURES_ACTION_MINIMIZE) |
	bit(TACTUS_GESTURES_ACTION_TILE_LEFT) | bit(TACTUS_GESTURES_ACTION_TILE_RIGHT) |
	bit(TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT) | bit(TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT) |
	bit(TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP) | bit(TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_DOWN) |
	bit(TACTUS_GESTURES_ACTION_HOST);
