/* SPDX-License-Identifier: MIT */
/* Outputs: each shows a part of the scene. */
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

/* Listener of struct server.new_output. */
void output_handle_new(struct wl_listener *listener, void *data);

/* Returns the main output: a built-in panel, else the first one, or NULL if there is none. */
struct wlr_output *output_main(struct server *server);

#endif
