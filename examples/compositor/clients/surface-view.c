/* SPDX-License-Identifier: MIT */
#include "clients/surface-view.h"

#include "clients/subsurface.h"
#include "clients/surface.h"
#include "log.h"
#include "server.h"
#include "xdg/popup.h"

#include <tactus-wayland.h>

static struct tactus_view *hit_group(struct surface *surface, double x, double y);

static struct tactus_view *hit_group_from(const struct surface *parent, struct surface *surface, double x, double y)
{
	if (!surface->group || tactus_view_convert_point(parent->group, surface->group, &x, &y) != TACTUS_STATUS_OK)
		return NULL;
	return hit_group(surface, x, y);
}

static struct tactus_view *hit_view(const struct surface *surface, double x, double y)
{
	tactus_view_convert_point(surface->group, surface->view, &x, &y);
	return tactus_view_hit_test(surface->view, x, y);
}

/* From the front to the back; the point is in the group's space. */
static struct tactus_view *hit_group(struct surface *surface, double x, double y)
{
	struct tactus_view *hit = NULL;
	struct stack_place *place;
	struct popup *popup;

	wl_list_for_each_reverse(popup, &surface->popups, link) {
		if (!hit)
			hit = hit_group_from(surface, popup_get_surface(popup), x, y);
	}
	wl_list_for_each_reverse(place, &surface->stack.order, link) {
		if (hit)
			break;
		hit = place->surface == surface ? hit_view(surface, x, y)
						: hit_group_from(surface, place->surface, x, y);
	}
	return hit;
}

static struct tactus_view *handle_hit_test(struct tactus_view *group, double x, double y, void *data)
{
	return hit_group(data, x, y);
}

static const struct tactus_view_callbacks group_callbacks = {
	.size = sizeof(group_callbacks),
	.hit_test = handle_hit_test,
};

/* The library destroys the view of a surface that goes. */
static void handle_view_destroy(void *view, void *data)
{
	struct surface *surface = data;

	surface->view = NULL;
}

static bool create_views(struct surface *surface)
{
	struct shell *shell = &surface->server->shell;

	surface->group = tactus_view_create(shell->application, 0, 0, surface->width, surface->height);
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

bool surface_view_show(struct surface *surface, struct tactus_view *superview)
{
	if (!surface->group && !create_views(surface))
		return false;
	tactus_view_add_subview(surface->group, surface->view);
	tactus_view_add_subview(superview, surface->group);
	surface_view_update(surface);
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

/* Where the client wants no touches (the shadow it draws around itself), what lies behind gets them. */
static void update_input_region(struct surface *surface)
{
	int count = 0;
	const void *boxes = pixman_region32_rectangles(&surface->input_region, &count);

	tactus_wayland_surface_set_input_region(surface->view,
		surface->input_limited ? boxes : NULL, surface->input_limited ? (size_t)count : 0);
}

static void update_subsurface(struct surface *parent, struct stack_place *place)
{
	struct surface *surface = place->surface;

	if (surface->content && !surface->group)
		surface_view_show(surface, parent->group);
	else if (!surface->content)
		surface_view_hide(surface);
	surface_view_move(surface, place->x, place->y);
}

void surface_view_update(struct surface *surface)
{
	struct stack_place *place;

	if (!surface->group || !surface->view)
		return;
	tactus_wayland_surface_set_size(surface->view, surface->width, surface->height);
	update_input_region(surface);
	wl_list_for_each(place, &surface->stack.order, link) {
		if (place->surface != surface)
			update_subsurface(surface, place);
		if (place->surface == surface)
			tactus_view_bring_to_front(surface->view);
		else
			surface_view_raise(place->surface);
	}
	popups_raise(surface);
	mouse_schedule_update(&surface->server->seat.mouse);
}

void surface_view_move(struct surface *surface, double x, double y)
{
	if (surface->group)
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
