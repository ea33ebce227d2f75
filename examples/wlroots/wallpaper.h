/* SPDX-License-Identifier: MIT */
/* Backgrounds of the workspaces: the same hills in the morning, at noon and at night. */
#ifndef WLROOTS_WALLPAPER_H
#define WLROOTS_WALLPAPER_H

#include <cairo.h>
#include <stddef.h>

#define WALLPAPER_COUNT 3

/* Draws one of the wallpapers; see canvas.h. */
void wallpaper_draw(cairo_t *cairo, double width, double height, size_t number);

#endif
