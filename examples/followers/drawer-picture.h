/* SPDX-License-Identifier: MIT */
#ifndef FOLLOWERS_DRAWER_PICTURE_H
#define FOLLOWERS_DRAWER_PICTURE_H

#include <cairo.h>

/* Draws a handle and tiles. */
void drawer_picture_draw(cairo_t *cairo, int width, int height, void *data);

#endif
