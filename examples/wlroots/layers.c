/* SPDX-License-Identifier: MIT */
#include "layers.h"

#include "layer-surface.h"
#include "listener.h"
#include "output.h"
#include "server.h"
#include "version.h"

struct wlr_scene_node *layers_get_node(struct layers *layers, uint32_t layer)
{
	return layers->nodes[layer < LAYER_COUNT ? layer : LAYER_COUNT - 1];
}

void layers_add_node(struct layers *layers, struct wlr_scene_node *node, uint32_t layer)
{
	wlr_scene_node_reparent(node, version_tree_of(layers_get_node(layers, layer)));
}

/* Places those of one output, from the outermost layer on; those with a zone come first, as the protocol has it. */
static struct wlr_box arrange_output(struct layers *layers, const struct wlr_output *output)
{
	struct wlr_box box = version_get_output_box(layers->server->output_layout, (struct wlr_output *)output);
	struct wlr_box room = box;

	for (int pass = 0; pass < 2; pass++) {
		for (int layer = LAYER_COUNT - 1; layer >= 0; layer--) {
			struct layer_surface *surface;

			wl_list_for_each(surface, &layers->surfaces, link) {
				const struct wlr_layer_surface_v1_state *state = &surface->layer_surface->current;

				if (surface->layer_surface->output == output && (int)state->layer == layer &&
					(state->exclusive_zone > 0) == (pass == 0))
					layer_surface_place(surface, &box, &room);
			}
		}
	}
	return room;
}

void layers_arrange(struct layers *layers)
{
	struct output *output;

	wl_list_for_each(output, &layers->server->outputs, link)
		arrange_output(layers, output->output);
}

struct wlr_box layers_get_room(struct layers *layers, int x, int y)
{
	struct wlr_output *output = wlr_output_layout_output_at(layers->server->output_layout, x, y);

	return output ? arrange_output(layers, output) : layers->server->shell.box;
}

bool layers_hold_keyboard(const struct layers *layers)
{
	const struct layer_surface *surface;

	wl_list_for_each(surface, &layers->surfaces, link) {
		if (layer_surface_holds_keyboard(surface))
			return true;
	}
	return false;
}

static void handle_new_surface(struct wl_listener *listener, void *data)
{
	struct layers *layers = wl_container_of(listener, layers, new_surface);
	struct wlr_layer_surface_v1 *layer_surface = data;

	/* The client may leave the choice to the compositor. */
	if (!layer_surface->output)
		layer_surface->output = output_main(layers->server);
	if (layer_surface->output)
		layer_surface_create(layers->server, layer_surface);
	else
		wlr_layer_surface_v1_destroy(layer_surface);
}

bool layers_init(struct layers *layers, struct server *server)
{
	struct wlr_scene_node *root = version_root_of(server->scene);

	layers->server = server;
	wl_list_init(&layers->surfaces);
	layers->shell = version_create_layer_shell(server->display);
	if (!layers->shell)
		return false;
	listen_to(&layers->shell->events.new_surface, &layers->new_surface, handle_new_surface);
	for (int i = 0; i < LAYER_COUNT; i++) {
		struct wlr_scene_tree *tree = wlr_scene_tree_create(version_tree_of(root));

		if (!tree)
			return false;
		layers->nodes[i] = &tree->node;
	}
	wlr_scene_node_lower_to_bottom(layers->nodes[ZWLR_LAYER_SHELL_V1_LAYER_BOTTOM]);
	wlr_scene_node_lower_to_bottom(layers->nodes[ZWLR_LAYER_SHELL_V1_LAYER_BACKGROUND]);
	return true;
}

void layers_finish(struct layers *layers)
{
	if (layers->new_surface.notify)
		wl_list_remove(&layers->new_surface.link);
}
