// SPDX-License-Identifier: MIT
// A virtual keyboard for `keys=`.
#ifndef TACTUS_HYPRLAND_KEYBOARD_HPP
#define TACTUS_HYPRLAND_KEYBOARD_HPP

#include <tactus-gestures.h>

// Adds the keyboard to Hyprland.
void keyboard_prepare();
// Presses and releases the keys of an event.
void keyboard_act(const tactus_gestures_event &event);
void keyboard_finish();

#endif
