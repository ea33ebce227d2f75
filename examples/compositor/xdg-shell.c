/* SPDX-License-Identifier: MIT */
#include "xdg-shell.h"

#include "server.h"
#include "surface.h"
#include "toplevel.h"
#include "xdg-shell-server-protocol.h"

#include <stdlib.h>

#define WM_BASE_VERSION 1

void xdg_shell_ping_clients(struct server *server)
{
	struct shell_client *client;

	wl_list_for_each(client, &server->shell_clients, link) {
		client->ping_serial = wl_display_next_serial(server->display);
		client->ping_pending = true;
		xdg_wm_base_send_ping(client->resource, client->ping_serial);
	}
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

static void handle_positioner_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_positioner_pair(struct wl_client *client, struct wl_resource *resource,
	int32_t first, int32_t second)
{
}

static void handle_positioner_rectangle(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
}

static void handle_positioner_value(struct wl_client *client, struct wl_resource *resource,
	uint32_t value)
{
}

/* Popups are dismissed at once (see toplevel.c), so that their place does not matter. */
static const struct xdg_positioner_interface positioner_implementation = {
	.destroy = handle_positioner_destroy,
	.set_size = handle_positioner_pair,
	.set_anchor_rect = handle_positioner_rectangle,
	.set_anchor = handle_positioner_value,
	.set_gravity = handle_positioner_value,
	.set_constraint_adjustment = handle_positioner_value,
	.set_offset = handle_positioner_pair,
};

static void handle_create_positioner(struct wl_client *client, struct wl_resource *resource,
	uint32_t id)
{
	struct wl_resource *positioner = wl_resource_create(client, &xdg_positioner_interface,
		wl_resource_get_version(resource), id);

	if (positioner)
		wl_resource_set_implementation(positioner, &positioner_implementation, NULL, NULL);
	else
		wl_client_post_no_memory(client);
}

static void handle_get_xdg_surface(struct wl_client *client, struct wl_resource *resource,
	uint32_t id, struct wl_resource *surface_resource)
{
	struct surface *surface = surface_from_resource(surface_resource);

	if (surface->role) {
		wl_resource_post_error(resource, XDG_WM_BASE_ERROR_ROLE,
			"this is a %s already", surface->role->name);
		return;
	}
	if (surface->content || surface->pending.buffer) {
		wl_resource_post_error(resource, XDG_WM_BASE_ERROR_INVALID_SURFACE_STATE,
			"this surface has a buffer already");
		return;
	}
	if (!toplevel_create(surface, client, wl_resource_get_version(resource), id))
		wl_client_post_no_memory(client);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct xdg_wm_base_interface wm_base_implementation = {
	.destroy = handle_destroy,
	.create_positioner = handle_create_positioner,
	.get_xdg_surface = handle_get_xdg_surface,
	.pong = handle_pong,
};

static void shell_client_destroy(struct wl_resource *resource)
{
	struct shell_client *client = wl_resource_get_user_data(resource);

	wl_list_remove(&client->link);
	/* Whoever waited for this client's answer waits no longer. */
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
	wl_resource_set_implementation(client->resource, &wm_base_implementation, client,
		shell_client_destroy);
}

bool xdg_shell_create_global(struct server *server)
{
	return wl_global_create(server->display, &xdg_wm_base_interface, WM_BASE_VERSION,
		server, handle_bind);
}
