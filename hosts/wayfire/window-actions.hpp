// SPDX-License-Identifier: MIT
// Actions on the window on which the first finger landed.
#ifndef TACTUS_WAYFIRE_WINDOW_ACTIONS_HPP
#define TACTUS_WAYFIRE_WINDOW_ACTIONS_HPP

#include "wayfire-headers.hpp"

#include <tactus-gestures.h>

// Returns the window of a gesture, or nullptr.
wayfire_toplevel_view window_of(const tactus_gestures_event &event);
// Carries out an action that happens at once. Returns false if it is none on a window.
bool act_on_window(const tactus_gestures_event &event);
// Moves the window to the workspace in this direction, and shows that, unless the fingers did not go far enough.
void move_to_workspace(const tactus_gestures_event &event, wf::point_t way);

#endif
