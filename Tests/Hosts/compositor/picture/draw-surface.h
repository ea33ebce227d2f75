/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_DRAW_SURFACE_H
#define COMPOSITOR_DRAW_SURFACE_H

#include <cairo.h>

struct surface;

/* Draws a surface with its subsurfaces and popups, with its corner at the origin. */
void draw_surface(cairo_t *cairo, const struct surface *surface);

#endif
