/* SPDX-License-Identifier: MIT */
#include "layers/layers.h"

#include "clients/surface-view.h"
#include "clients/surface.h"
#include "layers/layer-surface.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "xdg/toplevel.h"

#include <tactus.h>

static struct tactus_view *hit_layer(const struct layers *layers, int layer, double x, double y)
{
	const struct layer_surface *surface;

	wl_list_for_each_reverse(surface, &layers->surfaces, link) {
		struct tactus_view *hit;

		if (!surface->mapped || surface->current.layer != (uint32_t)layer)
			continue;
		hit = surface_view_hit_test(surface->surface, x - surface->place.x, y - surface->place.y);
		if (hit)
			return hit;
	}
	return NULL;
}

static struct tactus_view *handle_hit_test(struct tactus_view *view, double x, double y, void *data)
{
	const struct layer *layer = data;

	return hit_layer(layer->layers, (int)(layer - layer->layers->list), x, y);
}

struct surface *layers_find_surface(const struct layers *layers, int first, int end, double x, double y)
{
	for (int layer = end - 1; layer >= first; layer--) {
		struct tactus_view *hit = hit_layer(layers, layer, x, y);

		if (hit)
			return surface_from_view(layers->output->server, hit);
	}
	return NULL;
}

/* Surfaces with an exclusive zone are placed before the others, front layers first: the rest gets what is left. */
static void place_layer(struct layers *layers, int layer, bool exclusive)
{
	struct layer_surface *surface;

	wl_list_for_each(surface, &layers->surfaces, link) {
		if (surface->current.layer == (uint32_t)layer && (surface->current.exclusive_zone > 0) == exclusive)
			layer_surface_place(surface, &layers->usable);
	}
}

/* Resizes maximized windows to the usable area. */
static void arrange_windows_anew(struct output *output)
{
	struct window *window;

	wl_list_for_each(window, &output->server->windows, link) {
		if (window->output == output && window->toplevel->maximized)
			toplevel_set_maximized(window->toplevel, true);
	}
	arrange_windows_soon(output);
}

void layers_arrange(struct layers *layers)
{
	const struct output_place *output = &layers->output->place;
	struct rectangle last = layers->usable;

	layers->usable = (struct rectangle){ 0, 0, output->width, output->height };
	for (int layer = LAYER_COUNT - 1; layer >= 0; layer--)
		place_layer(layers, layer, true);
	for (int layer = LAYER_COUNT - 1; layer >= 0; layer--)
		place_layer(layers, layer, false);
	if (last.x != layers->usable.x || last.y != layers->usable.y || last.width != layers->usable.width ||
		last.height != layers->usable.height)
		arrange_windows_anew(layers->output);
}

bool layers_add_views(struct layers *layers, int first, int end)
{
	static const char *const names[LAYER_COUNT] = { "background", "bottom layer", "top layer", "overlay" };
	const struct output *output = layers->output;
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;

	callbacks.hit_test = handle_hit_test;
	for (int i = first; i < end; i++) {
		struct layer *layer = &layers->list[i];

		layer->layers = layers;
		layer->view = tactus_view_create(
			output->server->shell.application, 0, 0, output->place.width, output->place.height);
		tactus_view_set_name(layer->view, names[i]);
		tactus_view_set_callbacks(layer->view, &callbacks, layer);
		if (tactus_view_add_subview(output->root, layer->view) != TACTUS_STATUS_OK)
			return false;
	}
	return true;
}

void layers_init(struct layers *layers, struct output *output)
{
	layers->output = output;
	layers->usable = (struct rectangle){ 0, 0, output->place.width, output->place.height };
	wl_list_init(&layers->surfaces);
}
