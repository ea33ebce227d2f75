/* SPDX-License-Identifier: MIT */
/* The global that creates subsurfaces. */
#include "clients/subcompositor.h"

#include "clients/subsurface.h"
#include "clients/surface.h"
#include "client-limits.h"
#include "server.h"

#include <wayland-server-protocol.h>

#define SUBCOMPOSITOR_VERSION 1

static bool is_in_tree_of(struct surface *surface, struct surface *root)
{
	for (;;) {
		if (surface == root)
			return true;
		if (!surface->subsurface || !surface->subsurface->parent)
			return false;
		surface = surface->subsurface->parent;
	}
}

static int depth_of(const struct surface *surface)
{
	int depth = 0;

	while (surface->subsurface && surface->subsurface->parent) {
		surface = surface->subsurface->parent;
		depth++;
	}
	return depth;
}

static void handle_get_subsurface(struct wl_client *client, struct wl_resource *resource, uint32_t id,
	struct wl_resource *surface_resource, struct wl_resource *parent_resource)
{
	struct surface *surface = surface_from_resource(surface_resource);
	struct surface *parent = surface_from_resource(parent_resource);

	if (is_in_tree_of(parent, surface))
		wl_resource_post_error(resource, WL_SUBCOMPOSITOR_ERROR_BAD_SURFACE,
			"a surface cannot be a part of itself");
	else if (surface->role_data || (surface->role && surface->role != &subsurface_role))
		wl_resource_post_error(resource, WL_SUBCOMPOSITOR_ERROR_BAD_SURFACE,
			"this is a %s already", surface->role->name);
	else if (depth_of(parent) + 1 + surface->tree_height > DEEPEST_TREE)
		wl_resource_post_error(resource, WL_SUBCOMPOSITOR_ERROR_BAD_SURFACE, "surfaces are nested too deeply");
	else if (!subsurface_create(surface, parent, client, wl_resource_get_version(resource), id))
		wl_client_post_no_memory(client);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_subcompositor_interface subcompositor_implementation = {
	.destroy = handle_destroy,
	.get_subsurface = handle_get_subsurface,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &wl_subcompositor_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &subcompositor_implementation, data, NULL);
	else
		wl_client_post_no_memory(client);
}

bool subcompositor_create_global(struct server *server)
{
	return wl_global_create(server->display, &wl_subcompositor_interface, SUBCOMPOSITOR_VERSION,
		server, handle_bind);
}
