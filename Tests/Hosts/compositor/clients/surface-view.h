/* SPDX-License-Identifier: MIT */
/*
 * Surfaces in the gesture engine: where they are touched.
 *
 * Each shown surface has a view, and a group around it with the groups of its subsurfaces and of its popups. A group
 * is hit where something in it is: subsurfaces and popups may reach beyond their parent. The group looks for it in
 * the order of surface.stack and surface.popups, so the order of the views in it means nothing and is left alone.
 */
#ifndef COMPOSITOR_SURFACE_VIEW_H
#define COMPOSITOR_SURFACE_VIEW_H

#include <stdbool.h>

struct server;
struct surface;
struct tactus_view;

/*
 * Shows the surface and its subsurfaces in a superview, with the top left corner at a point. Returns false if out of
 * memory.
 */
bool surface_view_show(struct surface *surface, struct tactus_view *superview, double x, double y);
/* Hides the surface. Touches that are down on it end: clients get their ups. */
void surface_view_hide(struct surface *surface);
/* Applies the size and the input region of the last commit. */
void surface_view_update(struct surface *surface);
/* Moves the surface's top left corner to a point in the superview. Does nothing while it is not shown. */
void surface_view_move(struct surface *surface, double x, double y);
/* Moves the surface in front of the others in the superview. */
void surface_view_raise(struct surface *surface);

/* Returns the view that is hit at a point of the surface: its own, or that of a subsurface or popup; or NULL. */
struct tactus_view *surface_view_hit_test(struct surface *surface, double x, double y);
/* Returns the surface of a view, or NULL. */
struct surface *surface_from_view(const struct server *server, const struct tactus_view *view);

#endif
