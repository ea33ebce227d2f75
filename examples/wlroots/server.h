/* SPDX-License-Identifier: MIT */
/* The compositor: objects of wlroots, and the parts built on them. */
#ifndef WLROOTS_SERVER_H
#define WLROOTS_SERVER_H

#include "cursor.h"
#include "layers.h"
#include "options.h"
#include "seat.h"
#include "shell.h"
#include "version.h"

#include <stdbool.h>
#include <wayland-server-core.h>

struct server {
	const struct options *options;
	struct wl_display *display;
	struct wl_event_loop *loop;
	struct wlr_backend *backend;
	struct wlr_session *session; /* NULL in a window */
	struct wlr_renderer *renderer;
	struct wlr_allocator *allocator;

	struct wlr_output_layout *output_layout;
	struct wl_list outputs; /* struct output.link */
	struct wl_listener new_output;
	struct wl_listener layout_change;

	struct wlr_scene *scene;
	struct version_scene_layout scene_layout;
	struct wlr_xdg_shell *xdg_shell;
	struct version_xdg_listener xdg_surfaces;
	struct wl_list windows; /* struct window.link, mapped windows, last focused first */

	struct seat seat;
	struct cursor cursor;
	struct shell shell;
	struct layers layers;
	struct wl_event_source *signals[2];
};

/* Creates the server. Prints why it failed; call server_finish() in any case. */
bool server_init(struct server *server, const struct options *options);
/* Opens the socket, the outputs and the devices. */
bool server_start(struct server *server);
/* Returns after a signal, or when the backend has lost its last window. */
void server_run(struct server *server);
void server_finish(struct server *server);

#endif
