// SPDX-License-Identifier: MIT
// Actions that Wayfire carries out itself: `action=`.
#include "outputs.hpp"
#include "scene.h"
#include "workspace-swipe.hpp"

#include <wayfire/plugins/common/shared-core-data.hpp>
#include <wayfire/plugins/ipc/ipc-method-repository.hpp>

#include <algorithm>

static WorkspaceSwipe workspace_swipe;

static wf::output_t *output_of(const tactus_gestures_event &event)
{
	return output_at(event.start_x, event.start_y);
}

static wayfire_toplevel_view window_of(const tactus_gestures_event &event)
{
	auto view = wf::get_core().get_view_at({ event.start_x, event.start_y });

	return view ? wf::toplevel_cast(view) : nullptr;
}

static void close(const tactus_gestures_event &event)
{
	if (auto window = window_of(event))
		window->close();
}

static void toggle_fullscreen(const tactus_gestures_event &event)
{
	if (auto window = window_of(event))
		wf::get_core().default_wm->fullscreen_request(
			window, window->get_output(), !window->pending_fullscreen());
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

// 0.10 has a type of its own for JSON.
template <class Json>
static bool has_error(const Json &answer)
{
	if constexpr (requires { answer.has_member("error"); })
		return answer.has_member("error");
	else
		return answer.contains("error");
}

// Calls a method of the plugin that shows an overview. Returns false if that plugin is not loaded.
static bool call(const char *method, wf::output_t *output)
{
	wf::shared_data::ref_ptr_t<wf::ipc::method_repository_t> repository;
	decltype(wf::ipc::json_ok()) arguments;

	arguments["output_id"] = int64_t(output->get_id());
	return !has_error(repository->call_method(method, std::move(arguments)));
}

static void show_overview(const tactus_gestures_event &event)
{
	auto output = output_of(event);

	if (!output)
		return;
	wf::get_core().seat->focus_output(output);
	if (!call("scale/toggle", output) && !call("expo/toggle", output))
		scene_log("overview: neither the plugin scale nor expo is loaded");
}

void scene_act(const tactus_gestures_event *event)
{
	switch (event->action) {
	case TACTUS_GESTURES_ACTION_CLOSE:
		return close(*event);
	case TACTUS_GESTURES_ACTION_FULLSCREEN:
		return toggle_fullscreen(*event);
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
	default:
		return;
	}
}

void scene_forget_actions()
{
	workspace_swipe.cancel();
}

static constexpr uint32_t bit(tactus_gestures_action action)
{
	return 1u << action;
}

// No keyboard actions: Wayfire cannot tell on-screen keyboards from other clients.
const uint32_t scene_actions = bit(TACTUS_GESTURES_ACTION_CLOSE) | bit(TACTUS_GESTURES_ACTION_FULLSCREEN) |
	bit(TACTUS_GESTURES_ACTION_NEXT_WINDOW) | bit(TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW) |
	bit(TACTUS_GESTURES_ACTION_WORKSPACE_LEFT) | bit(TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT) |
	bit(TACTUS_GESTURES_ACTION_WORKSPACE_UP) | bit(TACTUS_GESTURES_ACTION_WORKSPACE_DOWN) |
	bit(TACTUS_GESTURES_ACTION_OVERVIEW);
