// SPDX-License-Identifier: MIT
// Actions on the window on which the first finger landed, and on its neighbours.
#ifndef TACTUS_KWIN_WINDOW_ACTIONS_HPP
#define TACTUS_KWIN_WINDOW_ACTIONS_HPP

#include "kwin-headers.hpp"

#include <tactus-gestures.h>

// Closes, minimizes, maximizes or tiles the window, or makes it fullscreen.
void actOnWindow(const tactus_gestures_event &event);
// Activates the window that is @p step after the active one.
void focusOtherWindow(const tactus_gestures_event &event, int step);

#endif
