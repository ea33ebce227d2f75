/* SPDX-License-Identifier: MIT */
/*
 * Fingers by the line. Places are px of the device's output as it is wired, before any transform; times follow
 * the clock, but for what `wait` adds: a whole gesture can be written at once.
 *
 *   output WIDTH HEIGHT [MM MM]        one more output
 *   add OUTPUT [MM MM], remove         a touchscreen on an output, or on one that it finds: "-"; the last one plays
 *   now                       lets the time of the events follow the clock again
 *   wait MS                   moves that time
 *   down ID X Y, motion ID X Y, up ID, cancel ID, frame
 *   mouse, point X Y, press CODE, release CODE
 *   turn NUMBER               a wl_output.transform, for the device's output
 */
#ifndef WLROOTS_SCRIPT_H
#define WLROOTS_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct server;
struct wl_event_source;
struct wlr_backend;
struct wlr_input_device;

#define MAXIMUM_DEVICES 4

struct script {
	struct server *server;
	struct wlr_backend *headless;
	struct wlr_input_device *devices[MAXIMUM_DEVICES];
	size_t device_count;
	struct wlr_input_device *mouse;
	uint32_t time_ms;
	int fd;
	struct wl_event_source *source;
	char buffer[8192];
	size_t length;
};

/* Says why if it fails. */
bool script_open(struct script *script, struct server *server, const char *path);
void script_close(struct script *script);

#endif
