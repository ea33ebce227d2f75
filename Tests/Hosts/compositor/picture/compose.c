/* SPDX-License-Identifier: MIT */
/* The picture of the outputs: background, workspaces, windows in their order, panels, marks of the shell's gestures. */
#include "picture/compose.h"

#include "clients/surface.h"
#include "layers/layer-surface.h"
#include "log.h"
#include "picture/draw-surface.h"
#include "picture/touch-marks.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "xdg/toplevel.h"
#include "xdg/xdg-surface.h"

#include <cairo.h>

#define SHADOW_DEPTH 12

static void draw_background(cairo_t *cairo, const struct output *output)
{
	cairo_pattern_t *gradient =
		cairo_pattern_create_linear(0, 0, output->place.width, output->place.height);

	cairo_pattern_add_color_stop_rgb(gradient, 0, 0.14, 0.23, 0.32);
	cairo_pattern_add_color_stop_rgb(gradient, 1, 0.35, 0.27, 0.41);
	cairo_set_source(cairo, gradient);
	cairo_paint(cairo);
	cairo_pattern_destroy(gradient);
}

/* Translucent frames, each inside the last, add up to a soft edge. */
static void draw_shadow(cairo_t *cairo, int width, int height)
{
	cairo_set_source_rgba(cairo, 0, 0, 0, 0.04);
	for (int depth = SHADOW_DEPTH; depth > 0; depth -= 2) {
		cairo_rectangle(cairo, -depth, 4 - depth, width + 2 * depth, height + 2 * depth);
		cairo_fill(cairo);
	}
}

static void draw_window(cairo_t *cairo, const struct window *window)
{
	const struct rectangle *geometry = &window->toplevel->base->geometry;
	const struct overview *overview = &window->output->overview;
	struct overview_place place = { window->x, window->y, 1 };

	if (overview->progress > 0)
		place = overview_get_place(overview, window);
	cairo_save(cairo);
	cairo_translate(cairo, place.x, place.y);
	cairo_scale(cairo, place.scale, place.scale);
	cairo_translate(cairo, -geometry->x, -geometry->y);
	/* A window with a geometry draws its own shadow. */
	if (geometry->width == 0)
		draw_shadow(cairo, window->surface->width, window->surface->height);
	draw_surface(cairo, window->surface);
	cairo_restore(cairo);
}

static void draw_workspace(cairo_t *cairo, const struct output *output, int workspace)
{
	const struct window *window;

	cairo_save(cairo);
	cairo_translate(cairo, workspaces_get_offset(&output->workspaces, workspace), 0);
	wl_list_for_each(window, &output->server->stack, stack_link) {
		if (window->output == output && window->workspace == workspace)
			draw_window(cairo, window);
	}
	cairo_restore(cairo);
}

static void draw_layers(cairo_t *cairo, const struct output *output, uint32_t first, uint32_t end)
{
	const struct layer_surface *surface;

	for (uint32_t layer = first; layer < end; layer++) {
		wl_list_for_each(surface, &output->layers.surfaces, link) {
			if (!surface->mapped || surface->current.layer != layer)
				continue;
			cairo_save(cairo);
			cairo_translate(cairo, surface->place.x, surface->place.y);
			draw_surface(cairo, surface->surface);
			cairo_restore(cairo);
		}
	}
}

static void draw_output(cairo_t *cairo, const struct output *output)
{
	cairo_save(cairo);
	cairo_translate(cairo, output->place.x, output->place.y);
	cairo_rectangle(cairo, 0, 0, output->place.width, output->place.height);
	cairo_clip(cairo);
	draw_background(cairo, output);
	draw_layers(cairo, output, 0, FIRST_LAYER_IN_FRONT);
	for (int i = 0; i < WORKSPACE_COUNT; i++)
		draw_workspace(cairo, output, i);
	draw_layers(cairo, output, FIRST_LAYER_IN_FRONT, LAYER_COUNT);
	gestures_draw(&output->gestures, cairo);
	cairo_restore(cairo);
}

static void draw_drag_icon(cairo_t *cairo, const struct drag *drag)
{
	if (!drag->icon)
		return;
	cairo_save(cairo);
	cairo_translate(cairo, drag->x, drag->y);
	draw_surface(cairo, surface_from_resource(drag->icon));
	cairo_restore(cairo);
}

/* Returns the smallest rectangle that contains all outputs. */
static struct rectangle measure_layout(const struct server *server)
{
	const struct output_place *first = &output_first(server)->place;
	int left = first->x, top = first->y, right = left, bottom = top;
	const struct output *output;

	wl_list_for_each(output, &server->outputs, link) {
		const struct output_place *place = &output->place;

		left = place->x < left ? place->x : left;
		top = place->y < top ? place->y : top;
		right = place->x + place->width > right ? place->x + place->width : right;
		bottom = place->y + place->height > bottom ? place->y + place->height : bottom;
	}
	return (struct rectangle){ left, top, right - left, bottom - top };
}

bool compose_screenshot(struct server *server, const char *path)
{
	struct rectangle layout = measure_layout(server);
	cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, layout.width, layout.height);
	cairo_t *cairo = cairo_create(picture);
	const struct output *output;
	cairo_status_t status;

	cairo_translate(cairo, -layout.x, -layout.y);
	wl_list_for_each(output, &server->outputs, link)
		draw_output(cairo, output);
	draw_drag_icon(cairo, &server->exchange.drag);
	touch_marks_draw(server->touch_marks, cairo);
	cairo_destroy(cairo);
	status = cairo_surface_write_to_png(picture, path);
	cairo_surface_destroy(picture);
	if (status == CAIRO_STATUS_SUCCESS)
		log_line("compositor", "screenshot %s", path);
	else
		log_error("no screenshot %s: %s", path, cairo_status_to_string(status));
	return status == CAIRO_STATUS_SUCCESS;
}
