/* SPDX-License-Identifier: MIT */
/* What every part of the compositor shares. */
#ifndef COMPOSITOR_SERVER_H
#define COMPOSITOR_SERVER_H

#include "client-sync.h"
#include "output.h"
#include "seat.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct shell;

struct server {
	struct wl_display *display;
	struct wl_event_loop *loop;
	struct wl_event_source *signals[2];
	struct output output;
	struct seat seat;
	struct shell *shell; /* the views and gestures */

	struct wl_list surfaces;        /* struct surface, all clients' */
	struct wl_list windows;         /* struct window, the front one last */
	struct wl_list shell_clients;   /* struct shell_client, one for each bound xdg_wm_base */
	struct wl_signal window_mapped; /* with the struct window */
	struct client_sync sync;

	bool failed; /* main() reports it to whoever started the compositor */
};

/* Opens the socket and creates the globals; says why if it fails. */
bool server_init(struct server *server, const char *socket, int width, int height);
/* Runs until server_quit, SIGINT or SIGTERM. */
void server_run(struct server *server);
void server_quit(struct server *server);
void server_disconnect_clients(struct server *server);
void server_finish(struct server *server);

#endif
