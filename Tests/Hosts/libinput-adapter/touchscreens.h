/* SPDX-License-Identifier: MIT */
/* Touchscreens and outputs of the facts that libtactus-host goes by. */
#ifndef LIBINPUT_ADAPTER_TOUCHSCREENS_H
#define LIBINPUT_ADAPTER_TOUCHSCREENS_H

#include "output-cases.h"

#include <libinput.h>
#include <tactus-libinput.h>

/* Opens a bench without a default rectangle. */
void open_without_rectangle(void);
/* Plugs in a touchscreen, and maps it if an output is configured for it. */
struct libinput_device *plug_touchscreen(int number, const struct tactus_host_touchscreen *facts);
/* Returns an output at the window with this index. */
struct tactus_libinput_output output_of(const struct tactus_host_output *facts, size_t index);
/* Sets the outputs up to the first without a size, at most CASE_MOST. */
void set_outputs_of(const struct tactus_host_output *facts);

#endif
