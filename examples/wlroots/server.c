/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* setenv */
#include "server.h"

#include "listener.h"
#include "output.h"
#include "xdg-shell.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <wlr/types/wlr_data_device.h>
#include <wlr/types/wlr_screencopy_v1.h>
#include <wlr/types/wlr_xdg_output_v1.h>
#include <wlr/util/log.h>

static int handle_signal(int number, void *data)
{
	wl_display_terminate(data);
	return 0;
}

/* Adapts the shell's size and the mapping of touchscreens to the outputs. */
static void handle_layout_change(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, layout_change);

	shell_follow_outputs(&server->shell);
	layers_arrange(&server->layers);
	seat_map_touchscreens(&server->seat);
}

static bool create_backend(struct server *server)
{
	server->backend = version_create_backend(server->display, &server->session);
	if (server->backend)
		server->renderer = wlr_renderer_autocreate(server->backend);
	if (server->renderer)
		server->allocator = wlr_allocator_autocreate(server->backend, server->renderer);
	return server->allocator && wlr_renderer_init_wl_display(server->renderer, server->display);
}

static bool create_globals(struct server *server)
{
	server->xdg_shell = version_create_xdg_shell(server->display);
	return server->xdg_shell && version_create_compositor(server->display, server->renderer) &&
		wlr_data_device_manager_create(server->display) &&
		wlr_screencopy_manager_v1_create(server->display) &&
		wlr_xdg_output_manager_v1_create(server->display, server->output_layout);
}

bool server_init(struct server *server, const struct options *options)
{
	memset(server, 0, sizeof(*server));
	server->options = options;
	wl_list_init(&server->outputs);
	wl_list_init(&server->windows);
	wl_list_init(&server->layers.surfaces);
	server->display = wl_display_create();
	if (!server->display)
		return false;
	server->loop = wl_display_get_event_loop(server->display);
	server->output_layout = version_create_output_layout(server->display);
	server->scene = wlr_scene_create();
	if (!server->output_layout || !server->scene || !create_backend(server) || !create_globals(server)) {
		wlr_log(WLR_ERROR, "%s", "wlroots has no backend, no renderer or no memory here");
		return false;
	}
	version_attach_layout(&server->scene_layout, server->scene, server->output_layout);
	if (!cursor_init(&server->cursor, server) || !seat_init(&server->seat, server) ||
		!shell_init(&server->shell, server)) {
		wlr_log(WLR_ERROR, "%s", "no memory for the shell");
		return false;
	}

	listen_to(&server->backend->events.new_output, &server->new_output, output_handle_new);
	listen_to(&server->output_layout->events.change, &server->layout_change, handle_layout_change);
	server->xdg_surfaces.added = xdg_shell_add_surface;
	server->xdg_surfaces.placed = xdg_shell_place_popup;
	server->xdg_surfaces.data = server;
	version_listen_to_xdg_shell(server->xdg_shell, &server->xdg_surfaces);
	server->signals[0] = wl_event_loop_add_signal(server->loop, SIGINT, handle_signal, server->display);
	server->signals[1] = wl_event_loop_add_signal(server->loop, SIGTERM, handle_signal, server->display);
	return true;
}

static const char *add_socket(struct server *server)
{
	const char *name = server->options->socket;

	if (!name)
		return wl_display_add_socket_auto(server->display);
	return wl_display_add_socket(server->display, name) == 0 ? name : NULL;
}

bool server_start(struct server *server)
{
	const char *socket = add_socket(server);

	if (!socket) {
		wlr_log(WLR_ERROR, "%s", "no Wayland socket in XDG_RUNTIME_DIR");
		return false;
	}
	if (!wlr_backend_start(server->backend)) {
		wlr_log(WLR_ERROR, "%s", "the backend does not start");
		return false;
	}
	setenv("WAYLAND_DISPLAY", socket, true);
	shell_log(&server->shell, "listening on %s", socket);
	return true;
}

void server_run(struct server *server)
{
	wl_display_run(server->display);
}

void server_finish(struct server *server)
{
	if (!server->display)
		return;
	wl_display_destroy_clients(server->display);
	for (int i = 0; i < 2; i++) {
		if (server->signals[i])
			wl_event_source_remove(server->signals[i]);
	}
	shell_finish(&server->shell);
	layers_finish(&server->layers);
	if (server->new_output.notify) {
		wl_list_remove(&server->new_output.link);
		wl_list_remove(&server->layout_change.link);
		version_forget_xdg_shell(&server->xdg_surfaces);
	}
	seat_finish(&server->seat);
	cursor_finish(&server->cursor);
	/* Destroys outputs and devices as well, whose listeners must still exist. */
	if (server->backend)
		wlr_backend_destroy(server->backend);
	/* Before xdg-shell, which is destroyed with the display: both know the grabs of popups. */
	if (server->seat.seat)
		wlr_seat_destroy(server->seat.seat);
	if (server->output_layout)
		wlr_output_layout_destroy(server->output_layout);
	if (server->scene)
		wlr_scene_node_destroy(version_root_of(server->scene));
	if (server->allocator)
		wlr_allocator_destroy(server->allocator);
	if (server->renderer)
		wlr_renderer_destroy(server->renderer);
	wl_display_destroy(server->display);
}
