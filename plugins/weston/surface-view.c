/* SPDX-License-Identifier: MIT */
#include "surface-view.h"

#include "client-stream.h"
#include "plugin.h"
#include "seat-touch.h"

#include <stdlib.h>

/* Live touches on it end with up (10.5), unless the client is gone. */
static void destroy_surface_view(struct surface_view *surface)
{
	wl_list_remove(&surface->link);
	wl_list_remove(&surface->view_destroy.link);
	tactus_view_destroy(surface->tactus);
	free(surface);
}

static void handle_view_destroy(struct wl_listener *listener, void *data)
{
	struct surface_view *surface = wl_container_of(listener, surface, view_destroy);

	destroy_surface_view(surface);
}

static struct surface_view *create_surface_view(struct plugin *plugin, struct weston_view *view)
{
	struct tactus_surface_client *client =
		client_stream_of(plugin, wl_resource_get_client(view->surface->resource));
	struct surface_view *surface = calloc(1, sizeof(*surface));

	if (!surface)
		return NULL;
	/* The hit test ignores its bounds. */
	surface->tactus = tactus_surface_create(client, 0, 0, 1, 1);
	if (!surface->tactus) {
		free(surface);
		return NULL;
	}
	tactus_view_set_user_data(surface->tactus, surface);
	tactus_view_add_subview(plugin->root, surface->tactus);
	surface->view = view;
	surface->view_destroy.notify = handle_view_destroy;
	wl_signal_add(&view->destroy_signal, &surface->view_destroy);
	wl_list_insert(&plugin->surfaces, &surface->link);
	return surface;
}

static struct tactus_view *handle_hit_test(struct tactus_view *root, double x, double y, void *data)
{
	struct plugin *plugin = data;
	struct surface_view *surface = NULL;
	struct wl_listener *listener;
	struct weston_view *view = version_pick_view(plugin->compositor, x, y);

	/* Surfaces of Weston itself, such as a shell's background, have no client. */
	if (!view || !view->surface->resource)
		return root;
	listener = wl_signal_get(&view->destroy_signal, handle_view_destroy);
	if (listener)
		surface = wl_container_of(listener, surface, view_destroy);
	else
		surface = create_surface_view(plugin, view);
	return surface ? surface->tactus : root;
}

void surface_views_init(struct plugin *plugin)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;

	callbacks.hit_test = handle_hit_test;
	tactus_view_set_callbacks(plugin->root, &callbacks, plugin);
}

void surface_views_finish(struct plugin *plugin)
{
	struct surface_view *surface, *next;

	wl_list_for_each_safe(surface, next, &plugin->surfaces, link)
		destroy_surface_view(surface);
}

void surface_views_settle(struct plugin *plugin)
{
	struct surface_view *surface, *next;

	/* Weston has no signal for this. */
	if (!seat_touches_are_down(plugin))
		return;
	wl_list_for_each_safe(surface, next, &plugin->surfaces, link) {
		if (!weston_view_is_mapped(surface->view))
			destroy_surface_view(surface);
	}
}
