/* SPDX-License-Identifier: MIT */
#include "clients/surface-view.h"

#include "clients/subsurface.h"
#include "clients/surface.h"
#include "log.h"
#include "server.h"
#include "xdg/popup.h"

#include <tactus-wayland.h>

static struct tactus_view *hit_group(struct surface *surface, double x, double y);

static struct tactus_view *hit_popup(const struct surface *parent, struct surface *surface, double x, double y)
{
	if (!surface->group || tactus_view_convert_point(parent->group, surface->group, &x, &y) != TACTUS_STATUS_OK)
		return NULL;
	return hit_group(surface, x, y);
}

/* The group's origin is that of the view. */
static struct tactus_view *hit_view(const struct surface *surface, double x, double y)
{
	if (x < 0 || y < 0 || x >= surface->width || y >= surface->height)
		return NULL;
	return tactus_view_hit_test(surface->view, x, y);
}

static struct tactus_view *hit_place(const struct surface *parent, const struct stack_place *place, double x, double y)
{
	if (place->surface == parent)
		return hit_view(parent, x, y);
	return place->surface->group ? hit_group(place->surface, x - place->x, y - place->y) : NULL;
}

/* Searches from front to back; the point is in the group's coordinates. */
static struct tactus_view *hit_group(struct surface *surface, double x, double y)
{
	struct tactus_view *hit = NULL;
	struct stack_place *place;
	struct popup *popup;

	wl_list_for_each_reverse(popup, &surface->popups, link) {
		if (!hit)
			hit = hit_popup(surface, popup_get_surface(popup), x, y);
	}
	wl_list_for_each_reverse(place, &surface->stack.order, link) {
		if (hit)
			break;
		hit = hit_place(surface, place, x, y);
	}
	return hit;
}

struct tactus_view *surface_view_hit_test(struct surface *surface, double x, double y)
{
	return hit_group(surface, x, y);
}

static struct tactus_view *handle_hit_test(struct tactus_view *group, double x, double y, void *data)
{
	return hit_group(data, x, y);
}

static const struct tactus_view_callbacks group_callbacks = {
	.size = sizeof(group_callbacks),
	.hit_test = handle_hit_test,
};

/* The library destroys the view of a surface that is destroyed. */
static void handle_view_destroy(void *view, void *data)
{
	struct surface *surface = data;

	surface->view = NULL;
}

static bool create_views(struct surface *surface, double x, double y)
{
	struct shell *shell = &surface->server->shell;

	surface->group = tactus_view_create(shell->application, x, y, surface->width, surface->height);
	surface->view = tactus_wayland_surface_create(shell->wayland, surface->resource, 0, 0,
		surface->width, surface->height);
	if (!surface->group || !surface->view) {
		log_error("no memory for a surface");
		tactus_view_destroy(surface->view);
		tactus_view_destroy(surface->group);
		surface->group = surface->view = NULL;
		return false;
	}
	tactus_view_set_user_data(surface->view, surface);
	tactus_view_add_destroy_listener(surface->view, handle_view_destroy, surface);
	tactus_view_set_callbacks(surface->group, &group_callbacks, surface);
	return true;
}

bool surface_view_show(struct surface *surface, struct tactus_view *superview, double x, double y)
{
	struct stack_place *place;

	if (surface->group)
		surface_view_move(surface, x, y);
	else if (!create_views(surface, x, y))
		return false;
	tactus_view_add_subview(surface->group, surface->view);
	tactus_view_add_subview(superview, surface->group);
	surface->view_outdated = true;
	surface_view_update(surface);
	wl_list_for_each(place, &surface->stack.order, link) {
		if (place->surface != surface)
			subsurface_update_view(place->surface->subsurface);
	}
	return true;
}

void surface_view_hide(struct surface *surface)
{
	struct stack_place *place;

	if (!surface->group)
		return;
	pointer_leave_surface(&surface->server->seat.pointer, surface->resource);
	popups_dismiss(surface);
	wl_list_for_each(place, &surface->stack.order, link) {
		if (place->surface != surface)
			surface_view_hide(place->surface);
	}
	if (surface->view) {
		tactus_view_remove_destroy_listener(surface->view, handle_view_destroy, surface);
		tactus_view_destroy(surface->view);
	}
	tactus_view_destroy(surface->group);
	surface->group = surface->view = NULL;
	mouse_schedule_update(&surface->server->seat.mouse);
}

/*
 * Updates the region in which the surface can be hit: elsewhere, as in the shadow that a client draws, touches go to
 * what is behind.
 */
static void update_input_region(struct surface *surface)
{
	int count = 0;
	const void *boxes = pixman_region32_rectangles(&surface->input_region, &count);

	tactus_wayland_surface_set_input_region(surface->view,
		surface->input_limited ? boxes : NULL, surface->input_limited ? (size_t)count : 0);
}

void surface_view_update(struct surface *surface)
{
	if (!surface->group || !surface->view || !surface->view_outdated)
		return;
	surface->view_outdated = false;
	tactus_wayland_surface_set_size(surface->view, surface->width, surface->height);
	update_input_region(surface);
	mouse_schedule_update(&surface->server->seat.mouse);
}

void surface_view_move(struct surface *surface, double x, double y)
{
	double old_x = 0, old_y = 0, old_width = 0, old_height = 0;

	if (!surface->group)
		return;
	tactus_view_get_frame(surface->group, &old_x, &old_y, &old_width, &old_height);
	if (x == old_x && y == old_y && surface->width == old_width && surface->height == old_height)
		return;
	tactus_view_set_frame(surface->group, x, y, surface->width, surface->height);
	mouse_schedule_update(&surface->server->seat.mouse);
}

void surface_view_raise(struct surface *surface)
{
	if (surface->group)
		tactus_view_bring_to_front(surface->group);
	mouse_schedule_update(&surface->server->seat.mouse);
}

struct surface *surface_from_view(const struct server *server, const struct tactus_view *view)
{
	return view && tactus_surface_get_client(view) ? tactus_view_get_user_data(view) : NULL;
}
