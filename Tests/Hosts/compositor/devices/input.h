/* SPDX-License-Identifier: MIT */
/* libinput: from devices to the gesture engine. Each touchscreen belongs to an output. */
#ifndef COMPOSITOR_INPUT_H
#define COMPOSITOR_INPUT_H

#include "devices/output-frames.h"

#include <stdbool.h>
#include <wayland-server-core.h>

struct libinput;
struct server;
struct tactus_libinput;

struct input_counters {
	unsigned downs, motions, ups, cancels, frames;
};

struct input {
	struct server *server;
	struct libinput *libinput;
	struct tactus_libinput *adapter;
	struct wl_event_source *source; /* NULL unless the event loop dispatches it */
	struct output_frames frames;
	struct input_counters fed; /* number of events fed into the engine */
};

/* Opens one device, or all of seat0 if path is NULL. Prints why it failed. */
bool input_init(struct input *input, struct server *server, const char *path);
/* Reads from the event loop whenever events arrive. */
bool input_start(struct input *input);
/* Reads the events that have arrived. */
void input_dispatch(struct input *input);
void input_finish(struct input *input);
/* Prints what was fed into the engine. */
void input_report(const struct input *input);

#endif
