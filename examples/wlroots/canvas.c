/* SPDX-License-Identifier: MIT */
#define _DEFAULT_SOURCE /* M_PI */
#include "canvas.h"

#include "version.h"

#include <drm_fourcc.h>
#include <math.h>
#include <stdlib.h>

struct canvas {
	struct wlr_buffer buffer;
	cairo_surface_t *surface;
};

static void destroy(struct wlr_buffer *buffer)
{
	struct canvas *canvas = wl_container_of(buffer, canvas, buffer);

	version_finish_buffer(buffer);
	cairo_surface_destroy(canvas->surface);
	free(canvas);
}

static bool begin_access(struct wlr_buffer *buffer, uint32_t flags, void **data, uint32_t *format, size_t *stride)
{
	struct canvas *canvas = wl_container_of(buffer, canvas, buffer);

	if (flags & WLR_BUFFER_DATA_PTR_ACCESS_WRITE)
		return false;
	*data = cairo_image_surface_get_data(canvas->surface);
	*format = DRM_FORMAT_ARGB8888;
	*stride = (size_t)cairo_image_surface_get_stride(canvas->surface);
	return true;
}

static void end_access(struct wlr_buffer *buffer)
{
}

static const struct wlr_buffer_impl implementation = {
	.destroy = destroy,
	.begin_data_ptr_access = begin_access,
	.end_data_ptr_access = end_access,
};

static struct canvas *draw_canvas(int width, int height, canvas_draw_func draw, size_t number)
{
	struct canvas *canvas = calloc(1, sizeof(*canvas));
	cairo_t *cairo;

	if (!canvas)
		return NULL;
	canvas->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
	cairo = cairo_create(canvas->surface);
	draw(cairo, width, height, number);
	cairo_destroy(cairo);
	cairo_surface_flush(canvas->surface);
	if (cairo_surface_status(canvas->surface) != CAIRO_STATUS_SUCCESS) {
		cairo_surface_destroy(canvas->surface);
		free(canvas);
		return NULL;
	}
	wlr_buffer_init(&canvas->buffer, &implementation, width, height);
	return canvas;
}

struct wlr_scene_buffer *canvas_create(
	struct wlr_scene_node *parent, int width, int height, canvas_draw_func draw, size_t number)
{
	struct canvas *canvas = width > 0 && height > 0 ? draw_canvas(width, height, draw, number) : NULL;
	struct wlr_scene_buffer *node;

	if (!canvas)
		return NULL;
	node = wlr_scene_buffer_create(version_tree_of(parent), &canvas->buffer);
	/* The scene keeps it. */
	wlr_buffer_drop(&canvas->buffer);
	return node;
}

void canvas_set_color(cairo_t *cairo, uint32_t rgb, double alpha)
{
	cairo_set_source_rgba(
		cairo, (rgb >> 16 & 0xff) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0, alpha);
}

void canvas_round_rectangle(cairo_t *cairo, double x, double y, double width, double height, double radius)
{
	double right = x + width, bottom = y + height;

	cairo_new_sub_path(cairo);
	cairo_arc(cairo, x + radius, y + radius, radius, -M_PI, -M_PI / 2);
	cairo_arc(cairo, right - radius, y + radius, radius, -M_PI / 2, 0);
	cairo_arc(cairo, right - radius, bottom - radius, radius, 0, M_PI / 2);
	cairo_arc(cairo, x + radius, bottom - radius, radius, M_PI / 2, M_PI);
	cairo_close_path(cairo);
}

void canvas_circle(cairo_t *cairo, double x, double y, double radius)
{
	cairo_new_sub_path(cairo);
	cairo_arc(cairo, x, y, radius, 0, 2 * M_PI);
}
