/* SPDX-License-Identifier: MIT */
/*
 * Weston's scene for the engine: a surface for each view of Weston that a finger has hit. All surfaces have Weston's
 * global space; locations in a view are computed by Weston when an event is sent.
 */
#ifndef TACTUS_WESTON_SURFACE_VIEW_H
#define TACTUS_WESTON_SURFACE_VIEW_H

#include <wayland-server-core.h>

struct plugin;
struct tactus_view;

struct surface_view {
	struct wl_list link; /* plugin.surfaces */
	struct weston_view *view;
	struct tactus_view *tactus;
	struct wl_listener view_destroy;
};

/* Makes Weston's scene the hit test of the plugin's root view. */
void surface_views_init(struct plugin *plugin);
void surface_views_finish(struct plugin *plugin);
/* Called after each round of the event loop: lifts fingers on views that are no longer shown. */
void surface_views_settle(struct plugin *plugin);

#endif
