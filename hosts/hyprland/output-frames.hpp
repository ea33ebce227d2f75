// SPDX-License-Identifier: MIT
// Tells what follows fingers once per frame of a monitor.
#ifndef TACTUS_HYPRLAND_OUTPUT_FRAMES_HPP
#define TACTUS_HYPRLAND_OUTPUT_FRAMES_HPP

void output_frames_init();
void output_frames_finish();
// A function of struct tactus_host_callbacks: asks for a frame of the monitor at a place.
void output_frames_schedule(double x, double y, void *);

#endif
