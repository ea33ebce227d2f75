// SPDX-License-Identifier: MIT
// Touchscreens of Hyprland, fed to the engine.
#ifndef TACTUS_HYPRLAND_TOUCHSCREENS_HPP
#define TACTUS_HYPRLAND_TOUCHSCREENS_HPP

#include "hyprland-headers.hpp"

// Listens to all touchscreens.
void touchscreens_init();
// Cancels the fingers that are down, and stops listening.
void touchscreens_finish();
// Cancels the fingers on touchscreens of an output that is being removed.
void touchscreens_forget_output(const PHLMONITOR &monitor);

#endif
