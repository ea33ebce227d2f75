/* SPDX-License-Identifier: MIT */
#include "growing-ways.h"
#include "test-connection.h"

#include <stdlib.h>

static uint32_t serial;

static void handle_configure(void *data, struct xdg_surface *configured, uint32_t sent)
{
	serial = sent;
}

static const struct xdg_surface_listener listener = { .configure = handle_configure };

/* The surface has its role already. */
static void show(struct wl_surface *shown, struct xdg_surface *base)
{
	xdg_surface_add_listener(base, &listener, NULL);
	wl_surface_commit(shown);
	wl_display_roundtrip(display);
	xdg_surface_ack_configure(base, serial);
	wl_surface_attach(shown, small_buffer(), 0, 0);
	wl_surface_commit(shown);
}

static struct wl_surface *open_window(void)
{
	struct wl_surface *opened = wl_compositor_create_surface(compositor);
	struct xdg_surface *base = xdg_wm_base_get_xdg_surface(wm_base, opened);

	xdg_surface_get_toplevel(base);
	show(opened, base);
	return opened;
}

void grow_windows(int count)
{
	for (int i = 0; i < count; i++)
		open_window();
}

/* Commits one window often: the cost must not depend on the other windows. */
void commit_windows(int count)
{
	struct wl_surface **opened = calloc((size_t)count, sizeof(struct wl_surface *));

	for (int i = 0; opened && i < count; i++)
		opened[i] = open_window();
	for (int i = 0; opened && i < 20 * count; i++) {
		wl_surface_commit(opened[i % count]);
		pace(i);
	}
	free(opened);
}

void grow_popups(int count)
{
	struct xdg_positioner *positioner = xdg_wm_base_create_positioner(wm_base);

	map();
	xdg_positioner_set_size(positioner, 4, 4);
	xdg_positioner_set_anchor_rect(positioner, 0, 0, 1, 1);
	for (int i = 0; i < count; i++) {
		struct wl_surface *opened = wl_compositor_create_surface(compositor);
		struct xdg_surface *base = xdg_wm_base_get_xdg_surface(wm_base, opened);

		xdg_surface_get_popup(base, xdg_surface, positioner);
		show(opened, base);
	}
}

/* Creates and destroys shell surfaces without a role. */
void grow_shell_surfaces(int count)
{
	struct xdg_surface **bases = calloc((size_t)count, sizeof(struct xdg_surface *));

	for (int i = 0; bases && i < count; i++) {
		bases[i] = xdg_wm_base_get_xdg_surface(wm_base, wl_compositor_create_surface(compositor));
		pace(i);
	}
	for (int i = 0; bases && i < count; i++) {
		xdg_surface_destroy(bases[i]);
		pace(i);
	}
	free(bases);
}
