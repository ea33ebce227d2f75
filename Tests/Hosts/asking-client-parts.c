/* SPDX-License-Identifier: MIT */
/* Part of the asking client: a pointer, a subsurface and a menu. */
#include "asking-client.h"
#include "test-connection.h"

#include <stdio.h>
#include <string.h>

static void handle_enter(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *entered,
	wl_fixed_t x, wl_fixed_t y)
{
	printf("enter %s %d %d\n", name_of(entered), wl_fixed_to_int(x), wl_fixed_to_int(y));
}

static void handle_leave(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *left)
{
	printf("leave\n");
}

static void handle_motion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y)
{
}

static void handle_button(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
	uint32_t state)
{
	printf("button %x %s\n", button, state ? "pressed" : "released");
}

static void handle_axis(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value)
{
}

static void handle_frame(void *data, struct wl_pointer *pointer)
{
}

static const struct wl_pointer_listener pointer_listener = {
	.enter = handle_enter,
	.leave = handle_leave,
	.motion = handle_motion,
	.button = handle_button,
	.axis = handle_axis,
	.frame = handle_frame,
};

void listen_to_pointer(void)
{
	wl_pointer_add_listener(wl_seat_get_pointer(seat), &pointer_listener, NULL);
}

/* The parent knows the subsurface; it has no content yet. */
static struct wl_subsurface *create_part(int x)
{
	struct wl_subsurface *subsurface;

	part = wl_compositor_create_surface(compositor);
	subsurface = wl_subcompositor_get_subsurface(subcompositor, part, surface);
	wl_subsurface_set_position(subsurface, x, 0);
	wl_surface_commit(surface);
	return subsurface;
}

static void show_part(void)
{
	wl_surface_attach(part, buffer, 0, 0);
	wl_surface_commit(part);
	wl_display_roundtrip(display);
}

/* Adds a subsurface on the right of the window, mostly beyond its edge. */
void add_part(void)
{
	wl_subsurface_set_desync(create_part(SIDE - 50));
	show_part();
}

/* Adds a synchronized subsurface over the middle of the window, which waits for its parent's commit. */
void add_waiting_part(void)
{
	create_part(50);
	show_part();
}

void commit_window(struct wl_surface *touched, uint32_t serial, int x, int y)
{
	wl_surface_commit(surface);
}

static struct xdg_popup *popup;
static struct xdg_surface *popup_surface;

static void handle_popup_configure(void *data, struct xdg_popup *configured, int32_t x, int32_t y, int32_t width,
	int32_t height)
{
	printf("menu at %d %d\n", x, y);
}

static void handle_popup_done(void *data, struct xdg_popup *done)
{
	printf("menu dismissed\n");
	xdg_popup_destroy(popup);
	xdg_surface_destroy(popup_surface);
	wl_surface_destroy(menu);
	menu = NULL;
}

static void handle_repositioned(void *data, struct xdg_popup *repositioned, uint32_t token)
{
	printf("menu repositioned %u\n", token);
}

static const struct xdg_popup_listener popup_listener = {
	.configure = handle_popup_configure,
	.popup_done = handle_popup_done,
	.repositioned = handle_repositioned,
};

static void handle_surface_configure(void *data, struct xdg_surface *configured, uint32_t serial)
{
	xdg_surface_ack_configure(configured, serial);
	wl_surface_attach(menu, buffer, 0, 0);
	wl_surface_commit(menu);
}

static const struct xdg_surface_listener surface_listener = { .configure = handle_surface_configure };

static struct xdg_positioner *position_at(int x, int y)
{
	struct xdg_positioner *positioner = xdg_wm_base_create_positioner(wm_base);

	xdg_positioner_set_size(positioner, SIDE, SIDE);
	xdg_positioner_set_anchor_rect(positioner, x, y, 1, 1);
	xdg_positioner_set_gravity(positioner, XDG_POSITIONER_GRAVITY_BOTTOM_RIGHT);
	return positioner;
}

static void create_menu(int x, int y)
{
	struct xdg_positioner *positioner = position_at(x, y);

	menu = wl_compositor_create_surface(compositor);
	popup_surface = xdg_wm_base_get_xdg_surface(wm_base, menu);
	xdg_surface_add_listener(popup_surface, &surface_listener, NULL);
	popup = xdg_surface_get_popup(popup_surface, xdg_surface, positioner);
	xdg_popup_add_listener(popup, &popup_listener, NULL);
	xdg_positioner_destroy(positioner);
}

/* Opens a menu with its corner at the finger. */
void ask_for_menu(struct wl_surface *touched, uint32_t serial, int x, int y)
{
	if (menu)
		return;
	create_menu(x, y);
	xdg_popup_grab(popup, seat, serial);
	wl_surface_commit(menu);
}

/* Opens a menu without a touch, which then moves over the touched location. */
void open_menu_and_move_it(void)
{
	struct xdg_positioner *positioner = position_at(50, 50);

	create_menu(300, 300);
	wl_surface_commit(menu);
	wl_display_roundtrip(display);
	xdg_popup_reposition(popup, positioner, 7);
	xdg_positioner_destroy(positioner);
}
