// SPDX-License-Identifier: MIT
// A virtual mouse, for clicks at a finger, drags with a button, and a wheel.
#ifndef TACTUS_HYPRLAND_MOUSE_HPP
#define TACTUS_HYPRLAND_MOUSE_HPP

#include <tactus-gestures.h>

// Adds the mouse to Hyprland, so that clients bind wl_pointer before the first click.
void mouse_prepare();
// Clicks, drags or scrolls as an event says, once pending touch events have been sent.
void mouse_act(const tactus_gestures_event &event);
void mouse_finish();

#endif
