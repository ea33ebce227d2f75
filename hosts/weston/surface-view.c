/* SPDX-License-Identifier: MIT */
#include "surface-view.h"

#include "plugin.h"
#include "seat-touch.h"

#include <stdlib.h>

/* A view of Weston that a finger has hit. */
struct surface_view {
	struct wl_list link; /* plugin.surfaces */
	struct plugin *plugin;
	struct weston_view *view;
	struct wl_listener view_destroy;
};

/* Live touches on it end with up (10.5), unless the client is gone. */
static void destroy_surface_view(struct surface_view *surface)
{
	wl_list_remove(&surface->link);
	wl_list_remove(&surface->view_destroy.link);
	tactus_host_remove_window(surface->plugin->host, (struct tactus_host_window *)surface->view);
	free(surface);
}

static void handle_view_destroy(struct wl_listener *listener, void *data)
{
	struct surface_view *surface = wl_container_of(listener, surface, view_destroy);

	destroy_surface_view(surface);
}

/* Returns false without memory. */
static bool follow(struct plugin *plugin, struct weston_view *view)
{
	struct surface_view *surface;

	if (wl_signal_get(&view->destroy_signal, handle_view_destroy))
		return true;
	surface = calloc(1, sizeof(*surface));
	if (!surface)
		return false;
	surface->plugin = plugin;
	surface->view = view;
	surface->view_destroy.notify = handle_view_destroy;
	wl_signal_add(&view->destroy_signal, &surface->view_destroy);
	wl_list_insert(&plugin->surfaces, &surface->link);
	return true;
}

struct tactus_host_window *surface_view_find(double x, double y, struct wl_client **client, void *data)
{
	struct plugin *plugin = data;
	struct weston_view *view = version_pick_view(plugin->compositor, x, y);

	/* Surfaces of Weston itself, such as a shell's background, have no client. */
	if (!view || !view->surface->resource || !follow(plugin, view))
		return NULL;
	*client = wl_resource_get_client(view->surface->resource);
	return (struct tactus_host_window *)view;
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
