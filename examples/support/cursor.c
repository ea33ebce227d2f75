/* SPDX-License-Identifier: MIT */
#include "cursor.h"

#include <wayland-cursor.h>

#define SIZE_PX 24

void cursor_show(struct cursor *cursor, struct connection *connection, struct wl_pointer *pointer, uint32_t serial)
{
	struct wl_cursor *arrow;
	struct wl_cursor_image *image;

	if (!cursor->theme)
		cursor->theme = wl_cursor_theme_load(NULL, SIZE_PX, connection->shm);
	arrow = cursor->theme ? wl_cursor_theme_get_cursor(cursor->theme, "left_ptr") : NULL;
	if (!arrow || arrow->image_count == 0)
		return;
	if (!cursor->surface)
		cursor->surface = wl_compositor_create_surface(connection->compositor);
	image = arrow->images[0];
	wl_surface_attach(cursor->surface, wl_cursor_image_get_buffer(image), 0, 0);
	wl_surface_damage_buffer(cursor->surface, 0, 0, (int32_t)image->width, (int32_t)image->height);
	wl_surface_commit(cursor->surface);
	wl_pointer_set_cursor(pointer, serial, cursor->surface, (int32_t)image->hotspot_x, (int32_t)image->hotspot_y);
}

void cursor_finish(struct cursor *cursor)
{
	if (cursor->surface)
		wl_surface_destroy(cursor->surface);
	if (cursor->theme)
		wl_cursor_theme_destroy(cursor->theme);
	cursor->surface = NULL;
	cursor->theme = NULL;
}
