/* SPDX-License-Identifier: MIT */
/* Pictures of the compositor's own, drawn by cairo into memory. */
#ifndef WLROOTS_CANVAS_H
#define WLROOTS_CANVAS_H

#include <cairo.h>
#include <stddef.h>
#include <stdint.h>

struct wlr_scene_buffer;
struct wlr_scene_node;

typedef void (*canvas_draw_func)(cairo_t *cairo, double width, double height, size_t number);

/* Adds a picture of this size to the scene, in front of its siblings. Returns NULL without memory or without a size. */
struct wlr_scene_buffer *canvas_create(
	struct wlr_scene_node *parent, int width, int height, canvas_draw_func draw, size_t number);

void canvas_set_color(cairo_t *cairo, uint32_t rgb, double alpha);
void canvas_round_rectangle(cairo_t *cairo, double x, double y, double width, double height, double radius);
void canvas_circle(cairo_t *cairo, double x, double y, double radius);

#endif
