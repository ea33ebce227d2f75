/* SPDX-License-Identifier: MIT */
#include "state.h"

#include "weston-version.h"

/* The process of a surface's client; 0: Weston's own, or none. */
static pid_t pid_of(const struct weston_surface *surface)
{
	pid_t pid = 0;

	if (surface && surface->resource)
		wl_client_get_credentials(wl_resource_get_client(surface->resource), &pid, NULL, NULL);
	return pid;
}

static void log_outputs(struct weston_compositor *compositor)
{
	const struct weston_output *output;

	wl_list_for_each(output, &compositor->output_list, link)
		weston_log("player: output %s %d %d %d %d\n", output->name, (int)version_output_x(output),
			(int)version_output_y(output), output->width, output->height);
}

static void log_views(struct weston_compositor *compositor)
{
	const struct weston_view *view;
	const pixman_box32_t *box;

	wl_list_for_each(view, &compositor->view_list, link) {
		box = pixman_region32_extents((pixman_region32_t *)&view->transform.boundingbox);
		weston_log("player: view %d %d %d %d %d\n", pid_of(view->surface), box->x1, box->y1, box->x2 - box->x1,
			box->y2 - box->y1);
	}
}

void state_log(struct weston_seat *seat)
{
	const struct weston_touch *touch = weston_seat_get_touch(seat);
	const struct weston_keyboard *keyboard = weston_seat_get_keyboard(seat);

	log_outputs(seat->compositor);
	log_views(seat->compositor);
	weston_log("player: fingers=%u grab=%s touch-focus=%d keyboard-focus=%d inhibits=%u\n",
		touch ? touch->num_tp : 0,
		touch && touch->grab != &touch->default_grab ? "other" : "default",
		touch && touch->focus ? pid_of(touch->focus->surface) : 0, keyboard ? pid_of(keyboard->focus) : 0,
		seat->compositor->idle_inhibit);
}

void state_scale_view(struct weston_compositor *compositor, double x, double y, float factor)
{
	/* One is enough for a test, and it outlives the view. */
	static struct weston_transform transform;
	struct weston_view *view = version_pick_view(compositor, x, y);

	if (!view)
		return;
	weston_matrix_init(&transform.matrix);
	weston_matrix_scale(&transform.matrix, factor, factor, 1);
	wl_list_insert(&view->geometry.transformation_list, &transform.link);
	weston_view_geometry_dirty(view);
	weston_view_update_transform(view);
}

void state_add_output(struct weston_compositor *compositor, const char *name)
{
	if (!version_create_head(compositor, name))
		weston_log("player: no output %s\n", name);
}

void state_remove_output(struct weston_compositor *compositor, const char *name)
{
	struct weston_output *output = weston_compositor_find_output_by_name(compositor, name);

	if (output)
		weston_output_disable(output);
	else
		weston_log("player: no output %s\n", name);
}

void state_unmap_view(struct weston_compositor *compositor, double x, double y)
{
	struct weston_view *view = version_pick_view(compositor, x, y);

	if (view)
		weston_view_unmap(view);
}
