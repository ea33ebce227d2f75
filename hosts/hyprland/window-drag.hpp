// SPDX-License-Identifier: MIT
// Moves or resizes a window with the fingers.
#ifndef TACTUS_HYPRLAND_WINDOW_DRAG_HPP
#define TACTUS_HYPRLAND_WINDOW_DRAG_HPP

#include "hyprland-headers.hpp"

#include <tactus-gestures.h>

class WindowDrag
{
public:
	void act(const tactus_gestures_event &event);
	// Puts the window back.
	void cancel();

private:
	void begin(const tactus_gestures_event &event);
	void follow(const Vector2D &way);

	// nullptr: no window is dragged.
	PHLWINDOWREF window;
	bool is_resized = false, was_tiled = false;
	// Its box when the fingers began, the corner nearest to them, and how far they have gone.
	CBox box;
	Layout::eRectCorner corner = Layout::CORNER_NONE;
	Vector2D done;
};

#endif
