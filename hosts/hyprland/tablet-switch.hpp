// SPDX-License-Identifier: MIT
// Tablet-mode switches, for `mode=`.
#ifndef TACTUS_HYPRLAND_TABLET_SWITCH_HPP
#define TACTUS_HYPRLAND_TABLET_SWITCH_HPP

void tablet_switches_init();
void tablet_switches_finish();

#endif
