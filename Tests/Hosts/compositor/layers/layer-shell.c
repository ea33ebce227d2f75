/* SPDX-License-Identifier: MIT */
#include "layers/layer-shell.h"

#include "clients/surface.h"
#include "layers/layer-surface.h"
#include "layers/layers.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "wlr-layer-shell-unstable-v1-server-protocol.h"

#define LAYER_SHELL_VERSION 4

/* Returns the requested output, else the one with the focus, else the first. */
static struct output *choose_output(const struct server *server, struct wl_resource *wish)
{
	struct output *output = wish ? output_from_resource(wish) : NULL;

	if (!output && server->focus)
		output = server->focus->output;
	return output ? output : output_first(server);
}

static void handle_get_layer_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id,
	struct wl_resource *surface_resource, struct wl_resource *output, uint32_t layer, const char *name)
{
	struct server *server = wl_resource_get_user_data(resource);
	struct surface *surface = surface_from_resource(surface_resource);

	if (layer >= LAYER_COUNT)
		wl_resource_post_error(
			resource, ZWLR_LAYER_SHELL_V1_ERROR_INVALID_LAYER, "no layer has the number %u", layer);
	else if (surface->content || surface->pending_buffer)
		wl_resource_post_error(resource, ZWLR_LAYER_SHELL_V1_ERROR_ALREADY_CONSTRUCTED,
			"this surface has a buffer already");
	else if (!layer_surface_create(
			 surface, choose_output(server, output), layer, name, client, resource, id))
		wl_client_post_no_memory(client); /* does nothing after an earlier error */
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct zwlr_layer_shell_v1_interface layer_shell_implementation = {
	.get_layer_surface = handle_get_layer_surface,
	.destroy = handle_destroy,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource = wl_resource_create(client, &zwlr_layer_shell_v1_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &layer_shell_implementation, data, NULL);
	else
		wl_client_post_no_memory(client);
}

bool layer_shell_create_global(struct server *server)
{
	return wl_global_create(
		server->display, &zwlr_layer_shell_v1_interface, LAYER_SHELL_VERSION, server, handle_bind);
}
