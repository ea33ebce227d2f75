/* SPDX-License-Identifier: MIT */
#include "picture.h"

#include "listener.h"
#include "server.h"
#include "version.h"
#include "window.h"

#include <math.h>
#include <stdlib.h>

/* Adds a surface, whose place is that of its upper left corner on the window's main surface. */
static void add_surface(struct wlr_surface *surface, int x, int y, void *data)
{
	struct picture *picture = data;
	struct wlr_box geometry = version_get_geometry(picture->window->xdg_surface);
	double scale = picture->scale, left = (x - geometry.x) * scale, top = (y - geometry.y) * scale;
	struct wlr_scene_buffer *part;
	struct wlr_fbox source;

	if (!surface->buffer)
		return;
	part = wlr_scene_buffer_create(version_tree_of(&picture->tree->node), &surface->buffer->base);
	if (!part)
		return;
	wlr_surface_get_buffer_source_box(surface, &source);
	wlr_scene_buffer_set_source_box(part, &source);
	wlr_scene_buffer_set_transform(part, surface->current.transform);
	wlr_scene_node_set_position(&part->node, (int)lround(left), (int)lround(top));
	wlr_scene_buffer_set_dest_size(part, (int)fmax(lround(surface->current.width * scale), 1),
		(int)fmax(lround(surface->current.height * scale), 1));
}

/* Shows the present buffers: the scene can give a buffer to a surface's node, but not another size for long. */
static void update(struct picture *picture)
{
	struct wlr_scene_node *parent = version_parent_of(&picture->tree->node);
	struct wlr_scene_tree *old = picture->tree;

	picture->tree = wlr_scene_tree_create(version_tree_of(parent));
	if (!picture->tree) {
		picture->tree = old;
		return;
	}
	wlr_scene_node_place_above(&picture->tree->node, &old->node);
	wlr_scene_node_destroy(&old->node);
	wlr_scene_node_set_position(
		&picture->tree->node, (int)lround(picture->x), (int)lround(picture->y));
	wlr_surface_for_each_surface(picture->window->xdg_surface->surface, add_surface, picture);
}

static void handle_commit(struct wl_listener *listener, void *data)
{
	struct picture *picture = wl_container_of(listener, picture, commit);

	update(picture);
}

struct picture *picture_create(struct window *window, struct wlr_scene_node *parent)
{
	struct picture *picture = calloc(1, sizeof(*picture));

	if (picture)
		picture->tree = wlr_scene_tree_create(version_tree_of(parent));
	if (!picture || !picture->tree) {
		free(picture);
		return NULL;
	}
	picture->window = window;
	picture_place(picture, window->x, window->y, 1);
	wlr_scene_node_set_enabled(window->node, false);
	listen_to(&window->xdg_surface->surface->events.commit, &picture->commit, handle_commit);
	return picture;
}

void picture_destroy(struct picture *picture)
{
	wl_list_remove(&picture->commit.link);
	if (window_is_mapped(picture->window))
		wlr_scene_node_set_enabled(picture->window->node, !picture->window->is_minimized);
	wlr_scene_node_destroy(&picture->tree->node);
	free(picture);
}

void picture_place(struct picture *picture, double x, double y, double scale)
{
	picture->x = x;
	picture->y = y;
	picture->scale = scale;
	update(picture);
}

bool picture_contains(const struct picture *picture, double x, double y)
{
	struct wlr_box geometry = version_get_geometry(picture->window->xdg_surface);

	return x >= picture->x && x < picture->x + geometry.width * picture->scale && y >= picture->y &&
		y < picture->y + geometry.height * picture->scale;
}

static void send_frame_done(struct wlr_surface *surface, int x, int y, void *now)
{
	wlr_surface_send_frame_done(surface, now);
}

void picture_send_frame_done(struct picture *picture, struct timespec *now)
{
	wlr_surface_for_each_surface(picture->window->xdg_surface->surface, send_frame_done, now);
}
