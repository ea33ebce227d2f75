/* SPDX-License-Identifier: MIT */
#include "scene.h"

#include <stdlib.h>

/* A view's user data: how it is drawn. */
struct look {
	draw_func draw;
	void *data;
	bool clips;
};

static void free_look(void *view, void *look)
{
	free(look);
}

static struct look *find_look(struct tactus_view *view)
{
	struct look *look = tactus_view_get_user_data(view);

	if (look)
		return look;
	look = calloc(1, sizeof(*look));
	if (look && tactus_view_add_destroy_listener(view, free_look, look) == TACTUS_STATUS_OK) {
		tactus_view_set_user_data(view, look);
		return look;
	}
	free(look);
	return NULL;
}

struct tactus_view *scene_adopt(struct tactus_view *superview, struct tactus_view *view, const char *name,
	draw_func draw, void *data)
{
	struct look *look = find_look(view);

	if (look) {
		look->draw = draw;
		look->data = data;
	}
	tactus_view_set_name(view, name);
	if (superview)
		tactus_view_add_subview(superview, view);
	return view;
}

struct tactus_view *scene_add_view(struct tactus_view *superview, const char *name, double x, double y, double width,
	double height, draw_func draw, void *data)
{
	struct tactus_view *view = tactus_view_create(tactus_view_get_application(superview), x, y, width, height);

	return scene_adopt(superview, view, name, draw, data);
}

void scene_set_clips(struct tactus_view *view, bool clips)
{
	struct look *look = find_look(view);

	if (look)
		look->clips = clips;
}

/* Maps the view's own coordinates to the application's, from its origin and the ends of its axes. */
static void apply_transform(cairo_t *cairo, const struct tactus_view *view)
{
	double points[3][2] = { { 0, 0 }, { 1, 0 }, { 0, 1 } };
	cairo_matrix_t matrix;

	for (int i = 0; i < 3; i++)
		tactus_view_convert_point(view, NULL, &points[i][0], &points[i][1]);
	cairo_matrix_init(&matrix, points[1][0] - points[0][0], points[1][1] - points[0][1],
		points[2][0] - points[0][0], points[2][1] - points[0][1], points[0][0], points[0][1]);
	cairo_transform(cairo, &matrix);
}

static void draw_view(cairo_t *cairo, struct tactus_view *view, const struct look *look)
{
	double x, y, width, height;

	tactus_view_get_frame(view, &x, &y, &width, &height);
	if (look->clips) {
		/* Clipping is only done for views without a transform, by their frame in the superview. */
		cairo_save(cairo);
		apply_transform(cairo, tactus_view_get_superview(view));
		cairo_rectangle(cairo, x, y, width, height);
		cairo_restore(cairo);
		cairo_clip(cairo);
	}
	cairo_save(cairo);
	apply_transform(cairo, view);
	if (look->draw)
		look->draw(cairo, view, width, height, look->data);
	cairo_restore(cairo);
}

void scene_draw(cairo_t *cairo, struct tactus_view *view)
{
	const struct look *look = tactus_view_get_user_data(view);
	double alpha = tactus_view_get_alpha(view);

	if (tactus_view_is_hidden(view))
		return;
	cairo_save(cairo);
	if (alpha < 1)
		cairo_push_group(cairo);
	if (look)
		draw_view(cairo, view, look);
	for (size_t i = 0; i < tactus_view_get_subview_count(view); i++)
		scene_draw(cairo, tactus_view_get_subview(view, i));
	if (alpha < 1) {
		cairo_pop_group_to_source(cairo);
		cairo_paint_with_alpha(cairo, alpha);
	}
	cairo_restore(cairo);
}
