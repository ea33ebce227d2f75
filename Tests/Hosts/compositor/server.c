/* SPDX-License-Identifier: MIT */
#include "server.h"

#include "clients/client-objects.h"
#include "clients/subcompositor.h"
#include "clients/wl-compositor.h"
#include "layers/layer-shell.h"
#include "log.h"
#include "options.h"
#include "shell/output.h"
#include "xdg/xdg-shell.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

static void init_lists(struct server *server)
{
	wl_list_init(&server->outputs);
	wl_list_init(&server->surfaces);
	wl_list_init(&server->windows);
	wl_list_init(&server->stack);
	wl_list_init(&server->shell_clients);
	wl_signal_init(&server->window_mapped);
	popup_grab_init(&server->popup_grab);
}

static bool create_outputs(struct server *server)
{
	for (size_t i = 0; i < server->options->output_count; i++) {
		if (!output_create(server, &server->options->outputs[i]))
			return false;
	}
	return true;
}

static bool create_globals(struct server *server)
{
	return wl_display_init_shm(server->display) == 0 && wl_compositor_create_global(server) &&
		subcompositor_create_global(server) && xdg_shell_create_global(server) &&
		layer_shell_create_global(server) && seat_init(&server->seat, server) &&
		exchange_init(&server->exchange, server) && text_init(&server->text, server);
}

bool server_init(struct server *server, const struct options *options)
{
	memset(server, 0, sizeof(*server));
	server->options = options;
	init_lists(server);
	server->display = wl_display_create();
	if (!server->display) {
		log_error("no memory for a display");
		return false;
	}
	server->loop = wl_display_get_event_loop(server->display);
	client_objects_watch(server->display, &server->client_created);
	if (!client_sync_init(&server->sync, server) || !refresh_init(&server->refresh, server) ||
		!animations_init(&server->animations, server) || !shell_init(&server->shell, server) ||
		!create_outputs(server) || !create_globals(server)) {
		log_error("cannot begin");
		return false;
	}
	return true;
}

static int handle_signal(int number, void *data)
{
	server_quit(data);
	return 0;
}

bool server_listen(struct server *server)
{
	const char *socket = server->options->socket;

	if (wl_display_add_socket(server->display, socket) < 0) {
		log_error("no socket %s in XDG_RUNTIME_DIR: %s", socket, strerror(errno));
		return false;
	}
	server->signals[0] = wl_event_loop_add_signal(server->loop, SIGINT, handle_signal, server);
	server->signals[1] = wl_event_loop_add_signal(server->loop, SIGTERM, handle_signal, server);
	outputs_announce(server, socket);
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
	if (server->display)
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
	seat_finish(&server->seat);
	exchange_finish(&server->exchange);
	outputs_destroy(server);
	shell_finish(&server->shell);
	client_sync_finish(&server->sync);
	animations_finish(&server->animations);
	refresh_finish(&server->refresh);
	wl_display_destroy(server->display);
}
