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

/* Shows the surface and its subsurfaces in a superview, its top left corner at a point of it; false: no memory. */
bool surface_view_show(struct surface *surface, struct tactus_view *superview, double x, double y);
/* Closes the touches that are down on it: clients get their ups. */
void surface_view_hide(struct surface *surface);
/* Takes over the size and the input region of the last commit. */
void surface_view_update(struct surface *surface);
/* The surface's top left corner, in the superview; nothing happens while it is not shown. */
void surface_view_move(struct surface *surface, double x, double y);
/* In front of the others in the superview. */
void surface_view_raise(struct surface *surface);

/* The surface whose view was touched; NULL: the view is not that of a surface. */
struct surface *surface_from_view(const struct server *server, const struct tactus_view *view);

#endif
