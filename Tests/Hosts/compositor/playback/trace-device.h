/* SPDX-License-Identifier: MIT */
/*
 * The touchscreen on which a trace is played: a fake evdev node that libinput takes for a real one. The fake is a
 * preloaded test tool; this compositor is not linked with it.
 */
#ifndef COMPOSITOR_TRACE_DEVICE_H
#define COMPOSITOR_TRACE_DEVICE_H

#include <stdbool.h>

#define TRACE_DEVICE_PATH "/dev/input/event0"

struct input;
struct recording_frame;

/* Plugs the device in. Prints why it failed. The size is used for descriptions without one. */
bool trace_device_open(const char *description, int width_mm, int height_mm);
/* Lets the device report a frame, and libinput read it. */
bool trace_device_play(struct input *input, const struct recording_frame *frame);
/* Lets the device report a frame, which libinput reads from the event loop. */
bool trace_device_write(const struct recording_frame *frame);

#endif
