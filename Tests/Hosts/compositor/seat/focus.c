/* SPDX-License-Identifier: MIT */
#include "seat/focus.h"

#include "clients/surface.h"
#include "layers/layer-surface.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "wlr-layer-shell-unstable-v1-server-protocol.h"
#include "xdg/xdg-surface.h"

/* Returns the front panel with exclusive keyboard interactivity, such as a password prompt, or NULL. */
static const struct layer_surface *find_exclusive_panel(const struct server *server)
{
	const struct layer_surface *panel, *front = NULL;
	const struct output *output;

	wl_list_for_each(output, &server->outputs, link) {
		wl_list_for_each(panel, &output->layers.surfaces, link) {
			if (panel->mapped && panel->current.layer >= FIRST_LAYER_IN_FRONT &&
				panel->current.keyboard ==
					ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_EXCLUSIVE &&
				(!front || panel->current.layer >= front->current.layer))
				front = panel;
		}
	}
	return front;
}

static const struct surface *find_focus(const struct server *server)
{
	const struct surface *menu = popup_grab_get_surface(&server->popup_grab);
	const struct layer_surface *panel = find_exclusive_panel(server);

	if (menu)
		return menu;
	if (!panel && server->touched_panel && server->touched_panel->mapped &&
		server->touched_panel->current.keyboard != ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_NONE)
		panel = server->touched_panel;
	if (panel)
		return panel->surface;
	return server->focus ? server->focus->surface : NULL;
}

void focus_update(struct server *server)
{
	const struct surface *surface = find_focus(server);
	struct wl_resource *resource = surface ? surface->resource : NULL;

	exchange_set_focus(&server->exchange, resource ? wl_resource_get_client(resource) : NULL);
	keyboard_set_focus(&server->seat.keyboard, resource);
	text_set_focus(&server->text, resource);
}

void focus_touched(struct server *server, struct surface *surface)
{
	struct window *window = window_of_surface(surface);
	const struct layer_surface *panel = surface ? layer_surface_from_surface(surface_get_root(surface)) : NULL;

	if (!window && (!panel || panel->current.keyboard != ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_ON_DEMAND))
		return;
	server->touched_panel = panel;
	if (window)
		window_focus(window);
	focus_update(server);
}

void focus_forget_panel(struct server *server, const struct layer_surface *panel)
{
	if (server->touched_panel == panel)
		server->touched_panel = NULL;
	focus_update(server);
}
