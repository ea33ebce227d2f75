/* SPDX-License-Identifier: MIT */
/* What the drawers show: cards, a list of programs, a dock and sliders. */
#ifndef WLROOTS_DRAWER_CONTENT_H
#define WLROOTS_DRAWER_CONTENT_H

#include <cairo.h>
#include <stddef.h>

/* Draws the content of the drawer with this number: top, left, bottom, right; see canvas.h. */
void drawer_content_draw(cairo_t *cairo, double width, double height, size_t number);

#endif
