/* SPDX-License-Identifier: MIT */
/* Outputs: each shows its part of the scene. */
#ifndef WLROOTS_OUTPUT_H
#define WLROOTS_OUTPUT_H

#include <wayland-server-core.h>

struct server;
struct wlr_output;

struct output {
	struct wl_list link; /* struct server.outputs */
	struct server *server;
	struct wlr_output *output;
	struct wl_listener frame;
	struct wl_listener destroy;
};

/* For struct server.new_output. */
void output_handle_new(struct wl_listener *listener, void *data);

/*
 * The output behind a touchscreen: the one of the name that udev (WL_OUTPUT) or the backend says, else a panel
 * that is built in, else the first. NULL: there is none.
 */
struct wlr_output *output_of_touchscreen(struct server *server, const char *name);

#endif
