/* SPDX-License-Identifier: MIT */
#include "xdg-shell.h"

#include "server.h"
#include "version.h"
#include "window.h"

/* The positioner keeps the popup on the output on which its window begins. */
void xdg_shell_place_popup(struct wlr_xdg_popup *popup, void *data)
{
	struct server *server = data;
	const struct window *window = window_of_surface(popup->base->surface);
	struct wlr_output *output;
	struct wlr_box box;

	if (!window)
		return;
	output = wlr_output_layout_output_at(server->output_layout, window->x, window->y);
	box = version_get_output_box(server->output_layout, output);
	box.x -= window->x;
	box.y -= window->y;
	wlr_xdg_popup_unconstrain_from_box(popup, &box);
}

/* Adds a popup's node to that of its parent. */
static void add_popup(struct wlr_xdg_surface *xdg_surface)
{
	struct wlr_xdg_surface *parent =
		xdg_surface->popup->parent ? version_xdg_surface_of(xdg_surface->popup->parent) : NULL;

	if (parent && parent->data)
		xdg_surface->data = version_add_xdg_surface(parent->data, xdg_surface);
}

void xdg_shell_add_surface(struct wlr_xdg_surface *xdg_surface, void *server)
{
	if (xdg_surface->role == WLR_XDG_SURFACE_ROLE_TOPLEVEL)
		window_create(server, xdg_surface);
	else if (xdg_surface->role == WLR_XDG_SURFACE_ROLE_POPUP)
		add_popup(xdg_surface);
}
