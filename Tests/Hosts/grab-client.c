/* SPDX-License-Identifier: MIT */
/*
 * A client that asks for something with each first touch-down's serial, and then goes on:
 *
 *   grab-client move     that its window be moved
 *   grab-client drag     that something be dragged
 *   grab-client late     for another wl_touch; only the first time
 *   grab-client popup    for a popup menu with a grab, 100 x 100 px below its window; only the first time
 *
 * WAYLAND_DEBUG=1 shows what it gets.
 */
#include "test-connection.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MENU_SIDE 100

typedef void (*ask_func)(uint32_t serial);

static ask_func ask;
static struct wl_data_device_manager *drag_manager;
static struct wl_surface *menu_surface;

static void ask_move(uint32_t serial)
{
	xdg_toplevel_move(toplevel, seat, serial);
}

/* What nobody listens to is not shown either. */
static void handle_data_offer(void *data, struct wl_data_device *device, struct wl_data_offer *offer)
{
}

static void handle_enter(void *data, struct wl_data_device *device, uint32_t serial, struct wl_surface *entered,
	wl_fixed_t x, wl_fixed_t y, struct wl_data_offer *offer)
{
}

static void handle_leave(void *data, struct wl_data_device *device)
{
}

static void handle_drag_motion(void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x, wl_fixed_t y)
{
}

static void handle_selection(void *data, struct wl_data_device *device, struct wl_data_offer *offer)
{
}

static const struct wl_data_device_listener device_listener = {
	.data_offer = handle_data_offer,
	.enter = handle_enter,
	.leave = handle_leave,
	.motion = handle_drag_motion,
	.drop = handle_leave,
	.selection = handle_selection,
};

static void ask_drag(uint32_t serial)
{
	struct wl_data_source *source = wl_data_device_manager_create_data_source(drag_manager);
	struct wl_data_device *device = wl_data_device_manager_get_data_device(drag_manager, seat);

	wl_data_device_add_listener(device, &device_listener, NULL);
	wl_data_source_offer(source, "text/plain");
	wl_data_device_start_drag(device, source, surface, NULL, serial);
}

static void handle_menu_configure(void *data, struct xdg_surface *menu, uint32_t serial)
{
	struct wl_shm_pool *pool = wl_shm_create_pool(shm, memory, MENU_SIDE * MENU_SIDE * 4);

	xdg_surface_ack_configure(menu, serial);
	wl_surface_attach(menu_surface,
		wl_shm_pool_create_buffer(pool, 0, MENU_SIDE, MENU_SIDE, MENU_SIDE * 4, WL_SHM_FORMAT_XRGB8888), 0, 0);
	wl_surface_commit(menu_surface);
}

static const struct xdg_surface_listener menu_listener = { .configure = handle_menu_configure };

static void handle_popup_configure(void *data, struct xdg_popup *popup, int32_t x, int32_t y, int32_t width,
	int32_t height)
{
}

static void handle_popup_done(void *data, struct xdg_popup *popup)
{
}

static const struct xdg_popup_listener popup_listener = {
	.configure = handle_popup_configure,
	.popup_done = handle_popup_done,
};

static void ask_popup(uint32_t serial)
{
	struct xdg_positioner *positioner = xdg_wm_base_create_positioner(wm_base);
	struct xdg_surface *menu;
	struct xdg_popup *popup;

	if (menu_surface)
		return;
	menu_surface = wl_compositor_create_surface(compositor);
	menu = xdg_wm_base_get_xdg_surface(wm_base, menu_surface);
	xdg_surface_add_listener(menu, &menu_listener, NULL);
	xdg_positioner_set_size(positioner, MENU_SIDE, MENU_SIDE);
	xdg_positioner_set_anchor_rect(positioner, 0, 0, SIDE, SIDE);
	xdg_positioner_set_anchor(positioner, XDG_POSITIONER_ANCHOR_BOTTOM_LEFT);
	xdg_positioner_set_gravity(positioner, XDG_POSITIONER_GRAVITY_BOTTOM_RIGHT);
	popup = xdg_surface_get_popup(menu, xdg_surface, positioner);
	xdg_popup_add_listener(popup, &popup_listener, NULL);
	xdg_popup_grab(popup, seat, serial);
	wl_surface_commit(menu_surface);
}

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time,
	struct wl_surface *touched, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	if (id == 0)
		ask(serial);
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
}

static void handle_motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
}

static void handle_nothing(void *data, struct wl_touch *touch)
{
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_nothing,
	.cancel = handle_nothing,
};

static void handle_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
	uint32_t version)
{
	if (strcmp(interface, wl_data_device_manager_interface.name) == 0)
		drag_manager = wl_registry_bind(registry, name, &wl_data_device_manager_interface, 3);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

static void ask_touch(uint32_t serial)
{
	static struct wl_touch *late;

	if (late)
		return;
	late = wl_seat_get_touch(seat);
	wl_touch_add_listener(late, &touch_listener, NULL);
}

static ask_func ask_by_name(const char *name)
{
	if (strcmp(name, "move") == 0)
		return ask_move;
	if (strcmp(name, "drag") == 0)
		return ask_drag;
	if (strcmp(name, "late") == 0)
		return ask_touch;
	return strcmp(name, "popup") == 0 ? ask_popup : NULL;
}

int main(int argc, char *argv[])
{
	ask = argc == 2 ? ask_by_name(argv[1]) : NULL;
	if (!ask || !test_connect()) {
		fprintf(stderr, "usage: grab-client move|drag|late|popup\n");
		return EXIT_FAILURE;
	}
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_touch_add_listener(wl_seat_get_touch(seat), &touch_listener, NULL);
	wl_display_roundtrip(display);
	map();
	while (wl_display_dispatch(display) >= 0)
		;
	return EXIT_SUCCESS;
}
