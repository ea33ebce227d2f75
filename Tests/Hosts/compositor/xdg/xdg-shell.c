/* SPDX-License-Identifier: MIT */
#include "xdg/xdg-shell.h"

#include "clients/surface.h"
#include "server.h"
#include "xdg-shell-server-protocol.h"
#include "xdg/positioner.h"
#include "xdg/xdg-surface.h"

#include <stdlib.h>

#define WM_BASE_VERSION 3

void xdg_shell_ping_clients(struct server *server)
{
	struct shell_client *client;

	wl_list_for_each(client, &server->shell_clients, link) {
		client->ping_serial = wl_display_next_serial(server->display);
		client->ping_pending = true;
		xdg_wm_base_send_ping(client->resource, client->ping_serial);
	}
}

void xdg_shell_post_error(struct server *server, struct wl_client *wl_client, uint32_t error, const char *message)
{
	struct shell_client *client;

	wl_list_for_each(client, &server->shell_clients, link) {
		if (wl_resource_get_client(client->resource) == wl_client) {
			wl_resource_post_error(client->resource, error, "%s", message);
			return;
		}
	}
	wl_client_post_implementation_error(wl_client, "%s", message); /* the client has left the shell */
}

static void handle_pong(struct wl_client *wl_client, struct wl_resource *resource, uint32_t serial)
{
	struct shell_client *client = wl_resource_get_user_data(resource);

	if (!client->ping_pending || client->ping_serial != serial)
		return;
	client->ping_pending = false;
	client->unresponsive = false;
	client_sync_note_answer(&client->server->sync);
}

static void handle_get_xdg_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id,
	struct wl_resource *surface_resource)
{
	struct surface *surface = surface_from_resource(surface_resource);

	if (surface->role && (surface->role != &shell_surface_role || surface->role_data)) {
		wl_resource_post_error(resource, XDG_WM_BASE_ERROR_ROLE,
			"this is a %s already", surface->role->name);
		return;
	}
	if (surface->content || surface->pending_buffer) {
		wl_resource_post_error(resource, XDG_WM_BASE_ERROR_INVALID_SURFACE_STATE,
			"this surface has a buffer already");
		return;
	}
	if (!shell_surface_create(surface, client, resource, id))
		wl_client_post_no_memory(client);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct xdg_wm_base_interface wm_base_implementation = {
	.destroy = handle_destroy,
	.create_positioner = positioner_create,
	.get_xdg_surface = handle_get_xdg_surface,
	.pong = handle_pong,
};

static void shell_client_destroy(struct wl_resource *resource)
{
	struct shell_client *client = wl_resource_get_user_data(resource);

	wl_list_remove(&client->link);
	/* Waits for this client's answer end. */
	client_sync_note_answer(&client->server->sync);
	free(client);
}

static void handle_bind(struct wl_client *wl_client, void *data, uint32_t version, uint32_t id)
{
	struct server *server = data;
	struct shell_client *client = calloc(1, sizeof(*client));

	if (client)
		client->resource = wl_resource_create(wl_client, &xdg_wm_base_interface, (int)version, id);
	if (!client || !client->resource) {
		free(client);
		wl_client_post_no_memory(wl_client);
		return;
	}
	client->server = server;
	wl_list_insert(&server->shell_clients, &client->link);
	wl_resource_set_implementation(client->resource, &wm_base_implementation, client, shell_client_destroy);
}

bool xdg_shell_create_global(struct server *server)
{
	return wl_global_create(server->display, &xdg_wm_base_interface, WM_BASE_VERSION, server, handle_bind);
}
