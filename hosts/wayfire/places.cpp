// SPDX-License-Identifier: MIT
// Places on which fingers land, `where=`, and the lock of the screen, `while=`.
#include "outputs.hpp"
#include "scene.h"

#include <wayfire/toplevel.hpp>

#include <algorithm>

// Wayfire changes its scene already while it makes an output, whose entry is empty then.
static bool output_is_locked(wf::output_t *output)
{
	return output && output->is_inhibited();
}

bool scene_is_locked()
{
	auto outputs = wf::get_core().output_layout->get_outputs();

	return std::any_of(outputs.begin(), outputs.end(), output_is_locked);
}

// A decoration that Wayfire draws is a margin of the window, at the top its title bar.
static bool is_on_title(wayfire_toplevel_view window, double y)
{
	auto output = window->get_output();
	auto &state = window->toplevel()->current();

	return output && state.margins.top > 0 &&
		y < output->get_layout_geometry().y + state.geometry.y + state.margins.top;
}

static uint32_t place_on_window(wayfire_toplevel_view window, double y)
{
	if (window->pending_fullscreen())
		return TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN;
	return TACTUS_GESTURES_PLACE_WINDOW | (is_on_title(window, y) ? TACTUS_GESTURES_PLACE_TITLE : 0);
}

uint32_t scene_get_place(double x, double y)
{
	wayfire_view view = wf::get_core().get_view_at({ x, y });

	// A locker is neither a window nor a panel.
	if (scene_is_locked())
		return TACTUS_GESTURES_PLACE_UNKNOWN;
	if (!view)
		return TACTUS_GESTURES_PLACE_DESKTOP;
	if (auto window = wf::toplevel_cast(view))
		return place_on_window(window, y);
	if (wf::get_view_layer(view) == wf::scene::layer::BACKGROUND)
		return TACTUS_GESTURES_PLACE_DESKTOP;
	// Popups and menus have no role in the shell.
	return view->role == wf::VIEW_ROLE_DESKTOP_ENVIRONMENT ? TACTUS_GESTURES_PLACE_PANEL
							       : TACTUS_GESTURES_PLACE_WINDOW;
}
