/* SPDX-License-Identifier: MIT */
#include "layer-surface.h"

#include "listener.h"
#include "server.h"
#include "version.h"
#include "window.h"

#include <stdlib.h>

static void give_keyboard(struct layer_surface *surface)
{
	struct wlr_seat *seat = surface->server->seat.seat;
	struct wlr_keyboard *keyboard = wlr_seat_get_keyboard(seat);

	window_deactivate(seat->keyboard_state.focused_surface);
	if (keyboard)
		wlr_seat_keyboard_notify_enter(seat, surface->layer_surface->surface, keyboard->keycodes,
			keyboard->num_keycodes, &keyboard->modifiers);
	else
		wlr_seat_keyboard_notify_enter(seat, surface->layer_surface->surface, NULL, 0, NULL);
}

bool layer_surface_holds_keyboard(const struct layer_surface *surface)
{
	const struct wlr_layer_surface_v1 *layer_surface = surface->layer_surface;

	return surface->is_mapped &&
		layer_surface->current.layer >= ZWLR_LAYER_SHELL_V1_LAYER_TOP &&
		layer_surface->current.keyboard_interactive == ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_EXCLUSIVE;
}

void layer_surface_touched(struct server *server, struct wlr_surface *surface)
{
	struct wlr_surface *root = surface ? wlr_surface_get_root_surface(surface) : NULL;
	struct wlr_layer_surface_v1 *layer_surface = root ? version_layer_surface_of(root) : NULL;

	if (layer_surface && layer_surface->data && !layers_hold_keyboard(&server->layers) &&
		layer_surface->current.keyboard_interactive == ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_ON_DEMAND)
		give_keyboard(layer_surface->data);
}

bool layer_surface_is_panel(struct wlr_surface *surface)
{
	struct wlr_surface *root = surface ? wlr_surface_get_root_surface(surface) : NULL;
	const struct wlr_layer_surface_v1 *layer_surface = root ? version_layer_surface_of(root) : NULL;

	/* Others are popups of such surfaces. */
	return root && !(layer_surface && layer_surface->current.layer == ZWLR_LAYER_SHELL_V1_LAYER_BACKGROUND);
}

static void handle_commit(struct wl_listener *listener, void *data)
{
	struct layer_surface *surface = wl_container_of(listener, surface, commit);
	uint32_t changed = surface->layer_surface->current.committed;

	if (surface->is_committed && !changed)
		return;
	if (changed & WLR_LAYER_SURFACE_V1_STATE_LAYER)
		layers_add_node(&surface->server->layers, surface->node, surface->layer_surface->current.layer);
	surface->is_committed = true;
	layers_arrange(&surface->server->layers);
}

static void handle_map(struct wl_listener *listener, void *data)
{
	struct layer_surface *surface = wl_container_of(listener, surface, map);

	surface->is_mapped = true;
	layers_arrange(&surface->server->layers);
	if (layer_surface_holds_keyboard(surface))
		give_keyboard(surface);
	shell_log(&surface->server->shell, "layer surface \"%s\" is mapped", surface->layer_surface->namespace);
}

static void handle_unmap(struct wl_listener *listener, void *data)
{
	struct layer_surface *surface = wl_container_of(listener, surface, unmap);
	struct server *server = surface->server;

	surface->is_mapped = false;
	surface->is_committed = false;
	surface->sent_width = surface->sent_height = -1;
	shell_log(&server->shell, "layer surface \"%s\" is gone", surface->layer_surface->namespace);
	if (server->seat.seat->keyboard_state.focused_surface == surface->layer_surface->surface) {
		wlr_seat_keyboard_notify_clear_focus(server->seat.seat);
		window_focus_first(server);
	}
	layers_arrange(&server->layers);
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct layer_surface *surface = wl_container_of(listener, surface, destroy);
	struct layers *layers = &surface->server->layers;

	surface->layer_surface->data = NULL;
	wl_list_remove(&surface->link);
	wl_list_remove(&surface->commit.link);
	wl_list_remove(&surface->map.link);
	wl_list_remove(&surface->unmap.link);
	wl_list_remove(&surface->destroy.link);
	wl_list_remove(&surface->new_popup.link);
	wl_list_remove(&surface->output_destroy.link);
	wlr_scene_node_destroy(surface->node);
	free(surface);
	layers_arrange(layers);
}

/* The popup's node goes to that of the layer surface; xdg-shell does not know its parent. */
static void handle_new_popup(struct wl_listener *listener, void *data)
{
	struct layer_surface *surface = wl_container_of(listener, surface, new_popup);
	struct wlr_xdg_popup *popup = data;

	popup->base->data = version_add_xdg_surface(surface->node, popup->base);
}

/* Destroys the surface as well, with this listener. */
static void handle_output_destroy(struct wl_listener *listener, void *data)
{
	struct layer_surface *surface = wl_container_of(listener, surface, output_destroy);

	wlr_layer_surface_v1_destroy(surface->layer_surface);
}

void layer_surface_create(struct server *server, struct wlr_layer_surface_v1 *layer_surface)
{
	struct layer_surface *surface = calloc(1, sizeof(*surface));

	if (surface)
		surface->node = version_add_surface(
			layers_get_node(&server->layers, layer_surface->pending.layer), layer_surface->surface);
	if (!surface || !surface->node) {
		free(surface);
		wl_client_post_no_memory(wl_resource_get_client(layer_surface->resource));
		return;
	}
	surface->server = server;
	surface->layer_surface = layer_surface;
	surface->sent_width = surface->sent_height = -1;
	layer_surface->data = surface;
	wl_list_insert(server->layers.surfaces.prev, &surface->link);
	listen_to(&layer_surface->surface->events.commit, &surface->commit, handle_commit);
	listen_to(version_layer_map_signal_of(layer_surface), &surface->map, handle_map);
	listen_to(version_layer_unmap_signal_of(layer_surface), &surface->unmap, handle_unmap);
	listen_to(&layer_surface->events.destroy, &surface->destroy, handle_destroy);
	listen_to(&layer_surface->events.new_popup, &surface->new_popup, handle_new_popup);
	listen_to(&layer_surface->output->events.destroy, &surface->output_destroy, handle_output_destroy);
}
