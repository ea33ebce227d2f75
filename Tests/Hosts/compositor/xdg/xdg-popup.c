/* SPDX-License-Identifier: MIT */
#include "clients/surface-view.h"
#include "clients/surface.h"
#include "client-limits.h"
#include "seat/focus.h"
#include "server.h"
#include "shell/output.h"
#include "xdg-shell-server-protocol.h"
#include "xdg/popup.h"
#include "xdg/xdg-shell.h"
#include "xdg/xdg-surface.h"

#include <stdlib.h>

struct surface *popup_get_surface(const struct popup *popup)
{
	return popup->base->surface;
}

/* Returns the output's rectangle relative to the parent's window geometry. */
static struct rectangle room_for(const struct popup *popup)
{
	const struct output *output;
	int x = 0, y = 0;

	if (!shell_surface_get_position(popup->parent, &output, &x, &y))
		return (struct rectangle){ 0, 0, 0, 0 };
	return (struct rectangle){ -x, -y, output->place.width, output->place.height };
}

static void find_place(struct popup *popup)
{
	struct rectangle room = room_for(popup);

	popup->place = positioner_place(&popup->positioner, &room);
}

void popup_send_configure(struct popup *popup)
{
	const struct rectangle *place = &popup->place;

	if (!popup->has_had_parent) {
		xdg_shell_post_error(popup->base->server, wl_resource_get_client(popup->resource),
			XDG_WM_BASE_ERROR_INVALID_POPUP_PARENT, "a popup needs a parent by its first commit");
		return;
	}
	xdg_popup_send_configure(popup->resource, place->x, place->y, place->width, place->height);
	shell_surface_send_configure(popup->base);
}

static void update_position(struct popup *popup)
{
	/* Converts window geometry to surfaces, which is what views show. */
	surface_view_move(popup->base->surface,
		popup->parent->geometry.x + popup->place.x - popup->base->geometry.x,
		popup->parent->geometry.y + popup->place.y - popup->base->geometry.y);
}

void popup_map_or_update(struct popup *popup)
{
	struct surface *parent = popup->parent ? popup->parent->surface : NULL;

	if (popup->dismissed)
		return;
	if (!parent || !parent->group) {
		popup_dismiss(popup);
		return;
	}
	if (!popup->mapped) {
		wl_list_remove(&popup->link);
		wl_list_insert(parent->popups.prev, &popup->link);
		popup->mapped = surface_view_show(popup->base->surface, parent->group, 0, 0);
	}
	if (!popup->mapped)
		return;
	update_position(popup);
	if (popup->grabs)
		focus_update(popup->base->server);
}

void popup_unmap(struct popup *popup)
{
	bool grabbed = popup->grabs;

	popup_grab_remove(&popup->base->server->popup_grab, popup);
	if (grabbed)
		focus_update(popup->base->server);
	if (popup->base->surface)
		surface_view_hide(popup->base->surface);
	wl_list_remove(&popup->link);
	wl_list_init(&popup->link);
	popup->mapped = false;
}

void popup_dismiss(struct popup *popup)
{
	if (!popup->base || popup->dismissed)
		return;
	popup->dismissed = true;
	if (popup_get_surface(popup))
		popups_dismiss(popup_get_surface(popup));
	popup_unmap(popup);
	xdg_popup_send_popup_done(popup->resource);
}

void popups_dismiss(struct surface *parent)
{
	struct popup *popup, *next;

	wl_list_for_each_reverse_safe(popup, next, &parent->popups, link)
		popup_dismiss(popup);
}

static void leave_parent(struct popup *popup)
{
	wl_list_remove(&popup->parent_link);
	wl_list_init(&popup->parent_link);
	popup->parent = NULL;
}

void popup_leave_base(struct popup *popup)
{
	leave_parent(popup);
	popup->base = NULL;
}

void popups_lose_parent(struct shell_surface *parent)
{
	struct popup *popup, *next;

	wl_list_for_each_safe(popup, next, &parent->popups, parent_link) {
		popup_unmap(popup);
		leave_parent(popup);
	}
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_grab(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat,
	uint32_t serial)
{
	struct popup *popup = wl_resource_get_user_data(resource);

	if (!popup->base)
		return;
	if (popup->mapped)
		wl_resource_post_error(resource, XDG_POPUP_ERROR_INVALID_GRAB, "this popup is shown already");
	else if (!popup_grab_add(&popup->base->server->popup_grab, popup, serial))
		popup_dismiss(popup);
}

static void handle_reposition(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *positioner, uint32_t token)
{
	struct popup *popup = wl_resource_get_user_data(resource);

	if (!popup->base)
		return;
	popup->positioner = *positioner_from_resource(positioner);
	find_place(popup);
	xdg_popup_send_repositioned(resource, token);
	popup_send_configure(popup);
}

static const struct xdg_popup_interface popup_implementation = {
	.destroy = handle_destroy,
	.grab = handle_grab,
	.reposition = handle_reposition,
};

static void popup_destroy(struct wl_resource *resource)
{
	struct popup *popup = wl_resource_get_user_data(resource);

	if (popup->base) {
		if (popup_get_surface(popup) && !wl_list_empty(&popup_get_surface(popup)->popups))
			popups_dismiss(popup_get_surface(popup));
		popup_unmap(popup);
		popups_lose_parent(popup->base);
		shell_surface_start_over(popup->base);
		popup->base->popup = NULL;
	}
	leave_parent(popup);
	free(popup);
}

/* A parent must have a role, so that no popup is its own ancestor; and the depth of submenus is limited. */
static bool may_be_parent(const struct shell_surface *parent)
{
	int depth = 0;

	if (!parent->toplevel && !parent->popup && !parent->panel)
		return false;
	for (; parent && parent->popup; parent = parent->popup->parent)
		depth++;
	return depth < DEEPEST_SUBMENU;
}

void popup_set_parent(struct popup *popup, struct shell_surface *parent)
{
	popup->has_had_parent = true;
	popup->parent = parent;
	wl_list_remove(&popup->parent_link);
	wl_list_insert(&parent->popups, &popup->parent_link);
	find_place(popup);
}

struct popup *popup_from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

void popup_create(struct shell_surface *base, struct wl_client *client, uint32_t id,
	struct wl_resource *parent, struct wl_resource *positioner)
{
	struct popup *popup;

	if (!positioner_is_complete(positioner_from_resource(positioner))) {
		xdg_shell_post_error(base->server, client, XDG_WM_BASE_ERROR_INVALID_POSITIONER,
			"a popup needs a size and something to be beside");
		return;
	}
	if (parent && !may_be_parent(shell_surface_from_resource(parent))) {
		xdg_shell_post_error(base->server, client, XDG_WM_BASE_ERROR_INVALID_POPUP_PARENT,
			"a popup needs a parent that is a toplevel or a popup itself, not too deep");
		return;
	}
	popup = calloc(1, sizeof(*popup));
	if (popup)
		popup->resource = wl_resource_create(client, &xdg_popup_interface,
			wl_resource_get_version(base->resource), id);
	if (!popup || !popup->resource) {
		free(popup);
		wl_client_post_no_memory(client);
		return;
	}
	wl_list_init(&popup->link);
	wl_list_init(&popup->grab_link);
	popup->base = base;
	base->popup = popup;
	wl_list_init(&popup->parent_link);
	popup->positioner = *positioner_from_resource(positioner);
	if (parent)
		popup_set_parent(popup, shell_surface_from_resource(parent));
	wl_resource_set_implementation(popup->resource, &popup_implementation, popup, popup_destroy);
}
