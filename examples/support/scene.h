/* SPDX-License-Identifier: MIT */
/* Draws a tree of views: Tactus knows where views are, the program how they look. */
#ifndef SUPPORT_SCENE_H
#define SUPPORT_SCENE_H

#include <cairo.h>
#include <stdbool.h>
#include <tactus.h>

/* Draws a view in its own coordinates, independent of how the view is moved, turned or scaled. */
typedef void (*draw_func)(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);

/* Creates a view and puts it in front of its siblings. */
struct tactus_view *scene_add_view(struct tactus_view *superview, const char *name, double x, double y, double width,
	double height, draw_func draw, void *data);
/* Registers a control or scroll view, which have constructors of their own. Uses the view's user data. */
struct tactus_view *scene_adopt(struct tactus_view *superview, struct tactus_view *view, const char *name,
	draw_func draw, void *data);
/* Sets whether the view clips its contents and subviews. */
void scene_set_clips(struct tactus_view *view, bool clips);

/* Draws a view and everything inside it, with alphas and transforms, on a surface in application coordinates. */
void scene_draw(cairo_t *cairo, struct tactus_view *view);

#endif
