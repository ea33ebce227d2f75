// SPDX-License-Identifier: MIT
// Actions on the window on which the first finger landed.
#ifndef TACTUS_HYPRLAND_WINDOW_ACTIONS_HPP
#define TACTUS_HYPRLAND_WINDOW_ACTIONS_HPP

#include "hyprland-headers.hpp"

#include <tactus-gestures.h>

// Maximizes, minimizes, tiles or floats a window.
void window_act(const PHLWINDOW &window, tactus_gestures_action action);

// Writes what went wrong with an action of Hyprland to its log.
void log_failure(const Config::Actions::ActionResult &result);

#endif
