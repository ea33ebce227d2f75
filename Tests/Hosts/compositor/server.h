/* SPDX-License-Identifier: MIT */
/* State shared by all parts of the compositor. */
#ifndef COMPOSITOR_SERVER_H
#define COMPOSITOR_SERVER_H

#include "data/exchange.h"
#include "playback/client-sync.h"
#include "seat/seat.h"
#include "shell/animations.h"
#include "shell/refresh.h"
#include "shell/shell.h"
#include "text/text.h"
#include "xdg/popup-grab.h"

#include <stdbool.h>
#include <wayland-server-core.h>

struct layer_surface;
struct options;
struct touch_marks;

struct server {
	const struct options *options;
	struct wl_display *display;
	struct wl_event_loop *loop;
	struct wl_event_source *signals[2];
	struct wl_listener client_created; /* client-objects.c counts the objects of clients */
	struct shell shell;                /* the gesture engine */
	struct seat seat;
	struct exchange exchange; /* clipboard, drag and drop */
	struct text text;         /* of keyboards on the screen */
	struct popup_grab popup_grab;
	struct refresh refresh;
	struct animations animations;
	struct touch_marks *touch_marks; /* NULL: not requested */
	struct client_sync sync;

	struct wl_list outputs;                    /* struct output, in the order of the options */
	struct wl_list surfaces;                   /* struct surface, of all clients */
	struct wl_list windows;                    /* struct window, in the order in which they were mapped */
	struct wl_list stack;                      /* struct window, the front one last */
	struct wl_list shell_clients;              /* struct shell_client, one per bound xdg_wm_base */
	struct window *focus;                      /* the window that was last touched, or NULL */
	const struct layer_surface *touched_panel; /* one that was touched since and wants keys, or NULL */

	struct wl_signal window_mapped; /* with the struct window */
	bool failed;                    /* main() reports it to whoever started the compositor */
};

/* Creates the outputs, the gestures and the globals. Prints why it failed. The options stay the caller's. */
bool server_init(struct server *server, const struct options *options);
/* Opens the socket, and ends server_run() at SIGINT and SIGTERM. */
bool server_listen(struct server *server);
/* Runs until server_quit. */
void server_run(struct server *server);
void server_quit(struct server *server);
/* Call it before devices and gestures are destroyed: clients' surfaces are views of the engine. */
void server_disconnect_clients(struct server *server);
void server_finish(struct server *server);

#endif
