/* SPDX-License-Identifier: MIT */
#include "colored-view.h"

#include <tactus-gestures.h>
#include "weston-version-views.h"

#include <math.h>

bool colored_view_create(struct colored_view *colored, struct weston_compositor *compositor, uint32_t rgb)
{
	struct weston_surface *surface = version_create_surface(compositor);

	colored->view = surface ? weston_view_create(surface) : NULL;
	colored->buffer = NULL;
	if (colored->view && version_set_color(surface, &colored->buffer, rgb)) {
		pixman_region32_clear(&surface->input);
		return true;
	}
	if (surface)
		version_destroy_surface(surface);
	colored->view = NULL;
	return false;
}

void colored_view_show(struct colored_view *colored, struct weston_layer *layer, const struct tactus_rectangle *box)
{
	int width = (int)fmax(1, round(box->width)), height = (int)fmax(1, round(box->height));

	version_set_colored_size(colored->view->surface, colored->buffer, width, height);
	version_show_view(colored->view, layer, box->x, box->y);
}

/* The view is destroyed with its surface. */
void colored_view_destroy(struct colored_view *colored)
{
	if (colored->view)
		version_destroy_surface(colored->view->surface);
	version_destroy_color(colored->buffer);
	colored->view = NULL;
	colored->buffer = NULL;
}
