/* SPDX-License-Identifier: MIT */
#include "server.h"

#include "log.h"
#include "wl-compositor.h"
#include "xdg-shell.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

static int handle_signal(int number, void *data)
{
	server_quit(data);
	return 0;
}

static bool create_globals(struct server *server)
{
	return wl_display_init_shm(server->display) == 0 && wl_compositor_create_global(server) &&
		xdg_shell_create_global(server) && output_create_global(&server->output) &&
		seat_create_global(&server->seat);
}

bool server_init(struct server *server, const char *socket, int width, int height)
{
	memset(server, 0, sizeof(*server));
	wl_list_init(&server->surfaces);
	wl_list_init(&server->windows);
	wl_list_init(&server->shell_clients);
	wl_signal_init(&server->window_mapped);
	server->display = wl_display_create();
	if (!server->display) {
		log_error("no memory for a display");
		return false;
	}
	server->loop = wl_display_get_event_loop(server->display);
	output_init(&server->output, server, width, height);
	seat_init(&server->seat, server->display);

	if (!client_sync_init(&server->sync, server) || !create_globals(server)) {
		log_error("no memory for the globals");
		return false;
	}
	if (wl_display_add_socket(server->display, socket) < 0) {
		log_error("no socket %s in XDG_RUNTIME_DIR: %s", socket, strerror(errno));
		return false;
	}
	server->signals[0] = wl_event_loop_add_signal(server->loop, SIGINT, handle_signal, server);
	server->signals[1] = wl_event_loop_add_signal(server->loop, SIGTERM, handle_signal, server);
	log_line("compositor", "listening on %s, output %dx%d", socket, width, height);
	return true;
}

void server_run(struct server *server)
{
	wl_display_run(server->display);
}

void server_quit(struct server *server)
{
	wl_display_terminate(server->display);
}

void server_disconnect_clients(struct server *server)
{
	wl_display_destroy_clients(server->display);
}

void server_finish(struct server *server)
{
	if (!server->display)
		return;
	for (int i = 0; i < 2; i++) {
		if (server->signals[i])
			wl_event_source_remove(server->signals[i]);
	}
	client_sync_finish(&server->sync);
	output_finish(&server->output);
	wl_display_destroy(server->display);
}
