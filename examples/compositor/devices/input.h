/* SPDX-License-Identifier: MIT */
/* libinput: from devices to the gesture engine. Each touchscreen is glued to an output. */
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
	struct input_counters fed; /* what went into the engine */
};

/* Opens one device, or all of seat0 if path is NULL; says why if it fails. */
bool input_init(struct input *input, struct server *server, const char *path);
/* Reads whenever there is something to read. */
bool input_start(struct input *input);
/* Reads what there is now. */
void input_dispatch(struct input *input);
void input_finish(struct input *input);
/* Says what went into the engine. */
void input_report(const struct input *input);

#endif
