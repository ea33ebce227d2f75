// SPDX-License-Identifier: MIT
// The bar of feedback=true: two rectangles above everything that Hyprland draws, through which fingers go.
#ifndef TACTUS_HYPRLAND_PROGRESS_BAR_HPP
#define TACTUS_HYPRLAND_PROGRESS_BAR_HPP

#include <tactus-gestures.h>

// Draws the bar, moves it, or with nearness 0 removes it. Hyprland has one seat, so there is one bar.
void progress_bar_show(const tactus_gestures_progress &progress);
// Removes what the bar has left in Hyprland.
void progress_bar_finish();

#endif
