/* SPDX-License-Identifier: MIT */
#include "rude-objects.h"

#include "test-connection.h"

/* Sends tens of thousands of requests and reads the answers now and then. */
void flood(void)
{
	map();
	for (int i = 0; i < 20000; i++) {
		wl_surface_damage(surface, 0, 0, SIDE, SIDE);
		wl_surface_commit(surface);
		if (i % 500 == 0)
			wl_display_roundtrip(display);
	}
}

/* Nests subsurfaces without a limit. */
void nest_deeply(void)
{
	struct wl_surface *parent = surface;

	map();
	for (int i = 0; i < 200; i++) {
		struct wl_surface *child = wl_compositor_create_surface(compositor);

		wl_subcompositor_get_subsurface(subcompositor, child, parent);
		wl_surface_commit(parent);
		parent = child;
	}
}

void nest_deeply_from_below(void)
{
	struct wl_surface *child = wl_compositor_create_surface(compositor);

	map();
	for (int i = 0; i < 200; i++) {
		struct wl_surface *parent = wl_compositor_create_surface(compositor);

		wl_subcompositor_get_subsurface(subcompositor, child, parent);
		child = parent;
	}
	wl_subcompositor_get_subsurface(subcompositor, child, surface);
}

static struct wl_surface *create_part(struct wl_subsurface **part)
{
	struct wl_surface *child = wl_compositor_create_surface(compositor);

	*part = wl_subcompositor_get_subsurface(subcompositor, child, surface);
	wl_subsurface_set_desync(*part);
	wl_surface_attach(child, buffer, 0, 0);
	wl_surface_commit(child);
	wl_surface_commit(surface);
	return child;
}

void make_surface_its_own_part(void)
{
	struct wl_subsurface *part;
	struct wl_surface *child;

	map();
	child = create_part(&part);
	wl_subsurface_destroy(part);
	wl_surface_destroy(child);
	wl_subcompositor_get_subsurface(subcompositor, surface, surface);
}

void destroy_parent_first(void)
{
	struct wl_subsurface *part;
	struct wl_surface *child;

	map();
	child = create_part(&part);
	wl_surface_destroy(surface);
	wl_subsurface_set_position(part, 5, 5);
	wl_subsurface_set_sync(part);
	wl_surface_commit(child);
	wl_subsurface_set_desync(part);
}

void destroy_part_first(void)
{
	struct wl_subsurface *part;
	struct wl_surface *child;

	map();
	child = create_part(&part);
	wl_surface_destroy(child);
	wl_surface_commit(surface);
	wl_subsurface_place_above(part, surface);
	wl_subsurface_destroy(part);
	wl_surface_commit(surface);
}

void stack_beside_stranger(void)
{
	struct wl_subsurface *part;

	map();
	create_part(&part);
	wl_subsurface_place_above(part, wl_compositor_create_surface(compositor));
}

/* Claims a buffer of four times the memory that it has. */
void say_short_rows(void)
{
	struct wl_shm_pool *pool = wl_shm_create_pool(shm, memory, SIDE * SIDE * 4);

	configure();
	buffer = wl_shm_pool_create_buffer(pool, 0, SIDE * 4, SIDE, SIDE * 4, WL_SHM_FORMAT_ARGB8888);
	commit_buffer();
}

static struct wl_surface *popup_surface; /* of the last one */

static struct xdg_surface *create_popup(struct xdg_popup **popup, struct xdg_surface *parent, int side)
{
	struct xdg_positioner *positioner = xdg_wm_base_create_positioner(wm_base);
	struct xdg_surface *base;

	popup_surface = wl_compositor_create_surface(compositor);
	base = xdg_wm_base_get_xdg_surface(wm_base, popup_surface);
	if (side > 0)
		xdg_positioner_set_size(positioner, side, side);
	xdg_positioner_set_anchor_rect(positioner, 0, 0, 1, 1);
	*popup = xdg_surface_get_popup(base, parent, positioner);
	xdg_positioner_destroy(positioner);
	return base;
}

void open_popup(void)
{
	struct xdg_popup *popup, *submenu;

	map();
	create_popup(&submenu, create_popup(&popup, xdg_surface, SIDE), SIDE);
}

void open_popup_without_size(void)
{
	struct xdg_popup *popup;

	map();
	create_popup(&popup, xdg_surface, 0);
}

void open_popup_without_parent(void)
{
	struct xdg_popup *popup;

	map();
	create_popup(&popup, NULL, SIDE);
	/* Until its commit, a panel may become its parent. */
	wl_surface_commit(popup_surface);
}

void grab_without_touch(void)
{
	struct xdg_popup *popup;

	map();
	create_popup(&popup, xdg_surface, SIDE);
	xdg_popup_grab(popup, seat, 4711);
	wl_display_roundtrip(display);
	xdg_popup_destroy(popup);
}

void destroy_popups_parent_first(void)
{
	struct xdg_popup *popup;
	struct xdg_surface *base;

	map();
	base = create_popup(&popup, xdg_surface, SIDE);
	xdg_toplevel_destroy(toplevel);
	xdg_surface_destroy(xdg_surface);
	xdg_popup_grab(popup, seat, 4711);
	xdg_surface_set_window_geometry(base, 0, 0, SIDE, SIDE);
	xdg_popup_destroy(popup);
}

/* A popup whose parent becomes a popup of its own, after it has lost its first role. */
void make_popups_a_circle(void)
{
	struct xdg_positioner *positioner = xdg_wm_base_create_positioner(wm_base);
	struct xdg_popup *popup, *submenu;
	struct xdg_surface *base, *sub_base;

	map();
	xdg_positioner_set_size(positioner, SIDE, SIDE);
	xdg_positioner_set_anchor_rect(positioner, 0, 0, 1, 1);
	base = create_popup(&popup, xdg_surface, SIDE);
	sub_base = create_popup(&submenu, base, SIDE);
	xdg_popup_destroy(popup);
	xdg_surface_get_popup(base, sub_base, positioner);
}

void drag_without_touch(void)
{
	struct wl_data_device *device = wl_data_device_manager_get_data_device(data_device_manager, seat);
	struct wl_data_source *source = wl_data_device_manager_create_data_source(data_device_manager);

	map();
	wl_data_source_offer(source, "text/plain");
	wl_data_device_start_drag(device, source, surface, NULL, 4711);
	wl_data_device_set_selection(device, source, 4711);
	wl_data_source_destroy(source);
}

static struct wl_data_offer *offered;

static void handle_data_offer(void *data, struct wl_data_device *device, struct wl_data_offer *offer)
{
	offered = offer;
}

static void handle_selection(void *data, struct wl_data_device *device, struct wl_data_offer *offer)
{
}

static const struct wl_data_device_listener device_listener = {
	.data_offer = handle_data_offer,
	.selection = handle_selection,
};

void finish_what_was_not_dropped(void)
{
	struct wl_data_device *device = wl_data_device_manager_get_data_device(data_device_manager, seat);
	struct wl_data_source *source = wl_data_device_manager_create_data_source(data_device_manager);

	wl_data_device_add_listener(device, &device_listener, NULL);
	map();
	wl_data_device_set_selection(device, source, 1);
	wl_display_roundtrip(display);
	if (offered)
		wl_data_offer_finish(offered);
}
