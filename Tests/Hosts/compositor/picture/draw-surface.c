/* SPDX-License-Identifier: MIT */
#include "picture/draw-surface.h"

#include "clients/surface.h"
#include "xdg/popup.h"
#include "xdg/xdg-surface.h"

static void draw_content(cairo_t *cairo, const struct surface *surface)
{
	cairo_surface_t *content;

	if (!surface->content)
		return;
	content = cairo_image_surface_create_for_data((unsigned char *)pixman_image_get_data(surface->content),
		CAIRO_FORMAT_ARGB32, surface->width, surface->height, pixman_image_get_stride(surface->content));
	cairo_set_source_surface(cairo, content, 0, 0);
	cairo_paint(cairo);
	cairo_surface_destroy(content);
}

static void draw_at(cairo_t *cairo, const struct surface *surface, int x, int y)
{
	cairo_save(cairo);
	cairo_translate(cairo, x, y);
	draw_surface(cairo, surface);
	cairo_restore(cairo);
}

static void draw_popup(cairo_t *cairo, const struct popup *popup)
{
	/* Offset between the window geometries; surfaces may be larger. */
	draw_at(cairo, popup_get_surface(popup),
		popup->parent->geometry.x + popup->place.x - popup->base->geometry.x,
		popup->parent->geometry.y + popup->place.y - popup->base->geometry.y);
}

void draw_surface(cairo_t *cairo, const struct surface *surface)
{
	const struct stack_place *place;
	const struct popup *popup;

	wl_list_for_each(place, &surface->stack.order, link) {
		if (place->surface == surface)
			draw_content(cairo, surface);
		else
			draw_at(cairo, place->surface, place->x, place->y);
	}
	wl_list_for_each(popup, &surface->popups, link)
		draw_popup(cairo, popup);
}
