/* SPDX-License-Identifier: MIT */
/*
 * Weston's scene for the engine: the windows of libtactus-host are views of Weston. All have Weston's global space;
 * locations in a view are computed by Weston when an event is sent.
 */
#ifndef TACTUS_WESTON_SURFACE_VIEW_H
#define TACTUS_WESTON_SURFACE_VIEW_H

#include <tactus-host.h>

struct plugin;

/* A function of struct tactus_host_callbacks: finds a view, and follows it until it is destroyed or no longer shown. */
struct tactus_host_window *surface_view_find(double x, double y, struct wl_client **client, void *data);
void surface_views_finish(struct plugin *plugin);
/* Called after each round of the event loop: lifts fingers on views that are no longer shown. */
void surface_views_settle(struct plugin *plugin);

#endif
