// SPDX-License-Identifier: MIT
// Actions that Hyprland carries out itself: `action=`.
#ifndef TACTUS_HYPRLAND_ACTIONS_HPP
#define TACTUS_HYPRLAND_ACTIONS_HPP

#include <tactus-gestures.h>

#include <cstdint>

// Actions that act() carries out: bit N is action N.
extern const uint32_t host_actions;
void act(const tactus_gestures_event &event);
// Prepares what an action of the gesture file needs before its first use.
void prepare_actions(const tactus_gestures *gestures);
// Takes back an action that follows the fingers, and what was prepared.
void finish_actions();

#endif
