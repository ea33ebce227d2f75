// SPDX-License-Identifier: MIT
#include "window-follow.hpp"

#include "window-actions.hpp"

#include <wayfire/toplevel.hpp>

#include <algorithm>
#include <cmath>

// px.
static constexpr double SMALLEST = 40;

// Only a window with a size and a place of its own can be moved: a maximized one gets its own again, and a fullscreen one
// stays.
void WindowFollow::begin(const tactus_gestures_event &event)
{
	auto window = window_of(event);

	followed.reset();
	if (!window || window->pending_fullscreen() || !window->get_output())
		return;
	if (window->pending_tiled_edges())
		wf::get_core().default_wm->tile_request(window, 0);
	followed = window->shared_from_this();
	start = window->get_pending_geometry();
	auto output = window->get_output()->get_layout_geometry();
	from_left = event.start_x - output.x < start.x + start.width / 2.0;
	from_top = event.start_y - output.y < start.y + start.height / 2.0;
}

void WindowFollow::follow(tactus_gestures_action action, double dx, double dy, double scale)
{
	auto window = followed.lock();
	wf::geometry_t place = start;

	if (action == TACTUS_GESTURES_ACTION_MOVE) {
		window->move(static_cast<int>(std::lround(start.x + dx)), static_cast<int>(std::lround(start.y + dy)));
		return;
	}
	place.width = std::round(std::max(start.width * scale + (from_left ? -dx : dx), SMALLEST));
	place.height = std::round(std::max(start.height * scale + (from_top ? -dy : dy), SMALLEST));
	if (from_left)
		place.x = start.x + start.width - place.width;
	if (from_top)
		place.y = start.y + start.height - place.height;
	// The edge that stays is the opposite one, also if the client takes another size.
	window->toplevel()->pending().gravity =
		(from_left ? WLR_EDGE_RIGHT : WLR_EDGE_LEFT) | (from_top ? WLR_EDGE_BOTTOM : WLR_EDGE_TOP);
	window->set_geometry(place);
}

void WindowFollow::act(const tactus_gestures_event &event)
{
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN)
		begin(event);
	if (followed.expired())
		return;
	if (event.phase == TACTUS_GESTURES_PHASE_CANCELLED)
		follow(event.action, 0, 0, 1);
	else
		follow(event.action, event.dx, event.dy, event.scale);
	if (event.phase != TACTUS_GESTURES_PHASE_BEGAN && event.phase != TACTUS_GESTURES_PHASE_CHANGED)
		forget();
}

void WindowFollow::forget()
{
	followed.reset();
}
