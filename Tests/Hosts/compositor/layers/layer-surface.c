/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* strndup */
#include "layers/layer-surface.h"

#include "client-limits.h"
#include "clients/surface-view.h"
#include "clients/surface.h"
#include "layers/layers.h"
#include "log.h"
#include "options.h"
#include "seat/focus.h"
#include "server.h"
#include "shell/output.h"
#include "wlr-layer-shell-unstable-v1-server-protocol.h"
#include "xdg/popup.h"

#include <stdlib.h>
#include <string.h>

#define TOP_AND_BOTTOM (ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP | ZWLR_LAYER_SURFACE_V1_ANCHOR_BOTTOM)
#define LEFT_AND_RIGHT (ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT | ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT)
#define ALL_ANCHORS (TOP_AND_BOTTOM | LEFT_AND_RIGHT)

static struct layer_surface *from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

static void map_or_update(struct layer_surface *layer_surface)
{
	struct surface *surface = layer_surface->surface;
	struct layer *layer = &layer_surface->output->layers.list[layer_surface->current.layer];
	const struct rectangle *place = &layer_surface->place;

	/* Showing it again moves it to another layer. */
	if (!surface_view_show(surface, layer->view, place->x, place->y) || layer_surface->mapped)
		return;
	layer_surface->mapped = true;
	/* The user has just opened it. */
	if (layer_surface->current.keyboard == ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_ON_DEMAND)
		layer_surface->output->server->touched_panel = layer_surface;
	tactus_view_set_name(surface->view, layer_surface->name);
	output_send_enter(layer_surface->output, surface);
	layers_arrange(&layer_surface->output->layers);
	log_line("compositor", "layer surface \"%s\" is mapped: %dx%d at %d,%d", layer_surface->name, surface->width,
		surface->height, place->x, place->y);
}

static void unmap(struct layer_surface *layer_surface)
{
	wl_list_remove(&layer_surface->link);
	wl_list_init(&layer_surface->link);
	layer_surface->configure_sent = layer_surface->configure_acknowledged = false;
	if (layer_surface->mapped) {
		layer_surface->mapped = false;
		focus_forget_panel(layer_surface->output->server, layer_surface);
		output_send_leave(layer_surface->output, layer_surface->surface);
		surface_view_hide(layer_surface->surface);
		log_line("compositor", "layer surface \"%s\" is gone", layer_surface->name);
	}
	layers_arrange(&layer_surface->output->layers);
}

/* Returns whether each size of 0 has two edges to reach between. */
static bool has_size(const struct layer_state *state)
{
	return (state->width > 0 || (state->anchor & LEFT_AND_RIGHT) == LEFT_AND_RIGHT) &&
		(state->height > 0 || (state->anchor & TOP_AND_BOTTOM) == TOP_AND_BOTTOM);
}

static void handle_commit(struct surface *surface)
{
	struct layer_surface *layer_surface = surface->role_data;
	struct layers *layers = &layer_surface->output->layers;
	bool changed = memcmp(&layer_surface->current, &layer_surface->pending, sizeof(struct layer_state)) != 0;

	if (!has_size(&layer_surface->pending)) {
		wl_resource_post_error(layer_surface->resource, ZWLR_LAYER_SURFACE_V1_ERROR_INVALID_SIZE,
			"a size of 0 needs both edges");
		return;
	}
	if (surface->content && !layer_surface->configure_acknowledged &&
		!surface->server->options->accepts_early_buffers) {
		wl_resource_post_error(layer_surface->resource, ZWLR_LAYER_SURFACE_V1_ERROR_INVALID_SURFACE_STATE,
			"a buffer before the first configure was acknowledged");
		return;
	}
	layer_surface->current = layer_surface->pending;
	if (layer_surface->mapped && !surface->content) {
		unmap(layer_surface);
		return;
	}
	if (!layer_surface->configure_sent)
		wl_list_insert(layers->surfaces.prev, &layer_surface->link);
	if (!layer_surface->configure_sent || changed)
		layers_arrange(layers);
	if (surface->content)
		map_or_update(layer_surface);
	focus_update(surface->server);
}

static void handle_surface_destroy(struct surface *surface)
{
	struct layer_surface *layer_surface = surface->role_data;

	unmap(layer_surface);
	popups_lose_parent(&layer_surface->parent);
	layer_surface->surface = layer_surface->parent.surface = NULL;
}

static const struct surface_role layer_surface_role = {
	.name = "layer surface",
	.commit = handle_commit,
	.destroy = handle_surface_destroy,
};

struct layer_surface *layer_surface_from_surface(const struct surface *surface)
{
	return surface->role == &layer_surface_role ? surface->role_data : NULL;
}

/* Clamps a length to the largest side of a picture. */
static int32_t clip(int64_t length)
{
	if (length < -LARGEST_SIDE)
		return -LARGEST_SIDE;
	return length > LARGEST_SIDE ? LARGEST_SIDE : (int32_t)length;
}

static void handle_set_size(struct wl_client *client, struct wl_resource *resource, uint32_t width, uint32_t height)
{
	struct layer_state *pending = &from_resource(resource)->pending;

	pending->width = (uint32_t)clip(width);
	pending->height = (uint32_t)clip(height);
}

static void handle_set_anchor(struct wl_client *client, struct wl_resource *resource, uint32_t anchor)
{
	if (anchor & ~(uint32_t)ALL_ANCHORS)
		wl_resource_post_error(
			resource, ZWLR_LAYER_SURFACE_V1_ERROR_INVALID_ANCHOR, "no edges have the number %u", anchor);
	else
		from_resource(resource)->pending.anchor = anchor;
}

static void handle_set_exclusive_zone(struct wl_client *client, struct wl_resource *resource, int32_t zone)
{
	from_resource(resource)->pending.exclusive_zone = zone < -1 ? -1 : clip(zone);
}

static void handle_set_margin(struct wl_client *client, struct wl_resource *resource, int32_t top, int32_t right,
	int32_t bottom, int32_t left)
{
	struct layer_state *pending = &from_resource(resource)->pending;

	pending->margin.top = clip(top);
	pending->margin.right = clip(right);
	pending->margin.bottom = clip(bottom);
	pending->margin.left = clip(left);
}

static void handle_set_keyboard_interactivity(
	struct wl_client *client, struct wl_resource *resource, uint32_t interactivity)
{
	if (interactivity > ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_ON_DEMAND)
		wl_resource_post_error(resource, ZWLR_LAYER_SURFACE_V1_ERROR_INVALID_KEYBOARD_INTERACTIVITY,
			"no interactivity has the number %u", interactivity);
	else
		from_resource(resource)->pending.keyboard = interactivity;
}

static void handle_get_popup(struct wl_client *client, struct wl_resource *resource, struct wl_resource *popup_resource)
{
	struct layer_surface *layer_surface = from_resource(resource);
	struct popup *popup = popup_from_resource(popup_resource);

	if (layer_surface->surface && !popup->has_had_parent)
		popup_set_parent(popup, &layer_surface->parent);
}

static void handle_ack_configure(struct wl_client *client, struct wl_resource *resource, uint32_t serial)
{
	struct layer_surface *layer_surface = from_resource(resource);

	if (!layer_surface->configure_sent || (int32_t)(layer_surface->serial - serial) < 0)
		wl_resource_post_error(resource, ZWLR_LAYER_SURFACE_V1_ERROR_INVALID_SURFACE_STATE,
			"no configure has the serial %u", serial);
	else
		layer_surface->configure_acknowledged = true;
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_set_layer(struct wl_client *client, struct wl_resource *resource, uint32_t layer)
{
	if (layer >= LAYER_COUNT)
		wl_resource_post_error(
			resource, ZWLR_LAYER_SHELL_V1_ERROR_INVALID_LAYER, "no layer has the number %u", layer);
	else
		from_resource(resource)->pending.layer = layer;
}

static const struct zwlr_layer_surface_v1_interface layer_surface_implementation = {
	.set_size = handle_set_size,
	.set_anchor = handle_set_anchor,
	.set_exclusive_zone = handle_set_exclusive_zone,
	.set_margin = handle_set_margin,
	.set_keyboard_interactivity = handle_set_keyboard_interactivity,
	.get_popup = handle_get_popup,
	.ack_configure = handle_ack_configure,
	.destroy = handle_destroy,
	.set_layer = handle_set_layer,
};

static void layer_surface_destroy(struct wl_resource *resource)
{
	struct layer_surface *layer_surface = from_resource(resource);

	if (layer_surface->surface) {
		unmap(layer_surface);
		popups_lose_parent(&layer_surface->parent);
		layer_surface->surface->role_data = NULL;
	}
	free(layer_surface->name);
	free(layer_surface);
}

bool layer_surface_create(struct surface *surface, struct output *output, uint32_t layer, const char *name,
	struct wl_client *client, struct wl_resource *layer_shell, uint32_t id)
{
	struct layer_surface *layer_surface = calloc(1, sizeof(*layer_surface));

	if (layer_surface) {
		layer_surface->name = strndup(name, LONGEST_TEXT);
		layer_surface->resource = wl_resource_create(client, &zwlr_layer_surface_v1_interface,
			wl_resource_get_version(layer_shell), id);
	}
	if (!layer_surface || !layer_surface->name || !layer_surface->resource ||
		!surface_set_role(surface, &layer_surface_role, layer_surface, layer_shell,
			ZWLR_LAYER_SHELL_V1_ERROR_ROLE)) {
		if (layer_surface)
			free(layer_surface->name);
		free(layer_surface);
		return false;
	}
	layer_surface->surface = surface;
	layer_surface->parent.server = surface->server;
	layer_surface->parent.surface = surface;
	layer_surface->parent.panel = layer_surface;
	wl_list_init(&layer_surface->parent.popups);
	layer_surface->output = output;
	layer_surface->pending.layer = layer;
	wl_list_init(&layer_surface->link);
	wl_resource_set_implementation(
		layer_surface->resource, &layer_surface_implementation, layer_surface, layer_surface_destroy);
	return true;
}
