/* SPDX-License-Identifier: MIT */
#include "photo.h"

#include "support/drawing.h"
#include "support/painting.h"

void draw_photo(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	draw_photograph(cairo, ((const struct photo *)data)->painting, width, height);
}
