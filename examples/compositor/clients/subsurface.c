/* SPDX-License-Identifier: MIT */
#include "clients/subsurface.h"

#include "clients/surface-view.h"
#include "clients/surface.h"

#include <stdlib.h>
#include <wayland-server-protocol.h>

bool subsurface_is_synchronized(const struct subsurface *subsurface)
{
	const struct subsurface *current = subsurface;

	while (current && current->parent) {
		if (current->synchronized)
			return true;
		current = current->parent->subsurface;
	}
	return false;
}

void subsurfaces_apply_cached(struct surface *parent)
{
	struct stack_place *place;

	wl_list_for_each(place, &parent->stack.order, link) {
		if (place->surface != parent && subsurface_is_synchronized(place->surface->subsurface))
			surface_apply_cached(place->surface);
	}
}

static void leave_parent(struct subsurface *subsurface)
{
	stack_remove(&subsurface->place);
	subsurface->parent = NULL;
	if (subsurface->surface)
		surface_view_hide(subsurface->surface);
}

void subsurfaces_orphan(struct surface *parent)
{
	struct stack_place *place, *next;

	/* Everyone in the stack lies in the pending one. */
	wl_list_for_each_safe(place, next, &parent->stack.pending, pending_link) {
		if (place->surface != parent)
			leave_parent(place->surface->subsurface);
	}
}

static void handle_surface_commit(struct surface *surface)
{
	struct subsurface *subsurface = surface->role_data;

	/* It may have got its first content, or lost it. */
	if (subsurface->parent)
		surface_view_update(subsurface->parent);
}

static void handle_surface_destroy(struct surface *surface)
{
	struct subsurface *subsurface = surface->role_data;

	leave_parent(subsurface);
	subsurface->surface = NULL;
	surface->subsurface = NULL;
}

const struct surface_role subsurface_role = {
	.name = "wl_subsurface",
	.commit = handle_surface_commit,
	.destroy = handle_surface_destroy,
};

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_set_position(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y)
{
	struct subsurface *subsurface = wl_resource_get_user_data(resource);

	subsurface->place.pending_x = x;
	subsurface->place.pending_y = y;
}

static void place_beside(struct wl_resource *resource, struct wl_resource *sibling, bool above)
{
	struct subsurface *subsurface = wl_resource_get_user_data(resource);

	if (subsurface->parent && subsurface->surface &&
		!stack_place_beside(&subsurface->parent->stack, &subsurface->place,
			surface_from_resource(sibling), above))
		wl_resource_post_error(resource, WL_SUBSURFACE_ERROR_BAD_SURFACE,
			"this surface is neither the parent nor a sibling");
}

static void handle_place_above(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *sibling)
{
	place_beside(resource, sibling, true);
}

static void handle_place_below(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *sibling)
{
	place_beside(resource, sibling, false);
}

static void handle_set_sync(struct wl_client *client, struct wl_resource *resource)
{
	struct subsurface *subsurface = wl_resource_get_user_data(resource);

	subsurface->synchronized = true;
}

static void handle_set_desync(struct wl_client *client, struct wl_resource *resource)
{
	struct subsurface *subsurface = wl_resource_get_user_data(resource);

	subsurface->synchronized = false;
	if (subsurface->surface && subsurface->parent && !subsurface_is_synchronized(subsurface))
		surface_apply_cached(subsurface->surface);
}

static const struct wl_subsurface_interface subsurface_implementation = {
	.destroy = handle_destroy,
	.set_position = handle_set_position,
	.place_above = handle_place_above,
	.place_below = handle_place_below,
	.set_sync = handle_set_sync,
	.set_desync = handle_set_desync,
};

static void subsurface_destroy(struct wl_resource *resource)
{
	struct subsurface *subsurface = wl_resource_get_user_data(resource);

	leave_parent(subsurface);
	if (subsurface->surface) {
		subsurface->surface->role_data = NULL;
		subsurface->surface->subsurface = NULL;
	}
	free(subsurface);
}

bool subsurface_create(struct surface *surface, struct surface *parent, struct wl_client *client,
	int version, uint32_t id)
{
	struct subsurface *subsurface = calloc(1, sizeof(*subsurface));

	if (subsurface)
		subsurface->resource = wl_resource_create(client, &wl_subsurface_interface, version, id);
	if (!subsurface || !subsurface->resource) {
		free(subsurface);
		return false;
	}
	subsurface->surface = surface;
	subsurface->parent = parent;
	subsurface->synchronized = true;
	stack_add(&parent->stack, &subsurface->place, surface);
	surface->role = &subsurface_role;
	surface->role_data = subsurface;
	surface->subsurface = subsurface;
	wl_resource_set_implementation(subsurface->resource, &subsurface_implementation, subsurface,
		subsurface_destroy);
	return true;
}
