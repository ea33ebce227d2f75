/* SPDX-License-Identifier: MIT */
/* Draws a tree of views. Tactus knows where they are; what they look like is said here. */
#ifndef SUPPORT_SCENE_H
#define SUPPORT_SCENE_H

#include <cairo.h>
#include <stdbool.h>
#include <tactus.h>

/* In the view's own coordinates: a view that is moved, turned or scaled need not think of it. */
typedef void (*draw_func)(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);

/* Makes a view and puts it in front of its siblings. */
struct tactus_view *scene_add_view(struct tactus_view *superview, const char *name, double x, double y, double width,
	double height, draw_func draw, void *data);
/* For controls and scroll views, which have constructors of their own. Uses the view's user data. */
struct tactus_view *scene_adopt(struct tactus_view *superview, struct tactus_view *view, const char *name,
	draw_func draw, void *data);
/* Nothing of it and of its subviews shows outside of the view. */
void scene_set_clips(struct tactus_view *view, bool clips);

/* A view and all that is in it, with their alphas and transforms, on a surface that shows the application's space. */
void scene_draw(cairo_t *cairo, struct tactus_view *view);

#endif
