/* SPDX-License-Identifier: MIT */
#ifndef CLIENT_PICTURE_H
#define CLIENT_PICTURE_H

#include "strokes.h"

#include <cairo.h>

/* Draws all strokes on a sheet of paper, from scratch. */
void picture_draw(cairo_t *cairo, int width, int height, const struct strokes *strokes);

#endif
