// SPDX-License-Identifier: MIT
// The lock screen, which alone is shown while the session is locked.
#ifndef TACTUS_HYPRLAND_LOCK_SCREEN_HPP
#define TACTUS_HYPRLAND_LOCK_SCREEN_HPP

#include "hyprland-headers.hpp"

// Cancels all fingers when the screen is locked or unlocked.
void lock_screen_init();
void lock_screen_finish();

bool lock_screen_is_shown();
// Returns what the locker shows on an output, or nullptr.
PHLVIEW lock_screen_on(const PHLMONITOR &monitor);
// Returns the view of a locker at this address, or nullptr if it is gone.
PHLVIEW lock_screen_find(const void *address);

#endif
