// SPDX-License-Identifier: MIT
// A virtual mouse for right clicks at a finger.
#ifndef TACTUS_HYPRLAND_MOUSE_HPP
#define TACTUS_HYPRLAND_MOUSE_HPP

// Adds the mouse to Hyprland, so that clients bind wl_pointer before the first click.
void mouse_prepare();
// Clicks at a place of the layout, once pending touch events have been sent.
void mouse_right_click(double x, double y);
void mouse_finish();

#endif
