/* SPDX-License-Identifier: MIT */
/* The picture of the output: background, windows in their order, marks of the shell's gestures. */
#include "compose.h"

#include "log.h"
#include "server.h"
#include "shell.h"
#include "surface.h"
#include "window.h"

#include <cairo.h>
#include <pixman.h>

#define SHADOW_DEPTH 12

static pixman_color_t grey(double alpha)
{
	/* Black, premultiplied. */
	return (pixman_color_t){ 0, 0, 0, (uint16_t)(alpha * 0xffff) };
}

static void draw_background(pixman_image_t *picture, int width, int height)
{
	static const pixman_gradient_stop_t stops[] = {
		{ 0, { 0x2400, 0x3a00, 0x5200, 0xffff } },
		{ pixman_fixed_1, { 0x5a00, 0x4400, 0x6a00, 0xffff } },
	};
	pixman_point_fixed_t from = { 0, 0 };
	pixman_point_fixed_t to = { pixman_int_to_fixed(width), pixman_int_to_fixed(height) };
	pixman_image_t *gradient = pixman_image_create_linear_gradient(&from, &to, stops, 2);

	if (!gradient)
		return;
	pixman_image_composite32(PIXMAN_OP_SRC, gradient, NULL, picture,
		0, 0, 0, 0, 0, 0, width, height);
	pixman_image_unref(gradient);
}

/* Translucent frames, each inside the last, add up to a soft edge. */
static void draw_shadow(pixman_image_t *picture, const pixman_box32_t *window)
{
	pixman_color_t colour = grey(0.04);

	for (int depth = SHADOW_DEPTH; depth > 0; depth -= 2) {
		pixman_box32_t box = {
			.x1 = window->x1 - depth,
			.y1 = window->y1 - depth + 4,
			.x2 = window->x2 + depth,
			.y2 = window->y2 + depth + 4,
		};

		pixman_image_fill_boxes(PIXMAN_OP_OVER, picture, &colour, 1, &box);
	}
}

static void draw_window(pixman_image_t *picture, const struct window *window)
{
	pixman_box32_t box = {
		.x1 = window->x,
		.y1 = window->y,
		.x2 = window->x + window->width,
		.y2 = window->y + window->height,
	};

	/* A window with a geometry of its own draws its own shadow. */
	if (window->geometry.width == 0)
		draw_shadow(picture, &box);
	if (window->surface->content)
		pixman_image_composite32(PIXMAN_OP_OVER, window->surface->content, NULL, picture,
			0, 0, 0, 0, window->x, window->y, window->width, window->height);
}

static bool write_png(struct server *server, pixman_image_t *picture, const char *path)
{
	cairo_surface_t *surface = cairo_image_surface_create_for_data(
		(unsigned char *)pixman_image_get_data(picture), CAIRO_FORMAT_RGB24,
		server->output.width, server->output.height, pixman_image_get_stride(picture));
	cairo_t *cairo = cairo_create(surface);
	cairo_status_t status;

	gestures_draw(&server->shell->gestures, cairo);
	cairo_destroy(cairo);
	status = cairo_surface_write_to_png(surface, path);
	cairo_surface_destroy(surface);
	if (status != CAIRO_STATUS_SUCCESS)
		log_error("no screenshot %s: %s", path, cairo_status_to_string(status));
	return status == CAIRO_STATUS_SUCCESS;
}

bool compose_screenshot(struct server *server, const char *path)
{
	int width = server->output.width, height = server->output.height;
	pixman_image_t *picture = pixman_image_create_bits(PIXMAN_x8r8g8b8, width, height, NULL, 0);
	struct window *window;
	bool written;

	if (!picture) {
		log_error("no memory for a screenshot of %dx%d", width, height);
		return false;
	}
	draw_background(picture, width, height);
	wl_list_for_each(window, &server->windows, link)
		draw_window(picture, window);
	written = write_png(server, picture, path);
	pixman_image_unref(picture);
	if (written)
		log_line("compositor", "screenshot %s", path);
	return written;
}
