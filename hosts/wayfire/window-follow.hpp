// SPDX-License-Identifier: MIT
// Moves and resizes a window with the fingers: `action=move` and `resize`.
#ifndef TACTUS_WAYFIRE_WINDOW_FOLLOW_HPP
#define TACTUS_WAYFIRE_WINDOW_FOLLOW_HPP

#include "wayfire-headers.hpp"

#include <tactus-gestures.h>

class WindowFollow
{
public:
	void act(const tactus_gestures_event &event);
	// Lets go of the window, wherever it is.
	void forget();

private:
	void begin(const tactus_gestures_event &event);
	// Places the window by how far the fingers are; with 0, 0 and 1 as it was.
	void follow(tactus_gestures_action action, double dx, double dy, double scale);

	// Empty: there is none, or it was closed.
	std::weak_ptr<wf::toplevel_view_interface_t> followed;
	wf::geometry_t start{};
	bool from_left = false, from_top = false;
};

#endif
