/* SPDX-License-Identifier: MIT */
/* Which output each touchscreen is mapped to, by the rule of tactus-host.h, and a line in the log for each change. */
#ifndef WLROOTS_TOUCHSCREEN_OUTPUTS_H
#define WLROOTS_TOUCHSCREEN_OUTPUTS_H

#include <tactus-host.h>

struct seat;
struct wlr_input_device;
struct wlr_output;

/* Where a touchscreen is, and what was told of it. */
struct touchscreen_place {
	char *path, *integration;  /* udev's properties, or NULL */
	struct wlr_output *output; /* NULL: none */
	char told_output[64];
	enum tactus_host_output_reason told_reason;
};

/* Reads what udev knows of the device. */
void touchscreen_place_init(struct touchscreen_place *place, struct wlr_input_device *device);
void touchscreen_place_finish(struct touchscreen_place *place);

/* Maps every touchscreen: one of them, or an output, has come or gone. */
void touchscreens_map(struct seat *seat);

#endif
