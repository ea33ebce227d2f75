/* SPDX-License-Identifier: MIT */
#include "server.h"
#include "surface.h"
#include "toplevel.h"
#include "xdg-shell-server-protocol.h"

#include <stdlib.h>

void toplevel_unmap(struct toplevel *toplevel)
{
	if (toplevel->window)
		window_destroy(toplevel->window);
	toplevel->window = NULL;
}

static void commit_without_content(struct toplevel *toplevel)
{
	if (toplevel->window) { /* unmapped: the client starts over */
		toplevel_unmap(toplevel);
		toplevel->configure_sent = false;
		toplevel->configure_acknowledged = false;
	} else if (!toplevel->configure_sent) {
		toplevel_send_configure(toplevel);
	}
}

static void handle_surface_commit(struct surface *surface)
{
	struct toplevel *toplevel = surface->role_data;

	if (!toplevel->xdg_toplevel)
		return;
	if (!surface->content) {
		commit_without_content(toplevel);
		return;
	}
	if (!toplevel->configure_acknowledged) {
		wl_resource_post_error(toplevel->xdg_surface, XDG_SURFACE_ERROR_UNCONFIGURED_BUFFER,
			"a buffer before the first configure was acknowledged");
		return;
	}
	if (toplevel->window)
		window_update(toplevel->window, &toplevel->geometry);
	else
		toplevel->window = window_create(toplevel->server, surface, toplevel->title,
			&toplevel->geometry);
}

static void handle_surface_destroy(struct surface *surface)
{
	struct toplevel *toplevel = surface->role_data;

	toplevel_unmap(toplevel);
	toplevel->surface = NULL;
}

static const struct surface_role toplevel_role = {
	.name = "xdg_surface",
	.commit = handle_surface_commit,
	.destroy = handle_surface_destroy,
};

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_get_toplevel(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	if (toplevel->xdg_toplevel)
		wl_resource_post_error(resource, XDG_SURFACE_ERROR_ALREADY_CONSTRUCTED,
			"this xdg_surface is a toplevel already");
	else if (!toplevel_create_role(toplevel, client, wl_resource_get_version(resource), id))
		wl_client_post_no_memory(client);
}

static void handle_popup_grab(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *seat, uint32_t serial)
{
}

static const struct xdg_popup_interface popup_implementation = {
	.destroy = handle_destroy,
	.grab = handle_popup_grab,
};

static void handle_get_popup(struct wl_client *client, struct wl_resource *resource, uint32_t id,
	struct wl_resource *parent, struct wl_resource *positioner)
{
	struct wl_resource *popup = wl_resource_create(client, &xdg_popup_interface,
		wl_resource_get_version(resource), id);

	if (!popup) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(popup, &popup_implementation, NULL, NULL);
	xdg_popup_send_popup_done(popup);
}

static void handle_set_window_geometry(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	/* Used at the next commit. */
	if (width > 0 && height > 0)
		toplevel->geometry = (struct window_geometry){ x, y, width, height };
}

static void handle_ack_configure(struct wl_client *client, struct wl_resource *resource,
	uint32_t serial)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	/* Older configures may be acknowledged late; serials wrap. */
	if (!toplevel->configure_sent || (int32_t)(serial - toplevel->serial) > 0)
		wl_resource_post_error(resource, XDG_SURFACE_ERROR_UNCONFIGURED_BUFFER,
			"configure %u was never sent", serial);
	else
		toplevel->configure_acknowledged = true;
}

static const struct xdg_surface_interface xdg_surface_implementation = {
	.destroy = handle_destroy,
	.get_toplevel = handle_get_toplevel,
	.get_popup = handle_get_popup,
	.set_window_geometry = handle_set_window_geometry,
	.ack_configure = handle_ack_configure,
};

static void toplevel_destroy(struct wl_resource *resource)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	toplevel_unmap(toplevel);
	if (toplevel->surface)
		toplevel->surface->role_data = NULL;
	/* When a whole client goes, its objects go in any order. */
	if (toplevel->xdg_toplevel)
		wl_resource_set_user_data(toplevel->xdg_toplevel, NULL);
	free(toplevel->title);
	free(toplevel);
}

bool toplevel_create(struct surface *surface, struct wl_client *client, int version, uint32_t id)
{
	struct toplevel *toplevel = calloc(1, sizeof(*toplevel));

	if (toplevel)
		toplevel->xdg_surface = wl_resource_create(client, &xdg_surface_interface, version, id);
	if (!toplevel || !toplevel->xdg_surface) {
		free(toplevel);
		return false;
	}
	toplevel->server = surface->server;
	toplevel->surface = surface;
	surface->role = &toplevel_role;
	surface->role_data = toplevel;
	wl_resource_set_implementation(toplevel->xdg_surface, &xdg_surface_implementation, toplevel,
		toplevel_destroy);
	return true;
}
