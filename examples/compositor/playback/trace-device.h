/* SPDX-License-Identifier: MIT */
/*
 * The touchscreen that a trace is played on: a fake evdev node, which libinput takes for a real one.
 * The fake is a test tool, preloaded only where it is wanted; this compositor is not linked with it.
 */
#ifndef COMPOSITOR_TRACE_DEVICE_H
#define COMPOSITOR_TRACE_DEVICE_H

#include <stdbool.h>

#define TRACE_DEVICE_PATH "/dev/input/event0"

struct input;
struct recording_frame;

/* Plugs it in; says why if it fails. The size is for descriptions that have none. */
bool trace_device_open(const char *description, int width_mm, int height_mm);
/* Has the device report a frame, and libinput read it. */
bool trace_device_play(struct input *input, const struct recording_frame *frame);
/* Has the device report a frame, which libinput reads when the event loop comes to it. */
bool trace_device_write(const struct recording_frame *frame);

#endif
