/* SPDX-License-Identifier: MIT */
#include "clients/subsurface.h"

#include "clients/surface-view.h"
#include "clients/surface.h"
#include "server.h"

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

static void stop_waiting(struct subsurface *subsurface)
{
	wl_list_remove(&subsurface->waiting_link);
	wl_list_init(&subsurface->waiting_link);
}

void subsurface_wait(struct subsurface *subsurface)
{
	wl_list_remove(&subsurface->waiting_link);
	wl_list_insert(subsurface->parent->waiting.prev, &subsurface->waiting_link);
}

void subsurface_update_view(struct subsurface *subsurface)
{
	struct stack_place *place = &subsurface->place;
	struct surface *surface = subsurface->surface;

	if (!surface || !subsurface->parent || !stack_holds(place))
		return;
	if (!surface->content)
		surface_view_hide(surface);
	else if (surface->group)
		surface_view_move(surface, place->x, place->y);
	else if (subsurface->parent->group)
		surface_view_show(surface, subsurface->parent->group, place->x, place->y);
}

/* Visits only what has changed: a surface may have many subsurfaces and commit often. */
void subsurfaces_commit(struct surface *parent)
{
	struct subsurface *subsurface;
	struct stack_place *place;

	if (stack_commit(&parent->stack))
		mouse_schedule_update(&parent->server->seat.mouse);
	while ((place = stack_take_changed(&parent->stack)))
		subsurface_update_view(place->surface->subsurface);
	while (!wl_list_empty(&parent->waiting)) {
		subsurface = wl_container_of(parent->waiting.next, subsurface, waiting_link);
		stop_waiting(subsurface);
		surface_apply_cached(subsurface->surface);
	}
}

static void leave_parent(struct subsurface *subsurface)
{
	stack_remove(&subsurface->place);
	stop_waiting(subsurface);
	if (subsurface->parent && stack_is_alone(&subsurface->parent->stack))
		subsurface->parent->tree_height = 0;
	subsurface->parent = NULL;
	if (subsurface->surface)
		surface_view_hide(subsurface->surface);
}

void subsurfaces_orphan(struct surface *parent)
{
	struct stack_place *place, *next;

	/* Every place of the stack is in the pending list. */
	wl_list_for_each_safe(place, next, &parent->stack.pending, pending_link) {
		if (place->surface != parent)
			leave_parent(place->surface->subsurface);
	}
}

static void handle_surface_commit(struct surface *surface)
{
	/* The subsurface may have got its first content, or lost it. */
	subsurface_update_view(surface->role_data);
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

	if (subsurface->parent)
		stack_move(&subsurface->parent->stack, &subsurface->place, x, y);
}

/* Returns the place of the parent or of a sibling in the stack of a subsurface, or NULL for any other surface. */
static struct stack_place *place_beside_of(const struct subsurface *subsurface, struct surface *surface)
{
	if (surface == subsurface->parent)
		return &surface->stack.own;
	if (surface == subsurface->surface || !surface->subsurface ||
		surface->subsurface->parent != subsurface->parent)
		return NULL;
	return &surface->subsurface->place;
}

static void place_beside(struct wl_resource *resource, struct wl_resource *sibling, bool above)
{
	struct subsurface *subsurface = wl_resource_get_user_data(resource);
	struct stack_place *other;

	if (!subsurface->parent || !subsurface->surface)
		return;
	other = place_beside_of(subsurface, surface_from_resource(sibling));
	if (other)
		stack_place_beside(&subsurface->parent->stack, &subsurface->place, other, above);
	else
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
	if (!subsurface->surface || !subsurface->parent || subsurface_is_synchronized(subsurface))
		return;
	stop_waiting(subsurface);
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

/* The height is stored, since computing it would walk the whole tree. */
static void raise_height(struct surface *surface, int height)
{
	while (surface->tree_height < height) {
		surface->tree_height = height++;
		if (!surface->subsurface || !surface->subsurface->parent)
			return;
		surface = surface->subsurface->parent;
	}
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
	wl_list_init(&subsurface->waiting_link);
	stack_add(&parent->stack, &subsurface->place, surface);
	raise_height(parent, surface->tree_height + 1);
	surface->role = &subsurface_role;
	surface->role_data = subsurface;
	surface->subsurface = subsurface;
	wl_resource_set_implementation(subsurface->resource, &subsurface_implementation, subsurface,
		subsurface_destroy);
	return true;
}
