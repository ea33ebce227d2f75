// SPDX-License-Identifier: MIT
// Windows, layer surfaces and outputs of Hyprland.
#ifndef TACTUS_HYPRLAND_SCENE_HPP
#define TACTUS_HYPRLAND_SCENE_HPP

#include "hyprland-headers.hpp"

#include <tactus-gestures.h>

// A place on a surface of a view, such as a popup or a subsurface.
struct SurfacePlace {
	SP<CWLSurfaceResource> surface; // nullptr: there is none
	Vector2D local;                 // place on the surface
	double scale = 1;               // surface units for each px of the layout
};

// Returns the window or layer surface that is on top at a place of the layout, or nullptr.
PHLVIEW view_at(const Vector2D &place);
// Returns the surface of a view at a place. Beside the view, this is its main surface.
SurfacePlace surface_at(const PHLVIEW &view, const Vector2D &place);
// Returns the view at this address, or nullptr if it is gone.
PHLVIEW find_view(const void *address);
// Returns the window that is on top at a place, or nullptr; none while the screen is locked.
PHLWINDOW window_at(const Vector2D &place);
// Returns what a view is, as a mask of enum tactus_gestures_place. nullptr: the desktop.
uint32_t place_of(const PHLVIEW &view);
// Returns the output at a place, or nullptr.
PHLMONITOR output_at(const Vector2D &place);

#endif
