/* SPDX-License-Identifier: MIT */
#include "surface-view.h"

#include "client-stream.h"
#include "listener.h"
#include "server.h"
#include "window.h"
#include "wlroots-version.h"

#include <stdlib.h>
#include <tactus.h>

/* A client that is still there gets up for the fingers on it. */
static void destroy(struct surface_view *surface_view)
{
	tactus_view_destroy(surface_view->view);
	surface_view->node->data = NULL;
	wl_list_remove(&surface_view->node_destroy.link);
	wl_list_remove(&surface_view->commit.link);
	wl_list_remove(&surface_view->link);
	free(surface_view);
}

/* The surface is gone, or is no window any more. */
static void handle_node_destroy(struct wl_listener *listener, void *data)
{
	struct surface_view *surface_view = wl_container_of(listener, surface_view, node_destroy);

	destroy(surface_view);
}

/* False if nobody can see the surface: its window is unmapped, or on another workspace. */
static bool place(struct surface_view *surface_view)
{
	const struct wlr_surface *surface = surface_view->surface;
	int x, y;

	if (!wlr_scene_node_coords(surface_view->node, &x, &y))
		return false;
	tactus_view_set_frame(surface_view->view, x, y, surface->current.width, surface->current.height);
	return true;
}

static void handle_commit(struct wl_listener *listener, void *data)
{
	struct surface_view *surface_view = wl_container_of(listener, surface_view, commit);

	if (!wlr_surface_has_buffer(surface_view->surface))
		destroy(surface_view);
}

void surface_views_follow_scene(struct shell *shell)
{
	struct surface_view *surface_view, *next;

	wl_list_for_each_safe(surface_view, next, &shell->surface_views, link) {
		if (!place(surface_view))
			destroy(surface_view);
	}
}

static struct surface_view *create(struct shell *shell, struct wlr_scene_node *node)
{
	struct wlr_surface *surface = version_surface_of(node);
	struct tactus_surface_client *stream =
		client_stream_of(shell, wl_resource_get_client(surface->resource));
	struct surface_view *surface_view = calloc(1, sizeof(*surface_view));

	if (surface_view && stream)
		surface_view->view = tactus_surface_create(stream, 0, 0, 0, 0);
	if (!surface_view || !surface_view->view) {
		free(surface_view);
		return NULL;
	}
	surface_view->node = node;
	surface_view->surface = surface;
	surface_view->window = window_of_node(node->parent);
	listen_to(&node->events.destroy, &surface_view->node_destroy, handle_node_destroy);
	listen_to(&surface->events.commit, &surface_view->commit, handle_commit);
	wl_list_insert(&shell->surface_views, &surface_view->link);
	node->data = surface_view;

	tactus_view_set_user_data(surface_view->view, surface_view);
	tactus_view_set_name(surface_view->view, window_get_title(surface_view->window));
	tactus_view_set_inhibits_ancestor_recognizers(
		surface_view->view, window_wants_no_gestures(surface_view->window));
	tactus_view_add_subview(shell->windows, surface_view->view);
	return surface_view;
}

struct wlr_scene_node *scene_surface_node_at(
	struct shell *shell, double x, double y, double *surface_x, double *surface_y)
{
	struct wlr_scene_node *node =
		wlr_scene_node_at(version_root_of(shell->server->scene), x, y, surface_x, surface_y);

	return node && version_surface_of(node) ? node : NULL;
}

/* The root's own space is that of the layout, and so is this view's. */
static struct tactus_view *hit_test(struct tactus_view *view, double x, double y, void *data)
{
	struct shell *shell = data;
	struct surface_view *surface_view;
	double surface_x, surface_y;
	struct wlr_scene_node *node = scene_surface_node_at(shell, x, y, &surface_x, &surface_y);

	if (!node)
		return NULL; /* the root gets it */
	surface_view = node->data ? node->data : create(shell, node);
	if (!surface_view)
		return NULL; /* no memory; said */
	place(surface_view);
	return surface_view->view;
}

void surface_views_init(struct shell *shell)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;

	callbacks.hit_test = hit_test;
	tactus_view_set_callbacks(shell->windows, &callbacks, shell);
}

struct surface_view *surface_view_of_touch(struct shell *shell, const struct tactus_touch *touch)
{
	struct tactus_view *view = tactus_touch_get_view(touch);

	return tactus_surface_get_client(view) ? tactus_view_get_user_data(view) : NULL;
}
