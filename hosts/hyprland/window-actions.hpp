// SPDX-License-Identifier: MIT
// Actions on the window on which the first finger landed.
#ifndef TACTUS_HYPRLAND_WINDOW_ACTIONS_HPP
#define TACTUS_HYPRLAND_WINDOW_ACTIONS_HPP

#include "hyprland-headers.hpp"

#include <tactus-gestures.h>

// Returns whether a window has a place on a workspace, as menus of X11 programs and windows that go have not.
bool window_has_place(const PHLWINDOW &window);
// Closes a window, makes it fullscreen, maximizes, minimizes, tiles or floats it.
void window_act(const PHLWINDOW &window, tactus_gestures_action action);

// Writes what went wrong with an action of Hyprland to its log.
void log_failure(const Config::Actions::ActionResult &result);

#endif
